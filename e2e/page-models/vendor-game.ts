import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { ports } from '../support/address.ts';
import { untilUncovered } from '../support/uncovered.ts';
import type { Translate } from '@livery/sandbox/texts';

/** A game of the vendors' sandbox in the window that launched it, with its own texts. */
export class VendorGame {
  readonly page: Page;
  readonly game: FrameLocator;
  readonly close: Locator;

  constructor(page: Page, t: Translate) {
    this.page = page;
    const dialog = page.getByRole('dialog', { name: /./ });
    this.game = dialog.locator('iframe').contentFrame();
    this.close = dialog.getByRole('button', { name: t('launch:game.close') });
  }

  /** Closes the window and waits until the page below is back. */
  async leave(): Promise<void> {
    await this.close.click();
    await untilUncovered(this.page);
  }

  /** In minor units. */
  async balance(): Promise<number> {
    return Number((await this.game.locator('.purse output').innerText()).replace(/\D/g, ''));
  }
}

/** The sandbox's page for ending matches, which is in English only. */
export class VendorDesk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** By its id, because two matches may have the same teams. */
  async endMatch(fixture: string, home: number, away: number): Promise<void> {
    await this.page.goto(`http://localhost:${ports.vendors}/`);
    const row = this.page.getByRole('row').filter({ has: this.page.locator(`input[value="${fixture}"]`) });
    await row.getByRole('textbox').first().fill(String(home));
    await row.getByRole('textbox').last().fill(String(away));
    await row.getByRole('button', { name: 'End and settle' }).click();
    await expect(this.page.getByRole('heading', { name: 'Vendors’ sandbox' })).toBeVisible();
  }
}
