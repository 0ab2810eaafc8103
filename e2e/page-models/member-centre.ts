import type { Locator, Page } from '@playwright/test';
import type { Translate } from '@livery/sandbox/texts';

/** The member centre on a wide screen. On a phone its menu is a separate page. */
export class MemberCentre {
  readonly page: Page;
  readonly t: Translate;
  readonly dialog: Locator;
  readonly menu: Locator;
  readonly heading: Locator;
  readonly save: Locator;

  constructor(page: Page, t: Translate) {
    this.page = page;
    this.t = t;
    this.dialog = page.getByRole('dialog', { name: t('member:title') });
    this.menu = page.getByRole('navigation', { name: t('member:menu') });
    this.heading = this.dialog.getByRole('heading', { level: 1 });
    this.save = page.getByRole('button', { name: t('account:edit.save') });
  }

  entry(section: string): Locator {
    return this.menu.getByRole('link', { name: this.t(`member:sections.${section}`) });
  }

  /** Adds or changes the field with this name. */
  edit(key: string): Locator {
    const names = ['add', 'change'].map((action) => this.t(`account:fact.${action}Named`, { name: this.t(`account:${key}`) }));
    return this.dialog.getByRole('button', { name: new RegExp(`^(?:${names.join('|')})$`) });
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name: this.t(`account:fields.${name}`) });
  }
}
