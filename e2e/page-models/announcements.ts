import type { Locator, Page } from '@playwright/test';
import type { Translate } from '@livery/sandbox/texts';

/** Carousel, line of notices, and the list behind the bell. */
export class Announcements {
  readonly page: Page;
  readonly t: Translate;
  readonly carousel: Locator;
  readonly slides: Locator;
  /** The buttons of the carousel, one per slide. Phones have none. */
  readonly stops: Locator;
  readonly notices: Locator;
  readonly bell: Locator;
  readonly list: Locator;

  constructor(page: Page, t: Translate) {
    this.page = page;
    this.t = t;
    this.carousel = page.getByRole('region', { name: t('announcements:carousel.label') });
    this.slides = this.carousel.getByRole('listitem', { includeHidden: true });
    this.stops = this.carousel.getByRole('button', {
      name: new RegExp(`^${t('announcements:carousel.goTo', { number: '' }).trim()} \\d+$`),
    });
    this.notices = page.getByRole('region', { name: t('announcements:notices.label') });
    this.bell = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${t('announcements:notices.bell')}`) });
    this.list = page.getByRole('dialog', { name: t('announcements:notices.label') });
  }

  slide(title: string): Locator {
    return this.slides.filter({ has: this.page.getByRole('heading', { name: title, includeHidden: true }) });
  }

  stop(number: number): Locator {
    return this.carousel.getByRole('button', { name: this.t('announcements:carousel.goTo', { number }), exact: true });
  }
}
