import type { Locator, Page } from '@playwright/test';
import type { Translate } from '@livery/sandbox/texts';

type Action = 'dispute' | 'answer' | 'resolve';

/** The list of an agent's commission lines, and the page of a line. */
export class Commissions {
  readonly page: Page;
  readonly t: Translate;
  readonly rows: Locator;
  readonly explanation: Locator;
  /** The rate in the explanation of the gross. */
  readonly rate: Locator;
  readonly dispute: Locator;

  constructor(page: Page, t: Translate) {
    const main = page.getByRole('main');
    this.page = page;
    this.t = t;
    this.rows = main.getByRole('table', { name: t('agent-commissions:list.caption') }).getByRole('link');
    this.explanation = main.getByRole('region', { name: t('agent-commissions:explanation.title') });
    const rate = t('agent-commissions:rateOfTier.rate', { tier: 1 });
    this.rate = this.explanation.locator('summary').filter({ hasText: rate });
    this.dispute = main.getByRole('region', { name: t('agent-commissions:dispute.title') });
  }

  step(name: string): Locator {
    const words = this.page.getByText(this.t(`agent-commissions:steps.${name}`), { exact: true });
    return this.explanation.locator('summary').filter({ has: words });
  }

  /** Opens the form first if no dispute is open. */
  async say(action: Action, text: string): Promise<void> {
    const field = this.dispute.getByRole('textbox');
    const opener = this.dispute.locator('summary');
    await field.or(opener).first().waitFor();
    if (!(await field.isVisible())) await opener.click();
    await field.fill(text);
    await this.dispute.getByRole('button', { name: this.t(`agent-commissions:dispute.actions.${action}`) }).click();
    await this.dispute.getByRole('listitem').filter({ hasText: text }).waitFor();
  }
}
