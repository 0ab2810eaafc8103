import type { Locator, Page } from '@playwright/test';
import type { Translate } from '@livery/sandbox/texts';

export class RegisterDialog {
  readonly page: Page;
  readonly t: Translate;
  readonly dialog: Locator;
  readonly submit: Locator;
  readonly next: Locator;
  readonly sendCode: Locator;

  constructor(page: Page, t: Translate) {
    this.page = page;
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

  /** The field of the code, after it was sent. */
  get code(): Locator {
    return this.dialog.getByRole('textbox', { name: this.t('forms:code.enter', { number: '' }).trim() });
  }

  get password(): Locator {
    return this.dialog.getByLabel(this.t('registration:fields.password'), { exact: true });
  }

  /** The consent to age and terms. */
  get consent(): Locator {
    return this.dialog.getByRole('checkbox');
  }

  /** The welcome after the registration. */
  get welcome(): Locator {
    return this.page.getByRole('dialog', { name: this.t('registration:welcome.title') });
  }
}
