import type { Locator, Page } from '@playwright/test';
import type { Translate } from '@livery/sandbox/texts';

const ownNames = ['HOME'];

/** The home page: category menu, the sections of HOME, or the games of one category. */
export class Lobby {
  readonly page: Page;
  readonly t: Translate;
  readonly menu: Locator;
  /** On wide screens the top navigation lists the categories instead of the menu. */
  readonly bar: Locator;
  readonly panel: Locator;
  readonly grid: Locator;
  readonly tiles: Locator;
  readonly search: Locator;
  readonly vendorSelect: Locator;
  readonly pages: Locator;
  readonly classify: Locator;

  constructor(page: Page, t: Translate) {
    this.page = page;
    this.t = t;
    this.menu = page.getByRole('tablist', { name: t('lobby:menu.label') });
    this.bar = page.getByRole('navigation', { name: t('common:shell.sections') });
    this.panel = page.getByRole('tabpanel');
    this.grid = this.panel.getByRole('list', { name: t('lobby:grid.label') });
    this.tiles = this.grid.getByRole('article');
    this.search = this.panel.getByRole('searchbox', { name: t('lobby:search.label') });
    this.vendorSelect = this.panel.getByRole('combobox', { name: t('lobby:vendor.label') });
    this.pages = this.panel.getByRole('navigation', { name: t('common:pager.label') });
    this.classify = this.panel.getByRole('group', { name: t('lobby:classify.label') });
  }

  typeName(type: string): string {
    return this.t(ownNames.includes(type) ? `lobby:menu.${type}` : `common:types.${type}`);
  }

  /** The entry of a category. */
  tab(type: string): Locator {
    return this.menu.getByRole('tab', { name: this.typeName(type), exact: true }).or(this.#link(type));
  }

  /** The same entry while its category is shown. */
  chosen(type: string): Locator {
    const tab = this.menu.getByRole('tab', { name: this.typeName(type), exact: true, selected: true });
    return tab.or(this.#link(type).and(this.page.locator('[aria-current=page]')));
  }

  #link(type: string): Locator {
    const name = type === 'HOME' ? this.t('common:navigation.home') : this.typeName(type);
    return this.bar.getByRole('link', { name, exact: true });
  }

  section(type: string): Locator {
    const title = ['HOT', 'RECENT', 'FAV'].includes(type) ? this.t(`lobby:sections.${type}`) : this.typeName(type);
    return this.panel.getByRole('region', { name: title, exact: true });
  }

  more(section: Locator): Locator {
    return section.getByRole('link', { name: new RegExp(`^${this.t('lobby:sections.moreOf', { title: '' })}`) });
  }

  filter(name: 'HOT' | 'FAV' | 'RECENT'): Locator {
    return this.panel
      .getByRole('group', { name: this.t('lobby:filters.label') })
      .getByRole('button', { name: this.t(`lobby:filters.${name}`) });
  }

  /** With many vendors, the button that opens the larger layout. It shows the chosen vendor. */
  vendorButton(vendor = this.t('lobby:vendor.all')): Locator {
    return this.panel.getByRole('button', { name: vendor, exact: true }).and(this.page.locator('[aria-haspopup=dialog]'));
  }

  get vendorDialog(): Locator {
    return this.page.getByRole('dialog', { name: this.t('lobby:vendor.label') });
  }

  async chooseVendor(name: string): Promise<void> {
    await this.vendorButton().click();
    await this.vendorDialog.getByRole('button', { name, exact: true }).click();
  }

  tile(name: string, within: Locator = this.panel): Locator {
    return within
      .getByRole('article')
      .filter({ has: this.page.getByRole('button', { name: this.t('lobby:tile.favourite', { name }), exact: true }) });
  }

  /** The control that starts a tile's game. */
  play(tile: Locator): Locator {
    return tile.getByRole('button').first();
  }

  heart(name: string): Locator {
    return this.panel.getByRole('button', { name: this.t('lobby:tile.favourite', { name }), exact: true });
  }

  pageLink(page: number): Locator {
    return this.pages.getByRole('link', { name: this.t('common:pager.page', { page }), exact: true });
  }
}
