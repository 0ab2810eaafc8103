import { wireConstants } from '@livery/contract/wire-constants';
import { changeAnswer, nextCall, nextValue, queryOf } from '../../support/calls.ts';
import { inlinedBrand } from '../../support/inlined-brand.ts';
import { expect, test } from '../../support/test.ts';

const listOf = (type: string) => (query: Record<string, string>) => query['gameType'] === type;

test.describe('the grid of a category', () => {
  test('requests and shows 18 tiles a page, each with the data of its game [lobby-08, lobby-12, entity-01, entity-03]', async ({
    page,
    t,
    site,
    lobby,
  }) => {
    const [asked, answered] = [nextCall(page, 'gameList', listOf('RNG')), nextValue(page, 'gameList', listOf('RNG'))];
    const menus = nextValue(page, 'gameMenus');
    await site.open('/?type=RNG');
    expect(queryOf(await asked)).toMatchObject({ pageNo: '1', pageSize: '18', clientType: '3', platform: wireConstants.platform });
    const { games } = await answered;
    const { categories } = await menus;
    const names = new Map(categories.flatMap(({ cards }) => cards.map(({ vassalage, nodeName }) => [vassalage, nodeName] as const)));
    await expect(lobby.tiles).toHaveCount(18);
    for (const [index, game] of games.entries()) {
      expect(game).toMatchObject({
        nodeId: expect.any(Number),
        vassalage: expect.any(String),
        gameCode: expect.any(String),
        gameType: 'RNG',
        isGame: expect.any(String),
        cardId: expect.any(String),
        displayName: expect.any(String),
      });
      const tile = lobby.tiles.nth(index);
      await expect(lobby.play(tile)).toHaveAccessibleName(new RegExp(`^${escaped(game.gameName)}( |$)`));
      await expect(tile).toContainText(names.get(game.vassalage) ?? 'a name in the menus');
      await expect(tile.getByText(t('lobby:tile.hot'), { exact: true })).toHaveCount(game.isHot);
    }
    expect(games.map(({ isHot }) => isHot)).toContain(0);
    const places = await lobby.tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
    const [columns, rows] = [new Set(places.map(({ x }) => Math.round(x))), new Set(places.map(({ y }) => Math.round(y)))];
    expect(columns.size, 'a grid has columns').toBeGreaterThan(2);
    expect(columns.size * rows.size).toBe(18);
  });

  test('says when it is empty [lobby-09]', async ({ page, t, site, lobby }) => {
    await site.open('/?type=RNG');
    await lobby.search.fill('zzzzzz');
    await expect(lobby.panel.getByText(t('lobby:grid.emptySearch', { text: 'zzzzzz' }))).toBeVisible();
    await lobby.panel.getByRole('link', { name: t('lobby:grid.showAll') }).click();
    await expect(lobby.tiles).toHaveCount(18);
    await changeAnswer(page, 'gameList', (value) => ({ ...value, games: [], totalPages: 0, total: 0 }));
    await lobby.tab('FISH').click();
    await expect(lobby.panel.getByText(t('lobby:grid.empty'))).toBeVisible();
  });

  test('names every game type [entity-07, entity-12]', async ({ page, t, site, lobby }) => {
    const answered = nextValue(page, 'gameMenus');
    await site.open();
    const { categories } = await answered;
    const types = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'INHOUSE', 'LOTT', 'ELOTT'];
    // Offered only if the brand wants it.
    const { features } = await inlinedBrand(page);
    if (features.cockfight) types.push('COCKFIGHT');
    else expect(categories.map(({ gameCategory }) => gameCategory)).not.toContain('COCKFIGHT');
    expect(categories.map(({ gameCategory }) => gameCategory)).toEqual(expect.arrayContaining(types));
    for (const type of types)
      await expect(site.footer.getByRole('link', { name: t(`common:types.${type}`), exact: true }).first()).toBeVisible();
    const slots = categories.find(({ gameCategory }) => gameCategory === 'RNG');
    expect(slots).toMatchObject({
      title: expect.any(String),
      cards: expect.arrayContaining([expect.objectContaining({ vassalage: expect.any(String) })]),
    });
    expect(slots?.gameClassify.length).toBeGreaterThan(1);
    await lobby.tab('RNG').click();
    for (const { key, displayName, vendors } of slots?.gameClassify ?? []) {
      expect({ key, vendors: typeof vendors }).toEqual({ key: expect.any(String), vendors: 'object' });
      await expect(lobby.classify.getByRole('button', { name: displayName, exact: true })).toBeVisible();
    }
  });
});

test.describe('the pages of a category', () => {
  test('turn by number, Next and the back button, and a page that does not exist is ignored [lobby-20]', async ({
    page,
    t,
    site,
    lobby,
  }) => {
    const answered = nextValue(page, 'gameList', listOf('RNG'));
    await site.open('/?type=RNG');
    const { totalPages } = await answered;
    await lobby.pageLink(2).click();
    await expect(lobby.pageLink(2)).toHaveAttribute('aria-current', 'page');
    await lobby.pageLink(totalPages).click();
    await expect(lobby.pageLink(totalPages)).toHaveAttribute('aria-current', 'page');
    await expect(lobby.pages.getByRole('link', { name: t('common:pager.next') })).toHaveCount(0);
    await page.goBack();
    await expect(lobby.pageLink(2)).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('the search', () => {
  test('finds games by their trimmed name [lobby-06, lobby-07]', async ({ page, site, lobby }) => {
    const answered = nextValue(page, 'gameList', listOf('RNG'));
    await site.open('/?type=RNG');
    const name = (await answered).games[3]?.gameName ?? '';
    const asked = nextCall(page, 'gameList', (query) => 'gameName' in query);
    await lobby.search.fill(`   ${name}  `);
    expect(queryOf(await asked)['gameName']).toBe(name);
    await expect(lobby.tile(name)).toBeVisible();
    await expect(lobby.tiles).not.toHaveCount(18);
    await expect(page).toHaveURL(/[?&]q=/);
  });
});

test.describe('the vendors of a category', () => {
  test('are those of the type, with icons, and filter the grid [lobby-03, entity-05, wire-gcsgame-newgamevendor]', async ({
    page,
    site,
    lobby,
  }) => {
    const [called, answered] = [nextCall(page, 'vendors'), nextValue(page, 'vendors')];
    await site.open('/?type=RNG');
    expect(queryOf(await called)).toMatchObject({ platform: 'html5-desktop' });
    const lanes = (await answered).data.lanes.filter(({ gameTypes }) => gameTypes.includes('RNG'));
    await lobby.vendorButton().click();
    // A second picture is for dark backgrounds. Only one of the two is shown.
    for (const { name, lagerIcon } of lanes)
      await expect(lobby.vendorDialog.getByAltText(name, { exact: true }).first()).toHaveAttribute('src', lagerIcon);
    await expect(lobby.vendorDialog.getByRole('img')).toHaveCount(lanes.length);
    const [first] = lanes;
    const asked = nextCall(page, 'gameList', (query) => query['vassalage'] === first?.vassalage);
    await lobby.vendorDialog.getByRole('button', { name: first?.name ?? '', exact: true }).click();
    await asked;
    await expect(lobby.vendorButton(first?.name)).toBeVisible();
    await expect(lobby.tiles.last()).toContainText(first?.vassalage ?? '');
    await expect(lobby.grid).not.toHaveAttribute('aria-busy', 'true');
    for (const text of await lobby.tiles.allTextContents()) expect(text).toContain(first?.vassalage);
  });
});

test.describe('the filters of a category', () => {
  test('are hot, favourite and recent, and hot fills the grid with hot games [lobby-02, lobby-22]', async ({ page, site, lobby }) => {
    await site.open('/?type=RNG');
    for (const name of ['HOT', 'FAV', 'RECENT'] as const) await expect(lobby.filter(name)).toHaveAttribute('aria-pressed', 'false');
    const answered = nextValue(page, 'hotGames', listOf('RNG'));
    await lobby.filter('HOT').click();
    const { list } = await answered;
    expect(list.length).toBeGreaterThan(0);
    await expect(lobby.filter('HOT')).toHaveAttribute('aria-pressed', 'true');
    await expect(lobby.tiles).toHaveCount(Math.min(list.length, 18));
    for (const { gameName } of list) await expect(lobby.tile(gameName)).toBeVisible();
  });

  test('ask a visitor to log in for favourites and recent games [lobby-14, lobby-15, role-07]', async ({ page, site, lobby, login }) => {
    await site.open('/?type=RNG');
    for (const name of ['FAV', 'RECENT'] as const) {
      await lobby.filter(name).click();
      await expect(login.dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(login.dialog).toBeHidden();
      await expect(lobby.filter(name)).toHaveAttribute('aria-pressed', 'false');
    }
  });

  test('reset page and search, and ALL clears vendor and classification [lobby-16, lobby-17, lobby-18]', async ({ page, site, lobby }) => {
    const lanes = nextValue(page, 'vendors');
    await site.open('/?type=RNG&page=3');
    await expect(lobby.pageLink(3)).toHaveAttribute('aria-current', 'page');
    await lobby.filter('HOT').click();
    await expect(lobby.filter('HOT')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).not.toHaveURL(/page=/);
    await lobby.filter('HOT').click();
    await lobby.search.fill('a');
    await expect(page).toHaveURL(/q=a/);
    await lobby.filter('HOT').click();
    await expect(lobby.search).toHaveValue('');
    await expect(page).not.toHaveURL(/q=/);
    const vendor = (await lanes).data.lanes.find(({ gameTypes }) => gameTypes.includes('RNG'));
    await lobby.filter('HOT').click();
    await lobby.chooseVendor(vendor?.name ?? '');
    await expect(page).toHaveURL(/vassalage=/);
    await lobby.filter('HOT').click();
    await expect(lobby.filter('HOT')).toHaveAttribute('aria-pressed', 'true');
    await lobby.filter('HOT').click();
    await expect(lobby.filter('HOT')).toHaveAttribute('aria-pressed', 'false');
    await expect(lobby.vendorButton()).toBeVisible();
    await expect(page).not.toHaveURL(/vassalage=|class=/);
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
