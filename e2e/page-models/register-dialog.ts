import type { Locator, Page } from '@playwright/test';
import type { Translate } from '@livery/sandbox/texts';

export class RegisterDialog {
  readonly t: Translate;
  readonly dialog: Locator;
  readonly submit: Locator;
  readonly next: Locator;
  readonly sendCode: Locator;

  constructor(page: Page, t: Translate) {
    this.t = t;
    this.dialog = page.getByRole('dialog', { name: t('registration:title') });
    this.submit = this.dialog.getByRole('button', { name: t('registration:submit') });
    this.next = this.dialog.getByRole('button', { name: t('registration:steps.next') });
    this.sendCode = this.dialog.getByRole('button', { name: t('forms:code.send') });
  }

  way(id: 'mobile' | 'username'): Locator {
    return this.dialog.getByRole('tab', { name: this.t(`registration:ways.${id}`) });
  }

  field(name: string): Locator {
    return this.dialog.getByRole('textbox', { name: this.t(`registration:fields.${name}`) });
  }

  secret(name: 'password' | 'confirmPassword'): Locator {
    return this.dialog.getByLabel(this.t(`registration:fields.${name}`), { exact: true });
  }

  async fillPasswords(password: string): Promise<void> {
    await this.secret('password').fill(password);
    await this.secret('confirmPassword').fill(password);
  }

  /** Age and terms; the name of the second holds a link, which a press in the middle would follow. */
  async consent(): Promise<void> {
    for (const box of await this.dialog.getByRole('checkbox').all()) await box.check({ position: { x: 8, y: 8 } });
  }
}
