import { expect, type Locator, type Page } from '@playwright/test';
import { address } from '../support/address.ts';
import { controlSecret } from '../support/control-secret.ts';

/** The operator's desk, which is in English only. */
export class Desk {
  readonly page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
  }

  /** Opens the address that `npm start` prints, by default of the shared gateway. */
  async open({ url, secret }: { url: string; secret: string } = { url: address(null), secret: controlSecret() }): Promise<void> {
    await this.page.goto(`${url}/control/#secret=${secret}`);
    await expect(this.title('Inbox')).toBeVisible();
  }

  title(name: string): Locator {
    return this.main.getByRole('heading', { level: 1, name, exact: true });
  }

  get merchant(): Locator {
    return this.page.getByRole('combobox', { name: 'Merchant' });
  }

  async enter(room: string): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: room, exact: true }).click();
    await expect(this.title(room)).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
