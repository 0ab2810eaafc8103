import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from '@livery/sandbox/texts';
import { password } from './login-dialog.ts';

/** The security section of the member centre. */
export class SecurityCenter {
  readonly page: Page;
  readonly t: Translate;
  readonly twoFactor: Locator;
  readonly passkeys: Locator;
  readonly secondStep: Locator;

  constructor(page: Page, t: Translate) {
    this.page = page;
    this.t = t;
    this.twoFactor = page.getByRole('region', { name: t('account:twoFactor.title') });
    this.passkeys = page.getByRole('region', { name: t('account:passkeys.title'), exact: true });
    this.secondStep = page.getByRole('dialog', { name: t('login:secondFactor.title') });
  }

  dialog(key: string, values?: Record<string, string>): Locator {
    return this.page.getByRole('dialog', { name: this.t(key, values) });
  }

  async enterPassword(dialog: Locator): Promise<void> {
    await dialog.getByLabel(this.t('account:protection.password'), { exact: true }).fill(password);
  }

  /** Returns the secret that an app would scan. */
  async startTwoFactor(): Promise<string> {
    await this.twoFactor.getByRole('button', { name: this.t('account:twoFactor.turnOn') }).click();
    const enrolment = this.dialog('account:twoFactor.steps.enrol.title');
    await this.enterPassword(enrolment);
    await enrolment.getByRole('button', { name: this.t('account:twoFactor.continue') }).click();
    const secret = this.dialog('account:twoFactor.steps.confirm.title').getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    return (await secret.innerText()).replaceAll(' ', '');
  }

  /** Returns the recovery codes. */
  async confirmTwoFactor(code: string): Promise<string[]> {
    await this.dialog('account:twoFactor.steps.confirm.title').getByLabel(this.t('account:twoFactor.code')).fill(code);
    const codes = this.dialog('account:twoFactor.steps.codes.title');
    const items = codes.getByRole('listitem');
    await expect(items).toHaveCount(10);
    const list = await items.allInnerTexts();
    await codes.getByRole('button', { name: this.t('account:twoFactor.steps.codes.done') }).click();
    return list;
  }

  async addPasskey(): Promise<void> {
    await this.passkeys.getByRole('button', { name: this.t('account:passkeys.add') }).click();
    const dialog = this.dialog('account:passkeys.steps.add');
    await this.enterPassword(dialog);
    await dialog.getByRole('button', { name: this.t('account:passkeys.create') }).click();
  }

  async turnOffTwoFactor(recoveryCode: string): Promise<void> {
    await this.twoFactor.getByRole('button', { name: this.t('account:twoFactor.turnOff') }).click();
    const dialog = this.dialog('account:twoFactor.steps.turnOff.title');
    await this.enterPassword(dialog);
    await dialog.getByRole('button', { name: this.t('account:twoFactor.useRecoveryCode') }).click();
    await dialog.getByLabel(this.t('account:twoFactor.recoveryCode'), { exact: true }).fill(recoveryCode);
    await dialog.getByRole('button', { name: this.t('account:twoFactor.turnOff') }).click();
  }
}
