import { expect, type Page } from '@playwright/test';
import { ports } from '../support/address.ts';

/** The pages of the payment sandbox, which are in English only. */
export class PaymentProvider {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The payment of a PIX code. */
  async openCode(code: string): Promise<void> {
    await this.page.goto(`http://localhost:${ports.payments}/`);
    await this.page.getByRole('textbox', { name: 'Copy-and-paste code' }).fill(code);
    await this.page.getByRole('button', { name: 'Open', exact: true }).click();
  }

  /** The provider's link back to the site. */
  async leave(): Promise<void> {
    await this.page.getByRole('link', { name: /^Back to / }).click();
  }

  async pay(): Promise<void> {
    await this.page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(this.page.getByText('Paid', { exact: true })).toBeVisible();
  }
}
