import type { Locator, Page } from '@playwright/test';
import type { Translate } from '@livery/sandbox/texts';

type Action = 'accept' | 'reject' | 'withdraw' | 'requestTermination' | 'terminate';

/** The pages of an agent's contracts. */
export class Contracts {
  readonly page: Page;
  readonly t: Translate;
  /** The popup of the offer that the seed leaves for agent41. */
  readonly proposal: Locator;
  /** The rate fields, one per tier. */
  readonly rate: Locator;

  constructor(page: Page, t: Translate) {
    this.page = page;
    this.t = t;
    const offer = { who: 'agent', kind: t('agent-contracts:kinds.dividend') };
    this.proposal = page.getByRole('dialog', { name: t('agent-contracts:popup.title', offer) });
    this.rate = page.getByRole('textbox', { name: t('agent-contracts:form.rate') });
  }

  async send(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('agent-contracts:form.submit') }).click();
  }

  /** Acts on the contract's page and confirms. */
  async act(action: Action): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: this.t(`agent-contracts:actions.${action}`), exact: true })
      .click();
    await this.confirm(action);
  }

  async confirm(action: Action): Promise<void> {
    const question = this.page.getByRole('dialog', { name: this.t(`agent-contracts:confirm.titles.${action}`) });
    await question.getByRole('button', { name: this.t(`agent-contracts:actions.${action}`), exact: true }).click();
    await question.waitFor({ state: 'hidden' });
  }
}
