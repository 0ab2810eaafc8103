import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Translate } from '@livery/sandbox/texts';
import { untilUncovered } from '../support/uncovered.ts';

/** The game's window and the slot inside it, which is a page of another origin with its own texts. */
export class GamePopup {
  readonly page: Page;
  readonly dialog: Locator;
  readonly frame: Locator;
  readonly game: FrameLocator;
  readonly spin: Locator;
  readonly close: Locator;
  readonly retry: Locator;
  /** The link from a demo to the game for money. */
  readonly forMoney: Locator;
  /** The clock that runs during the game. */
  readonly elapsed: Locator;

  constructor(page: Page, t: Translate, name: string | RegExp = /./) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name });
    this.frame = this.dialog.locator('iframe');
    this.game = this.frame.contentFrame();
    this.spin = this.game.getByRole('button', { name: /^(Spin|Girar)$/ });
    this.close = this.dialog.getByRole('button', { name: t('launch:game.close') });
    this.forMoney = this.dialog.getByRole('button', { name: t('launch:game.forMoney') });
    this.retry = this.dialog.getByRole('button', { name: t('launch:game.retry') });
    this.elapsed = this.dialog.getByRole('img', { name: t('launch:game.elapsed') });
  }

  /** Waits for the machine. It is a separate page, so it takes a while. */
  async started(): Promise<void> {
    await expect(this.spin).toBeVisible({ timeout: 15_000 });
  }

  /** Closes the window and waits until the page below is back. */
  async leave(): Promise<void> {
    await this.close.click();
    await expect(this.frame).toHaveCount(0);
    await untilUncovered(this.page);
  }

  /** A figure of the machine in minor units. */
  async meter(label: RegExp): Promise<number> {
    const text = await this.game
      .locator('.meter', { has: this.game.getByText(label) })
      .locator('output')
      .innerText();
    return Number(text.replace(/\D/g, ''));
  }

  balance(): Promise<number> {
    return this.meter(/^(Balance|Saldo)$/);
  }

  stake(): Promise<number> {
    return this.meter(/^(Stake|Aposta)$/);
  }

  lastWin(): Promise<number> {
    return this.meter(/^(Last win|Último prêmio)$/);
  }

  /** Waits until the reels have stopped and the round is paid. */
  async settled(): Promise<void> {
    await expect(this.spin).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
  }
}
