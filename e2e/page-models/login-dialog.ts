import type { Locator, Page } from '@playwright/test';
import type { Translate } from '@livery/sandbox/texts';

export const password = 'Livery#2026';

export class LoginDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly username: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  /** Shows the less common ways. */
  readonly more: Locator;
  /** The reason that the action needs a member. */
  readonly needed: Locator;
  /** The reason that the session has ended. */
  readonly expired: Locator;

  constructor(page: Page, t: Translate) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: t('login:login.title') });
    this.username = this.dialog.getByRole('textbox', { name: t('forms:credentials.username') });
    this.password = this.dialog.getByLabel(t('forms:credentials.password'), { exact: true });
    this.submit = this.dialog.getByRole('button', { name: t('forms:credentials.submit') });
    this.more = this.dialog.getByRole('button', { name: t('login:login.more') });
    this.needed = this.dialog.getByText(t('common:errors.NOT_LOGGED_IN'));
    this.expired = this.dialog.getByText(t('login:login.expired'));
  }

  async logIn(account: string, secret = password): Promise<void> {
    await this.username.fill(account);
    await this.password.fill(secret);
    await this.submit.click();
  }
}
