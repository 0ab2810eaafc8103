import type { BrandFacts } from '@livery/sandbox/brand-facts';
import { changeAnswer, nextValue } from '../../support/calls.ts';
import { expect, test } from '../../support/test.ts';

const needSlides = ({ brand }: { brand: BrandFacts }): void => test.skip(brand.layout.promotions !== 'slides', 'the brand shows cards');

test.describe('the banners of the home page', () => {
  test.beforeEach(needSlides);

  test('come only from the group w_home, each with its own picture [home-01, home-17]', async ({ page, site, announcements }) => {
    const answered = nextValue(page, 'announcements');
    await site.open();
    const { banners } = await answered;
    const home = banners.filter(({ groupName }) => groupName === 'w_home');
    expect(home.length).toBeGreaterThan(0);
    expect(banners.length).toBeGreaterThan(home.length);
    // The brand's own hero stays first.
    await expect(announcements.slides).toHaveCount(home.length + 1);
    for (const { title, imageUrl } of home) await expect(announcements.slide(title).locator('img')).toHaveAttribute('src', imageUrl);
    for (const { title } of banners.filter(({ groupName }) => groupName !== 'w_home'))
      await expect(announcements.carousel.getByText(title, { exact: true })).toHaveCount(0);
  });

  test('lead to games, like the hero', async ({ page, t, site, lobby }) => {
    const answered = nextValue(page, 'announcements');
    await site.open();
    const hero = await site.main
      .getByRole('link', { name: t('home:hero.action'), exact: true })
      .first()
      .getAttribute('href');
    const pages = (await answered).banners.filter(({ groupName, linkage }) => groupName === 'w_home' && linkage.type === 'page');
    expect(pages.length).toBeGreaterThan(0);
    for (const target of [hero ?? '', ...pages.map(({ linkage }) => linkage.target), '/fish']) {
      await site.open(target);
      await expect(lobby.tiles.first(), target).toBeVisible();
      await expect(lobby.chosen('HOME'), target).toHaveCount(0);
    }
  });

  test('open the target of their linkage: a page, an address, a game, or nothing [home-17]', async ({
    page,
    site,
    announcements,
    login,
  }) => {
    const linkages = [
      { type: 'page', target: '/promotions' },
      { type: 'link', target: 'https://news.example/' },
      { type: 'game', target: 'INHOUSE/HOUSE/27002' },
      { type: 'none', target: '' },
      { type: 'link', target: 'javascript:alert(1)' },
    ] as const;
    await changeAnswer(page, 'announcements', (value) => ({
      ...value,
      banners: value.banners
        .filter(({ groupName }) => groupName === 'w_home')
        .map((banner, index) => ({ ...banner, title: `Banner ${index}`, linkage: linkages[index] ?? banner.linkage })),
    }));
    await site.open();
    await expect(announcements.stop(2)).toBeVisible();
    const link = (index: number) => announcements.slide(`Banner ${index}`).getByRole('link', { includeHidden: true });
    await expect(link(0)).toHaveAttribute('href', '/promotions');
    await expect(link(1)).toHaveAttribute('href', 'https://news.example/');
    await expect(link(1)).toHaveAttribute('target', '_blank');
    for (const index of [3, 4]) await expect(announcements.slide(`Banner ${index}`).locator('a, button')).toHaveCount(0);
    await announcements.stops.last().click();
    await announcements.slide('Banner 2').getByRole('button').click();
    await expect(login.dialog, 'a visitor’s game asks for the login').toBeVisible();
  });

  test('show up to 3 slides with a gap of 15 [home-16]', async ({ page, site, announcements }) => {
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1000 });
      await site.open();
      if (width >= 768) await announcements.stops.last().click();
      const settled = async () => {
        const frame = await announcements.carousel.boundingBox();
        const boxes = await announcements.slides.evaluateAll((all) =>
          all.map((slide) => slide.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
        );
        const inView = boxes.filter(({ left, right }) => left >= (frame?.x ?? 0) - 1 && right <= (frame?.x ?? 0) + (frame?.width ?? 0) + 1);
        const gaps = boxes.slice(1).map(({ left }, index) => Math.round(left - (boxes[index]?.right ?? 0)));
        return { inView: inView.length, gaps: [...new Set(gaps)] };
      };
      await expect.poll(settled, { message: `${width} px` }).toEqual({ inView: width >= 1280 ? 3 : width >= 768 ? 2 : 1, gaps: [15] });
    }
  });
});

test.describe('the banners of the home page in motion', () => {
  test.beforeEach(needSlides);
  test.use({ reducedMotion: 'no-preference' });

  test('advance by themselves', async ({ site, announcements }) => {
    await site.open();
    await expect(announcements.stop(1)).toHaveAttribute('aria-current', 'true');
    await expect(announcements.stop(2)).toHaveAttribute('aria-current', 'true', { timeout: 10_000 });
  });
});

test.describe('the notices', () => {
  // The brand's layout decides how they roll.
  test.use({ reducedMotion: 'no-preference' });

  test(
    'scroll on the home page and open as formatted text from the bell [home-02, header-08, role-02, entity-16]',
    { tag: '@brand' },
    async ({ page, t, site, announcements }) => {
      const answered = nextValue(page, 'announcements');
      await site.open();
      const { player } = await answered;
      for (const entry of player)
        expect(entry).toMatchObject({
          title: expect.any(String),
          content: expect.any(String),
          promotionType: expect.any(String),
          execution: expect.stringMatching(/^[ABF]$/),
        });
      // Any of the slides.
      const shown = player.map(({ title }) => announcements.notices.getByRole('button', { name: title, exact: true }));
      await expect(shown.reduce((some, one) => some.or(one)).first()).toBeVisible();
      await expect(announcements.notices.getByRole('button', { name: t('announcements:notices.pause') })).toBeVisible();
      await expect(announcements.bell).toContainText(String(player.length));
      await announcements.bell.click();
      const listed = player.slice(0, 9);
      for (const { title } of listed) await expect(announcements.list.getByText(title, { exact: true })).toBeVisible();
      const marked = listed.find(({ content }) => content.includes('<strong>'));
      await announcements.list.getByText(marked?.title ?? '', { exact: true }).click();
      await expect(announcements.list.locator('strong').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(announcements.list).toBeHidden();
      await expect(announcements.bell).toBeFocused();
      await expect(announcements.bell).not.toContainText(/\d/);
    },
  );

  test('open when tapped, and count on the bell until this device has listed them', async ({ page, announcements, site }) => {
    const answered = nextValue(page, 'announcements');
    await site.open();
    const { player } = await answered;
    const title = player[0]?.title ?? '';
    const notice = announcements.notices.getByRole('button', { name: title, exact: true }).first();
    // It may be moving. The focus stops it.
    await notice.focus();
    await page.keyboard.press('Enter');
    const opened = announcements.list.locator('details[open]');
    await expect(opened).toHaveCount(1);
    await expect(opened.locator('summary')).toContainText(title);
    await page.reload();
    await expect(announcements.notices.getByRole('button').first()).toBeVisible();
    await expect(announcements.bell).not.toContainText(/\d/);
  });

  test('never run a script inside a notice', async ({ page, expectedErrors, site, announcements }) => {
    // The CSP reports the handler while the sanitizer reads it.
    expectedErrors.push(/inline event handler/, /^script-src-attr/);
    const attack =
      '<p>Safe</p><img src=x onerror="window.hacked = 1"><script>window.hacked = 1</script><a href="javascript:window.hacked = 1">Press</a>';
    await changeAnswer(page, 'announcements', (value) => ({
      ...value,
      player: value.player.map((notice) => ({ ...notice, content: attack })),
    }));
    await site.open();
    await announcements.bell.click();
    await announcements.list.locator('summary').first().click();
    await expect(announcements.list.getByText('Safe').first()).toBeVisible();
    await expect(announcements.list.locator('img, script, a[href^="javascript"]')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});
