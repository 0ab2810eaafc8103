import { callAsMember, holdAnswers, nextCall, nextValue, queryOf, recordCalls } from '../../support/calls.ts';
import { expect, test } from '../../support/test.ts';

/** Lists belong to an account, so each of these tests uses a different one. */
test.describe('favourites', () => {
  test('ask a visitor to log in first, and are saved afterwards [lobby-27, error-01]', async ({ page, site, lobby, login }) => {
    const calls = recordCalls(page, 'addFavourite');
    const answered = nextValue(page, 'gameList', ({ gameType }) => gameType === 'RNG');
    await site.open('/?type=RNG');
    const { gameName } = (await answered).games[0] ?? { gameName: '' };
    await lobby.heart(gameName).click();
    await expect(login.needed).toBeVisible();
    await expect(lobby.heart(gameName)).toHaveAttribute('aria-pressed', 'false');
    expect(calls).toEqual([]);
    const stored = nextValue(page, 'addFavourite');
    await login.logIn('rafael');
    await stored;
    await expect(lobby.heart(gameName)).toHaveAttribute('aria-pressed', 'true');
  });

  test('show at once, before the gateway answers, when added and removed [lobby-25, lobby-26, entity-13]', async ({
    page,
    site,
    lobby,
  }) => {
    await page.clock.install();
    const kept = nextValue(page, 'favouriteIds');
    await site.openAs('agent2');
    const { favGameIds } = await kept;
    const answered = nextValue(page, 'gameList', ({ gameType }) => gameType === 'FISH');
    await lobby.tab('FISH').click();
    const game = (await answered).games.find(({ nodeId }) => !favGameIds.includes(nodeId));
    if (game === undefined) throw new Error('No game to make a favourite');
    const heart = lobby.heart(game.gameName);

    const letAdd = await holdAnswers(page, 'addFavourite');
    const added = nextCall(page, 'addFavourite');
    await heart.click();
    expect((await added).postDataJSON()).toEqual({ nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const stored = nextValue(page, 'addFavourite');
    letAdd();
    expect((await stored).favGameIds).toContain(game.nodeId);

    const listed = nextValue(page, 'favouriteList');
    await lobby.tab('FAV').click();
    expect(await listed).toMatchObject({
      content: expect.arrayContaining([expect.objectContaining({ nodeId: game.nodeId })]),
      pageNum: 1,
      totalPages: 1,
    });
    await expect(lobby.tile(game.gameName)).toBeVisible();
    const letRemove = await holdAnswers(page, 'removeFavourite');
    const removed = nextCall(page, 'removeFavourite');
    // Waits until the throttle of the first press is over.
    await page.clock.fastForward(1000);
    await heart.click();
    await removed;
    await expect(lobby.tile(game.gameName)).toHaveCount(0);
    const gone = nextValue(page, 'removeFavourite');
    letRemove();
    expect((await gone).favGameIds).not.toContain(game.nodeId);
  });

  test('fill the grid and page by totalPages, and an emptied page gives way to the first [lobby-23, entity-13]', async ({
    page,
    site,
    lobby,
  }) => {
    const answered = nextValue(page, 'gameList', ({ gameType }) => gameType === 'RNG');
    await site.openAs('marina');
    const games = [...(await answered).games];
    const fishing = nextValue(page, 'gameList', ({ gameType }) => gameType === 'FISH');
    await lobby.tab('FISH').click();
    games.push(...(await fishing).games.slice(0, 1));
    const bodies = games.map(({ nodeId, vassalage, gameType }) => ({ nodeId, vendor: vassalage, gameType }));
    for (const body of bodies) await callAsMember(page, 'addFavourite', body);
    try {
      const ids = nextValue(page, 'favouriteIds');
      // Home's list of 99 may be requested too.
      const ofGrid = ({ pageSize }: Record<string, string>) => pageSize === '18';
      const asked = nextCall(page, 'favouriteList', ofGrid);
      const listed = nextValue(page, 'favouriteList', ofGrid);
      await site.open('/?type=RNG&filter=FAV');
      expect(queryOf(await asked)).toMatchObject({ pageNo: '1' });
      expect(await listed).toMatchObject({ pageNum: 1, totalPages: 2 });
      expect(new Set((await ids).favGameIds)).toEqual(new Set(games.map(({ nodeId }) => nodeId)));
      await expect(lobby.filter('FAV')).toHaveAttribute('aria-pressed', 'true');
      await expect(lobby.tiles).toHaveCount(18);
      await lobby.pageLink(2).click();
      await expect(lobby.tiles).toHaveCount(1);
      await lobby.tiles.getByRole('button', { pressed: true }).click();
      await expect(lobby.tiles).toHaveCount(18);
      await expect(page).not.toHaveURL(/page=/);
      await expect(lobby.pages).toHaveCount(0);
    } finally {
      for (const body of bodies) await callAsMember(page, 'removeFavourite', body);
    }
  });
});

test('recent games fill the grid and page by totalPages [lobby-24]', async ({ page, brand, site, lobby }) => {
  const answered = nextValue(page, 'gameList', ({ gameType }) => gameType === 'RNG');
  await site.openAs('rafael');
  const games = [...(await answered).games];
  const fishing = nextValue(page, 'gameList', ({ gameType }) => gameType === 'FISH');
  await lobby.tab('FISH').click();
  games.push(...(await fishing).games.slice(0, 1));
  for (const { nodeId, vassalage, gameType } of games) {
    await callAsMember(page, 'launchGame', { nodeId, vassalage, gameType, language: brand.languages.default, device: 'WEB' });
  }
  const listed = nextValue(page, 'recentGames', ({ pageSize }) => pageSize === '18');
  await site.open('/?type=RNG&filter=RECENT');
  const first = await listed;
  expect(first.list[0]?.nodeId).toBe(games.at(-1)?.nodeId);
  expect(first.totalPages).toBeGreaterThan(1);
  await expect(lobby.tiles).toHaveCount(18);
  const second = nextValue(page, 'recentGames', ({ pageNo }) => pageNo === '2');
  await lobby.pageLink(2).click();
  await expect(lobby.tiles).toHaveCount((await second).list.length);
});
