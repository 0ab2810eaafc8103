import type { Locator, Page } from '@playwright/test';
import type { Translate } from '@livery/sandbox/texts';

/** The fields of every password dialog. */
export class PasswordDialog {
  readonly dialog: Locator;
  readonly old: Locator;
  readonly mobile: Locator;
  readonly sendCode: Locator;
  readonly code: Locator;
  readonly first: Locator;
  readonly again: Locator;
  readonly submit: Locator;

  constructor(page: Page, t: Translate, kind: 'change' | 'forgot' | 'reset') {
    this.dialog = page.getByRole('dialog', { name: t(`password:${kind}.title`) });
    this.old = this.dialog.getByLabel(t('password:old'), { exact: true });
    this.mobile = this.dialog.getByRole('textbox', { name: t('password:mobile'), exact: true });
    this.sendCode = this.dialog.getByRole('button', { name: t('forms:code.send') });
    this.code = this.dialog.getByLabel(t('forms:code.label'), { exact: true });
    this.first = this.dialog.getByLabel(t('password:new'), { exact: true });
    this.again = this.dialog.getByLabel(t('password:confirm'), { exact: true });
    this.submit = this.dialog.getByRole('button', {
      name: t(kind === 'change' ? 'password:change.submit' : 'password:forgot.setNew'),
      exact: true,
    });
  }

  async choose(password: string): Promise<void> {
    await this.first.fill(password);
    await this.again.fill(password);
    await this.submit.click();
  }
}
