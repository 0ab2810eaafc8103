import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from '@livery/sandbox/texts';
import { password } from './login-dialog.ts';

/** The agents' workspace and its landing page. */
export class AgentCentre {
  readonly page: Page;
  readonly t: Translate;
  readonly header: Locator;
  readonly menu: Locator;
  readonly shortcuts: Locator;
  readonly heading: Locator;
  readonly clock: Locator;
  readonly username: Locator;

  constructor(page: Page, t: Translate) {
    this.page = page;
    this.t = t;
    this.header = page.getByRole('banner');
    this.menu = page.getByRole('navigation', { name: t('agent-centre:menu') });
    this.shortcuts = page.getByRole('navigation', { name: t('agent-centre:shortcuts') });
    this.heading = page.getByRole('main').getByRole('heading', { level: 1 });
    this.clock = this.header.getByRole('timer');
    this.username = page.getByRole('textbox', { name: t('forms:credentials.username') });
  }

  entry(section: string): Locator {
    return this.menu.getByRole('link', { name: this.t(`agent-centre:sections.${section}`) });
  }

  async expectSection(section: string): Promise<void> {
    await expect(this.heading).toHaveText(this.t(`agent-centre:sections.${section}`));
  }

  /** Logs in by the form of `/agent`, which must be open. */
  async logIn(account: string): Promise<void> {
    await this.username.fill(account);
    await this.page.getByLabel(this.t('forms:credentials.password'), { exact: true }).fill(password);
    await this.page.getByRole('button', { name: this.t('forms:credentials.submit'), exact: true }).click();
  }

  /** The clock's time as seconds of the day. */
  async seconds(): Promise<number> {
    const [hours = 0, minutes = 0, seconds = 0] = ((await this.clock.locator('time').textContent()) ?? '').split(':').map(Number);
    return hours * 3_600 + minutes * 60 + seconds;
  }
}
