import { expect, test, type Locator, type Page } from '@playwright/test';
import { nextCall } from '../support/calls.ts';
import { openSession } from '../support/open-session.ts';
import type { Translate } from '@livery/sandbox/texts';
import { password } from './login-dialog.ts';

/** The frame that every ordinary page has: header, side menu, footer. */
export class Site {
  readonly page: Page;
  readonly t: Translate;
  readonly header: Locator;
  readonly side: Locator;
  readonly footer: Locator;
  readonly main: Locator;

  constructor(page: Page, t: Translate) {
    this.page = page;
    this.t = t;
    this.header = page.getByRole('banner');
    this.side = page.getByRole('complementary', { name: t('common:shell.menuTitle') });
    this.footer = page.getByRole('contentinfo');
    this.main = page.getByRole('main');
  }

  /** Opens an address and waits until the page is hydrated. */
  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.locator('#root[data-prerendered]')).toHaveCount(0);
  }

  /** Opens home and waits until its idle work has started. The domain check starts last. */
  async openAtRest(): Promise<void> {
    const resting = nextCall(this.page, 'domainRoute');
    await this.open();
    await resting;
  }

  /** Opens an address as a member who has logged in before. Journeys about logging in use the form. */
  async openAs(account: string, path = '/'): Promise<void> {
    const token = await openSession(test.info().project.name, account, password);
    const storing = await this.page.addInitScript((value) => sessionStorage.setItem('livery.token', value), token);
    await this.open(path);
    await storing.dispose();
    await expect(this.logIn).toBeHidden();
    await expect(this.balance).toContainText(/\d/);
  }

  /** Forgets the session like a closed tab, so that the next page is a visitor's. */
  async forgetSession(): Promise<void> {
    await this.page.evaluate(() => sessionStorage.removeItem('livery.token'));
  }

  button(key: string, values?: Record<string, string | number>): Locator {
    return this.header.getByRole('button', { name: this.t(key, values), exact: true });
  }

  link(key: string): Locator {
    return this.header.getByRole('link', { name: this.t(key), exact: true });
  }

  get logIn(): Locator {
    return this.link('common:actions.logIn');
  }

  get signUp(): Locator {
    return this.link('common:actions.signUp');
  }

  get balance(): Locator {
    return this.header.getByRole('group', { name: this.t('wallet:balance.label') });
  }

  get topNavigation(): Locator {
    return this.header.getByRole('navigation', { name: this.t('common:shell.sections') });
  }

  /** One variant's rail opens to the full menu. The other's panel is open from the start. */
  async openSideMenu(): Promise<void> {
    const expand = this.header.getByRole('button', { name: this.t('common:shell.expandMenu') });
    if (await expand.isVisible()) await expand.click();
  }

  /** The dropdown of the logged-in member. */
  get account(): Locator {
    return this.header.getByRole('button', { name: new RegExp(`^${this.t('common:account.menu', { name: '.*' })}`) });
  }

  get logoutDialog(): Locator {
    return this.page
      .getByRole('alertdialog', { name: this.t('session:logout.title') })
      .or(this.page.getByRole('dialog', { name: this.t('session:logout.title') }));
  }

  async askToLogOut(): Promise<void> {
    await this.account.click();
    await this.menuEntry('common:actions.signOut').click();
  }

  get confirmLogout(): Locator {
    return this.logoutDialog.getByRole('button', { name: this.t('common:actions.confirm') });
  }

  async logOut(): Promise<void> {
    await this.askToLogOut();
    await this.confirmLogout.click();
    await expect(this.balance).toBeHidden();
  }

  /** The balance in the header in minor units. Waits until it is known. */
  async amount(): Promise<number> {
    await expect(this.balance).toHaveText(/\d/);
    return Number(((await this.balance.textContent()) ?? '').replace(/\D/g, ''));
  }

  menuEntry(key: string): Locator {
    return this.page.getByRole('menuitem', { name: this.t(key) });
  }

  async chooseTheme(theme: 'light' | 'dark' | 'system'): Promise<void> {
    await this.openSideMenu();
    await this.side.getByRole('button', { name: this.t(`common:preferences.${theme}`) }).click();
  }
}
