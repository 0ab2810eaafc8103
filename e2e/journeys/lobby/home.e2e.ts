import { changeAnswer, nextValue } from '../../support/calls.ts';
import { inlinedBrand } from '../../support/inlined-brand.ts';
import { expect, test } from '../../support/test.ts';

test.describe('the category menu of the home page', () => {
  test('has the fixed entries and vendor categories, starts at HOME, and supports arrow keys [home-03, home-04, home-05]', async ({
    page,
    site,
    lobby,
  }) => {
    // On wide screens they are in the top navigation.
    await page.setViewportSize({ width: 1024, height: 800 });
    await site.open();
    for (const type of ['HOME', 'HOT', 'INHOUSE', 'FAV', 'RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'])
      await expect(lobby.tab(type)).toBeVisible();
    await expect(lobby.chosen('HOME')).toBeVisible();
    await expect(lobby.menu.getByRole('tab', { selected: true })).toHaveCount(1);
    await lobby.tab('HOME').focus();
    await page.keyboard.press('ArrowRight');
    await expect(lobby.tab('HOT')).toBeFocused();
    await expect(lobby.chosen('HOME')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(lobby.chosen('HOT')).toBeVisible();
  });

  test('is the top navigation at desktop width, with each category once [home-03, home-04]', async ({ page, t, site, lobby }) => {
    await site.open('/rng');
    await expect(lobby.menu).toHaveCount(0);
    for (const type of ['HOME', 'HOT', 'INHOUSE', 'FAV', 'RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'])
      await expect(lobby.tab(type)).toBeVisible();
    await expect(lobby.chosen('RNG')).toBeVisible();
    const first = lobby.tiles.first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y, 'games start in the upper third').toBeLessThan(250);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(lobby.menu).toBeVisible();
    await expect(site.header.getByRole('navigation', { name: t('common:shell.sections') })).toBeHidden();
  });

  test('omits a category without vendors, in the menu and in the top navigation [home-04, home-14]', async ({ page, t, site, lobby }) => {
    await changeAnswer(page, 'gameMenus', ({ categories }) => ({
      categories: categories.map((category) => (category.gameCategory === 'FISH' ? { ...category, cards: [] } : category)),
    }));
    await site.open();
    await expect(lobby.tab('SPORTS')).toBeVisible();
    await expect(lobby.tab('FISH')).toHaveCount(0);
    await expect(site.topNavigation.getByRole('link', { name: t('common:types.SPORTS'), exact: true })).toBeVisible();
    await expect(site.topNavigation.getByRole('link', { name: t('common:types.FISH'), exact: true })).toHaveCount(0);
  });
});

test.describe('the sections of HOME', () => {
  test('are sliders of up to 6 tiles [home-06, home-09]', { tag: '@brand' }, async ({ page, site, lobby }) => {
    const answered = nextValue(page, 'gameList', ({ gameType }) => gameType === 'RNG');
    await site.open();
    expect((await answered).games.length).toBeGreaterThan(6);
    for (const type of ['HOT', 'INHOUSE', 'RNG', 'LIVE', 'SPORTS']) {
      await expect(lobby.section(type).getByRole('listitem')).toHaveCount(6);
      await expect(lobby.section(type).getByRole('article')).toHaveCount(6);
    }
  });

  test('scroll sideways on a phone [home-06]', async ({ page, site, lobby }) => {
    await changeAnswer(page, 'hotGames', ({ list }) => ({ list: list.slice(0, 12) }));
    await page.setViewportSize({ width: 390, height: 844 });
    await site.open();
    for (const type of ['HOT', 'INHOUSE', 'RNG', 'LIVE', 'SPORTS']) {
      await expect(lobby.section(type).getByRole('article').first()).toBeAttached();
      await expect(lobby.section(type).getByRole('list')).toHaveCSS('overflow-x', 'auto');
    }
    const slider = lobby.section('HOT').getByRole('list');
    await slider.evaluate((list) => list.scrollBy({ left: 200, behavior: 'instant' }));
    await expect.poll(() => slider.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  });

  test('link to their category with More [home-07]', async ({ site, lobby }) => {
    await site.open();
    for (const type of ['HOT', 'INHOUSE', 'RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS']) {
      await lobby.more(lobby.section(type)).click();
      await expect(lobby.chosen(type)).toBeVisible();
      await expect(lobby.tiles.first()).toBeVisible();
      await lobby.tab('HOME').click();
    }
  });

  test('show a visitor 6 hot games of 13, and all 12 of 12 [home-10, role-01]', async ({ page, site, lobby }) => {
    let held = 13;
    await changeAnswer(page, 'hotGames', ({ list }) => ({ list: list.slice(0, held) }));
    for (const shown of [6, 12]) {
      const answered = nextValue(page, 'hotGames');
      await site.open();
      expect((await answered).list).toHaveLength(held);
      await expect(lobby.section('HOT').getByRole('article')).toHaveCount(shown);
      held = 12;
    }
  });

  test('include up to 6 recent games, only for members who have some [home-08, home-09]', async ({ page, site, lobby }) => {
    const games = nextValue(page, 'gameList', ({ gameType }) => gameType === 'RNG');
    await site.open();
    await expect(lobby.section('RNG').getByRole('article')).toHaveCount(6);
    await expect(lobby.section('RECENT')).toHaveCount(0);
    let held = 0;
    const catalogue = (await games).games;
    await changeAnswer(page, 'recentGames', () => ({ list: catalogue.slice(0, held), totalPages: 1 }));
    const empty = nextValue(page, 'recentGames');
    await site.openAs('demo');
    expect((await empty).list).toEqual([]);
    await expect(lobby.section('RECENT')).toHaveCount(0);
    held = 8;
    await page.reload();
    await expect(lobby.section('RECENT').getByRole('article')).toHaveCount(6);
    await site.logOut();
    await expect(lobby.section('RECENT')).toHaveCount(0);
  });
});

test.describe('in motion', { tag: '@brand' }, () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the hero’s wins pause and play with the carousel', async ({ page, t, site }) => {
    await page.clock.install();
    await site.open();
    const { layout } = await inlinedBrand(page);
    const wins = page.getByText(t('home:wins.label'), { exact: true }).locator('..');
    if (layout.hero !== 'type') return expect(wins, 'other heroes show none').toHaveCount(0);
    const press = async (label: 'pause' | 'play') => {
      await page.getByRole('button', { name: t(`announcements:carousel.${label}`) }).click();
      await page.mouse.move(0, 0);
    };
    await press('pause');
    const first = (await wins.textContent()) ?? '';
    await page.clock.runFor(30_000);
    await expect(wins).toHaveText(first);
    await press('play');
    await page.clock.runFor(4_000);
    await expect(wins).not.toHaveText(first);
  });
});

test('the hero shows its full headline and action at every width', async ({ page, t, site }) => {
  await site.open();
  const action = page
    .getByRole('main')
    .getByRole('link', { name: t('home:hero.action'), exact: true })
    .first();
  await expect(action).toBeVisible();
  for (const width of [320, 390, 600, 768, 900, 1024, 1180, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const part of [page.getByRole('heading', { level: 1 }), action])
      // The hero clips overflowing content.
      await expect(part, `${await part.textContent()} at ${width}`).toBeInViewport({ ratio: 1 });
  }
});
