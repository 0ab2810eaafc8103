import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { menusFailed, menusLoaded, selectVendorName } from '#shared/facts/menus.slice.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { languageChanged, loggedOut } from '#shared/store/events.ts';
import { connectionChanged } from '#shared/facts/site.slice.ts';
import { memoryStore } from '#testing/test-world.ts';
import { buildCategory, buildGame, buildGames } from './lobby.builders.ts';
import { placeOfType } from './lobby-place.rules.ts';
import { selectVendors } from './category/category.selectors.ts';
import { selectHome, selectSections } from './lobby.selectors.ts';
import { gridRetried, searchSubmitted, searchTyped, sectionRetried } from './lobby.slice.ts';
import { openLobby } from '#testing/test-lobby.ts';

/** Waits for pending answers. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('HOME', () => {
  it('loads its sections, and the vendor categories once the menus are known [home-06, home-09, home-10]', async () => {
    const { store, enter, state } = openLobby();
    enter('/');
    await settle();
    expect(selectSections(state()).map((section) => [section.id, section.games.length])).toEqual([
      ['HOT', 6],
      ['INHOUSE', 6],
    ]);
    store.dispatch(menusLoaded([buildCategory('RNG', 2), buildCategory('LIVE', 1), buildCategory('FISH', 0)]));
    await settle();
    expect(selectSections(state()).map((section) => section.id)).toEqual(['HOT', 'INHOUSE', 'RNG', 'LIVE']);
  });

  it('shows a failure in its section, and a single one if all fail', async () => {
    let isAway = true;
    const refused = () => {
      throw new ApiFailure({ code: 'UNAVAILABLE', status: 503, requestId: null });
    };
    const one = openLobby({ answers: { hotGames: refused } });
    one.enter('/');
    await settle();
    expect(selectHome(one.state())).toMatchObject({
      sections: [{ id: 'HOT', failure: { code: 'UNAVAILABLE' } }, { id: 'INHOUSE' }],
      failed: [],
    });

    const all = openLobby({
      answers: {
        hotGames: () => (isAway ? refused() : { list: buildGames(13, 100) }),
        gameList: () => (isAway ? refused() : { games: buildGames(18), totalPages: 3, total: 54 }),
      },
    });
    all.store.dispatch(menusLoaded([buildCategory('RNG', 2)]));
    all.enter('/');
    await settle();
    const { sections, failed } = selectHome(all.state());
    expect(sections).toEqual([]);
    expect(failed.map(({ id }) => id)).toEqual(['HOT', 'INHOUSE', 'RNG']);

    isAway = false;
    for (const { id } of failed) all.store.dispatch(sectionRetried(id));
    await settle();
    expect(selectHome(all.state())).toMatchObject({ sections: [{ id: 'HOT' }, { id: 'INHOUSE' }, { id: 'RNG' }], failed: [] });
  });

  it('shows recent games, cut to 6, only to a member who has some [home-08]', async () => {
    const member = openLobby({ isMember: true });
    member.enter('/');
    await settle();
    expect(selectSections(member.state()).find((section) => section.id === 'RECENT')?.games).toHaveLength(6);

    const newcomer = openLobby({ isMember: true, answers: { recentGames: () => ({ list: [], totalPages: 0 }) } });
    newcomer.enter('/');
    await settle();
    expect(selectSections(newcomer.state()).map((section) => section.id)).not.toContain('RECENT');

    const visitor = openLobby();
    visitor.enter('/');
    await settle();
    expect(visitor.named('recentGames')).toEqual([]);
    member.store.dispatch(loggedOut());
    for (const { state } of [visitor, member]) expect(selectSections(state()).map((section) => section.id)).not.toContain('RECENT');
  });

  it('requests up to 99 favourites [home-11]', async () => {
    const { enter, named } = openLobby({ isMember: true });
    enter('/');
    await settle();
    expect(named('favouriteList')[0]?.query).toMatchObject({ pageNo: 1, pageSize: 99 });
  });

  it('keeps one failed section from hiding the others', async () => {
    const refuse = () => {
      throw new ApiFailure({ code: 'UNAVAILABLE', status: 503, requestId: null });
    };
    const { enter, state } = openLobby({ answers: { gameList: refuse } });
    enter('/');
    await settle();
    const [hot, house] = selectSections(state());
    expect(hot?.games).toHaveLength(6);
    expect(house?.failure?.code).toBe('UNAVAILABLE');
  });

  it('does not retry a failed section when the menus add more, and leaves that to the visitor', async () => {
    const refuse = () => {
      throw new ApiFailure({ code: 'UNAVAILABLE', status: 503, requestId: null });
    };
    const { store, enter, named } = openLobby({ answers: { hotGames: refuse } });
    enter('/');
    await settle();
    store.dispatch(menusLoaded([buildCategory('RNG', 2)]));
    await settle();
    expect(named('hotGames')).toHaveLength(1);
    expect(named('gameList').map(({ query }) => query['gameType'])).toEqual(['INHOUSE', 'RNG']);
  });
});

describe('the grid', () => {
  it('requests 18 games a page with the specified query [lobby-12, lobby-06, wire-gcsgame-gamelist-query]', async () => {
    const { enter, named, grid } = openLobby();
    enter('/rng?vassalage=PG&class=REEF&q=moon&page=2');
    await settle();
    expect(named('gameList').at(-1)?.query).toEqual({
      clientType: 3,
      platform: 'html5-desktop',
      merchant: 'BRAND',
      gameType: 'RNG',
      vassalage: 'PG',
      gameClassify: 'REEF',
      gameName: 'moon',
      pageNo: 2,
      pageSize: 18,
      language: 'pt',
      imgSize: 'square',
      iconType: 'svg',
    });
    expect(grid().value?.games).toHaveLength(18);
  });

  it('requests only the added page and shows it below the others', async () => {
    const { enter, named, grid } = openLobby({
      answers: { gameList: ({ query }) => ({ games: buildGames(18, Number(query['pageNo']) * 100), totalPages: 4, total: 72 }) },
    });
    enter('/rng?sort=name');
    await settle();
    enter('/rng?sort=name&more=1');
    expect(grid()).toMatchObject({ status: 'loading', value: { games: buildGames(18, 100) } });
    await settle();
    expect(named('gameList').map(({ query }) => [query['pageNo'], query['sort']])).toEqual([
      [1, 'name'],
      [2, 'name'],
    ]);
    expect(grid().value?.games).toEqual([...buildGames(18, 100), ...buildGames(18, 200)]);
  });

  it('requests all pages of an address, and all again in another language', async () => {
    const { enter, named, grid, store } = openLobby();
    enter('/rng?page=2&more=2');
    await settle();
    expect(named('gameList').map(({ query }) => query['pageNo'])).toEqual([2, 3, 4]);
    store.dispatch(languageChanged('en'));
    await settle();
    expect(named('gameList')).toHaveLength(6);
    expect(grid().status).toBe('ready');
  });

  it('keeps the visible games when an added page fails, and retries that page', async () => {
    let fails = true;
    const { enter, named, grid, store } = openLobby({
      answers: {
        gameList: ({ query }) => {
          if (query['pageNo'] === 2 && fails) throw new ApiFailure({ code: 'UNAVAILABLE', status: 503, requestId: null });
          return { games: buildGames(18, Number(query['pageNo']) * 100), totalPages: 4, total: 72 };
        },
      },
    });
    enter('/rng');
    await settle();
    enter('/rng?more=1');
    await settle();
    expect(grid()).toMatchObject({ status: 'failed', value: { games: buildGames(18, 100) } });
    fails = false;
    store.dispatch(gridRetried());
    await settle();
    expect(grid().value?.games).toHaveLength(36);
    expect(named('gameList').map(({ query }) => query['pageNo'])).toEqual([1, 2, 2]);
  });

  it('shows hot games with the filter HOT [lobby-22]', async () => {
    const { enter, named, grid } = openLobby();
    enter('/rng?vassalage=PG&filter=HOT');
    await settle();
    expect(named('hotGames').at(-1)?.query).toEqual({
      merchantCode: 'BRAND',
      isPlatform: 2,
      gameType: 'RNG',
      vassalage: 'PG',
      platform: 'html5-desktop',
      language: 'pt',
    });
    expect(grid().value?.games[0]?.nodeId).toBe(100);
  });

  it('shows a member’s favourites and recent games by page [lobby-23, lobby-24]', async () => {
    const recentGames = () => ({ list: buildGames(8, 200), totalPages: 3 });
    const { enter, named, grid } = openLobby({ isMember: true, answers: { recentGames } });
    enter('/rng?filter=FAV&page=2');
    await settle();
    expect(named('favouriteList').at(-1)?.query).toMatchObject({ pageNo: 2, pageSize: 18 });
    expect(grid().value).toMatchObject({ totalPages: 2 });
    enter('/rng?filter=RECENT&page=2');
    await settle();
    expect(named('recentGames').at(-1)?.query).toMatchObject({ pageNo: 2, pageSize: 18 });
    expect(grid().value).toMatchObject({ games: buildGames(8, 200), totalPages: 3 });
  });

  it('shows the account’s lists at their own addresses, page by page [lobby-32, route-26, route-27]', async () => {
    const recentGames = () => ({ list: buildGames(8, 200), totalPages: 3 });
    const { enter, named, grid, visited } = openLobby({ isMember: true, answers: { recentGames } });
    enter('/favorite?page=2');
    await settle();
    expect(named('favouriteList').at(-1)?.query).toMatchObject({ pageNo: 2, pageSize: 18 });
    expect(grid().value?.games).toEqual(buildGames(2, 300));
    enter('/recent?page=9');
    await settle();
    expect(visited.at(-1)).toBe('/recent');
    expect(named('recentGames').at(-1)?.query).toMatchObject({ pageNo: 1, pageSize: 18 });
    expect(grid().value?.games).toEqual(buildGames(8, 200));
    expect(named('vendors')).toHaveLength(0);
  });

  it.each([
    ['a category', '/rng'],
    ['hot games', '/?type=HOT'],
    ['favourites', '/rng?filter=FAV'],
    ['the favourites of the menu', '/?type=FAV'],
    ['recent games', '/rng?filter=RECENT'],
  ])('goes to page 1 of %s when the address names a page beyond the last [lobby-20]', async (_list, address) => {
    const { enter, visited, place } = openLobby({ isMember: true });
    const beyond = `${address}${address.includes('?') ? '&' : '?'}page=9`;
    enter(beyond);
    await settle();
    expect(visited).toEqual([beyond, address]);
    expect(place().page).toBe(1);
  });

  it('does not change the page when the list is empty', async () => {
    const favouriteList = () => ({ content: [], pageNum: 2, totalPages: 0 });
    const { enter, visited } = openLobby({ isMember: true, answers: { favouriteList } });
    enter('/rng?filter=FAV&page=2');
    await settle();
    expect(visited).toHaveLength(1);
  });

  it('keeps the old games visible while another page loads', async () => {
    const { enter, grid } = openLobby();
    enter('/rng');
    await settle();
    enter('/rng?page=2');
    expect(grid()).toMatchObject({ status: 'loading', value: { totalPages: 3 } });
    enter('/live');
    expect(grid().value).toBeUndefined();
  });

  it('aborts a request whose answer is no longer needed', async () => {
    const { enter, named } = openLobby();
    enter('/rng?q=mo');
    enter('/rng?q=moon');
    await settle();
    expect(named('gameList').map((call) => call.signal?.aborted)).toEqual([true, false]);
  });

  it('retries after a failure', async () => {
    let isDown = true;
    const gameList = () => {
      if (isDown) throw new ApiFailure({ code: 'NETWORK', status: 0, requestId: null });
      return { games: [buildGame(1)], totalPages: 1, total: 1 };
    };
    const { store, enter, grid } = openLobby({ answers: { gameList } });
    enter('/rng');
    await settle();
    expect(grid()).toMatchObject({ status: 'failed', failure: { code: 'NETWORK' } });
    isDown = false;
    store.dispatch(gridRetried());
    await settle();
    expect(grid().value?.games).toHaveLength(1);
  });

  it('retries automatically once a lost connection is back', async () => {
    let isOffline = true;
    const gameList = () => {
      if (isOffline) throw new ApiFailure({ code: 'NETWORK', status: 0, requestId: null });
      return { games: [buildGame(1)], totalPages: 1, total: 1 };
    };
    const { store, enter, grid } = openLobby({ answers: { gameList } });
    enter('/rng');
    store.dispatch(connectionChanged({ isOffline: true }));
    await settle();
    expect(grid().status).toBe('failed');
    isOffline = false;
    store.dispatch(connectionChanged({ isOffline: false }));
    await settle();
    expect(grid().value?.games).toHaveLength(1);
  });

  it('reloads in another language [lobby-21]', async () => {
    const { store, enter, named } = openLobby();
    enter('/rng');
    await settle();
    store.dispatch(languageChanged('en'));
    await settle();
    expect(named('gameList').map((call) => call.query['language'])).toEqual(['pt', 'en']);
  });
});

describe('choosing', () => {
  it('sets the type FAV and opens the login for a visitor, but not again on the way back [home-12]', () => {
    const { choose, enter, place, dialogs, store } = openLobby();
    choose('/?type=FAV');
    expect(place().type).toBe('FAV');
    expect(dialogs()).toMatchObject([{ kind: 'login' }]);
    store.dispatch(dialogClosed('login'));
    enter('/');
    enter('/?type=FAV');
    expect(dialogs()).toEqual([]);
  });

  it('searches 250 ms after the last key, trimmed, and at once on Enter [lobby-07]', async () => {
    const { store, enter, place } = openLobby();
    enter('/rng');
    store.dispatch(searchTyped(' mo'));
    await vi.advanceTimersByTimeAsync(249);
    store.dispatch(searchTyped(' moon '));
    await vi.advanceTimersByTimeAsync(249);
    expect(place().search).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(place().search).toBe('moon');
    store.dispatch(searchSubmitted('sun '));
    expect(place().search).toBe('sun');
  });

  it('drops typed text when another list is chosen, but keeps it when only an earlier search arrives', async () => {
    const { store, enter, choose, place } = openLobby();
    enter('/rng');
    store.dispatch(searchTyped('moo'));
    enter('/rng?q=mo');
    await vi.advanceTimersByTimeAsync(250);
    expect(place().search).toBe('moo');
    store.dispatch(searchTyped('moon'));
    choose('/live');
    await vi.advanceTimersByTimeAsync(250);
    expect(place()).toEqual(placeOfType('LIVE'));
  });

  it('searches for text typed before another choice was rendered', async () => {
    const { store, enter, leaveFor, mount, place } = openLobby();
    enter('/rng?filter=HOT');
    leaveFor('/rng');
    store.dispatch(searchTyped('moon'));
    mount();
    await vi.advanceTimersByTimeAsync(250);
    expect(place()).toEqual({ ...placeOfType('RNG'), search: 'moon' });
  });
});

it('names a vendor as in the menus, or by its code when they fail to load', () => {
  const { store, state } = openLobby();
  expect(selectVendorName(state(), 'V1')).toBe('');
  store.dispatch(menusFailed({ code: 'NETWORK', status: 0, requestId: null }));
  expect(selectVendorName(state(), 'V1')).toBe('V1');
  store.dispatch(menusLoaded([buildCategory('RNG', 2)]));
  expect([selectVendorName(state(), 'V1'), selectVendorName(state(), 'ELSE')]).toEqual(['Vendor 1', 'ELSE']);
});

describe('the session cache', () => {
  it('loads hot games once until the page is reloaded [lobby-33]', async () => {
    const session = memoryStore();
    const first = openLobby({ session });
    first.enter('/?type=HOT');
    await settle();
    first.enter('/rng');
    first.enter('/?type=HOT');
    await settle();
    expect(first.named('hotGames')).toHaveLength(1);
    expect(Object.keys(session.entries())).toContain('livery.hot-games');

    const reloaded = openLobby({ session });
    reloaded.enter('/?type=HOT');
    await settle();
    expect(reloaded.named('hotGames')).toHaveLength(1);
  });

  it('is optional: lists show even if the storage is full', async () => {
    const session = memoryStore();
    session.set = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    const { enter, state, grid } = openLobby({ session });
    enter('/?type=HOT');
    await settle();
    expect(grid()).toMatchObject({ status: 'ready' });
    enter('/rng');
    await settle();
    expect(selectVendors(state(), 'RNG')).toHaveLength(3);
  });

  it('loads vendors once, also after a reload [lobby-34]', async () => {
    const session = memoryStore();
    for (const count of [1, 0]) {
      const { enter, named, state } = openLobby({ session });
      enter('/rng');
      await settle();
      enter('/live');
      enter('/rng');
      await settle();
      expect(named('vendors')).toHaveLength(count);
      expect(selectVendors(state(), 'RNG')).toHaveLength(3);
    }
  });
});
