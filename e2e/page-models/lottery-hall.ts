import type { Locator, Page } from '@playwright/test';
import type { Translate } from '@livery/sandbox/texts';

/** The page of a group of lotteries. */
export class LotteryHall {
  readonly groups: Locator;
  readonly cards: Locator;
  readonly recent: Locator;

  constructor(page: Page, t: Translate) {
    const main = page.getByRole('main');
    this.groups = main.getByRole('heading', { level: 2 });
    this.cards = main.getByRole('article');
    this.recent = main.getByRole('region', { name: t('lottery-hall:recent') });
  }

  /** The card of a lottery, by its name. */
  card(name: string): Locator {
    return this.cards.filter({ has: this.button(name) });
  }

  button(name: string): Locator {
    return this.cards.getByRole('button', { name, exact: true });
  }
}
