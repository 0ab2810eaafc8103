import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { loggedIn, loggedOut, sessionExpired } from '#shared/store/events.ts';
import { selectMessages } from '#shared/facts/messages.slice.ts';
import { aMember } from '#testing/test-world.ts';
import { buildGame, buildGames } from './lobby.builders.ts';
import { selectFavouriteIds, selectFavouriteList } from './lobby.selectors.ts';
import { favouriteAdded, favouritePressed } from './lobby.slice.ts';
import { openLobby, type Call } from '#testing/test-lobby.ts';

const game = buildGame(9);

/** Waits for pending answers. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('favourites', () => {
  it('are stored as ids and as a list with content, pageNum and totalPages [entity-13]', async () => {
    const { enter, state } = openLobby({ isMember: true });
    enter('/?type=FAV');
    await settle();
    expect(selectFavouriteIds(state())).toEqual([300, 301]);
    expect(selectFavouriteList(state()).value).toMatchObject({ content: buildGames(2, 300), pageNum: 1, totalPages: 2 });
  });

  it('are added at once, then sent to the gateway [lobby-25]', async () => {
    const { store, enter, named, state, grid } = openLobby({ isMember: true });
    enter('/?type=FAV');
    await settle();
    store.dispatch(favouritePressed(game));
    expect(selectFavouriteIds(state())).toContain(9);
    expect(grid().value?.games.map((each) => each.nodeId)).toEqual([9, 300, 301]);
    expect(named('addFavourite').map((call) => call.body)).toEqual([{ nodeId: 9, vendor: 'PG', gameType: 'RNG' }]);
  });

  it('are in the local list once, even when added repeatedly [lobby-25]', async () => {
    const favouriteIds = () => {
      throw new ApiFailure({ code: 'UNAVAILABLE', status: 503, requestId: null });
    };
    const { store, enter, state, grid } = openLobby({ isMember: true, answers: { favouriteIds } });
    enter('/?type=FAV');
    await settle();
    store.dispatch(favouritePressed(buildGame(300)));
    store.dispatch(favouriteAdded({ game: buildGame(300), index: 0 }));
    expect(selectFavouriteIds(state())).toEqual([300]);
    expect(grid().value?.games.map((each) => each.nodeId)).toEqual([300, 301]);
  });

  it('are removed at once, then sent to the gateway [lobby-26]', async () => {
    const { store, enter, named, grid } = openLobby({ isMember: true });
    enter('/?type=FAV');
    await settle();
    store.dispatch(favouritePressed(buildGame(300)));
    expect(grid().value?.games.map((each) => each.nodeId)).toEqual([301]);
    expect(named('removeFavourite')).toHaveLength(1);
  });

  it('return to their place with a message when the gateway refuses', async () => {
    const refuse = () => {
      throw new ApiFailure({ code: 'UNAVAILABLE', status: 503, requestId: null });
    };
    const { store, enter, state, grid } = openLobby({ isMember: true, answers: { addFavourite: refuse, removeFavourite: refuse } });
    enter('/?type=FAV');
    await settle();
    store.dispatch(favouritePressed(buildGame(301)));
    await settle();
    expect(grid().value?.games.map((each) => each.nodeId)).toEqual([300, 301]);
    expect(selectMessages(state())).toMatchObject([{ key: 'favourite', failure: 'UNAVAILABLE' }]);
    await vi.advanceTimersByTimeAsync(1000);
    store.dispatch(favouritePressed(game));
    await settle();
    expect(selectFavouriteIds(state())).not.toContain(9);
  });

  it('open the login for a visitor and call nothing [lobby-27]', async () => {
    const { store, calls, dialogs } = openLobby();
    store.dispatch(favouritePressed(game));
    await settle();
    expect(dialogs()).toMatchObject([{ kind: 'login' }]);
    expect(calls).toEqual([]);
  });

  it('pressed by a visitor are shown and stored once the login is done', async () => {
    const { store, named, state } = openLobby();
    store.dispatch(favouritePressed(game));
    store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
    await settle();
    expect(selectFavouriteIds(state())).toEqual([300, 301, 9]);
    expect(named('addFavourite').map(({ body }) => body)).toEqual([{ nodeId: 9, vendor: 'PG', gameType: 'RNG' }]);
  });

  it('that the member already had stay favourites after such a press', async () => {
    const { store, named, state } = openLobby();
    store.dispatch(favouritePressed(buildGame(300)));
    store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
    await settle();
    expect(selectFavouriteIds(state())).toEqual([300, 301]);
    expect(named('removeFavourite')).toEqual([]);
  });

  it.each([dialogClosed('login'), loggedOut()])('are dropped if the visitor does not log in', async (declined) => {
    const { store, named } = openLobby();
    store.dispatch(favouritePressed(game));
    store.dispatch(declined);
    store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
    await settle();
    expect(named('addFavourite')).toEqual([]);
  });

  it('pressed as the session ended are stored after the next login, removals too', async () => {
    let isDead = true;
    const { store, stored, state } = openLobby({
      isMember: true,
      answers: { removeFavourite: () => (isDead ? new Promise(() => store.dispatch(sessionExpired())) : takeOut()) },
    });
    const takeOut = () => (stored.delete(300), { favGameIds: [...stored] });
    await settle();
    store.dispatch(favouritePressed(buildGame(300)));
    await settle();
    isDead = false;
    store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
    await settle();
    expect([...stored]).toEqual([301]);
    expect(selectFavouriteIds(state())).toEqual([301]);
  });

  it('accept one press per 1000 ms and drop the rest [lobby-28]', async () => {
    const { store, named } = openLobby({ isMember: true });
    await settle();
    store.dispatch(favouritePressed(game));
    store.dispatch(favouritePressed(game));
    await vi.advanceTimersByTimeAsync(999);
    store.dispatch(favouritePressed(game));
    await vi.advanceTimersByTimeAsync(1);
    expect([named('addFavourite').length, named('removeFavourite').length]).toEqual([1, 0]);
    store.dispatch(favouritePressed(game));
    expect(named('removeFavourite')).toHaveLength(1);
  });

  it('are loaded when a visitor logs in', async () => {
    const { store, state } = openLobby();
    store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
    await settle();
    expect(selectFavouriteIds(state())).toEqual([300, 301]);
  });

  it('follow the gateway’s answer to a change', async () => {
    const { store, stored, state } = openLobby({ isMember: true });
    await settle();
    stored.add(777);
    store.dispatch(favouritePressed(game));
    await settle();
    expect(selectFavouriteIds(state())).toEqual([300, 301, 777, 9]);
  });

  it('move to a page with entries when the last one on a page is removed', async () => {
    let pages = [buildGames(18, 400), [game]];
    const favouriteList = ({ query }: Call) => ({
      content: pages[Number(query['pageNo']) - 1] ?? [],
      pageNum: query['pageNo'],
      totalPages: pages.length,
    });
    const favouriteIds = () => ({ favGameIds: pages.flat().map(({ nodeId }) => nodeId) });
    const { store, enter, grid, place } = openLobby({ isMember: true, answers: { favouriteIds, favouriteList } });
    enter('/rng?filter=FAV&page=2');
    await settle();
    expect(grid().value?.games).toEqual([game]);
    pages = pages.slice(0, 1);
    store.dispatch(favouritePressed(game));
    await settle();
    expect(place().page).toBe(1);
    expect(grid().value?.games).toHaveLength(18);
  });
});

describe('favourites on a slow connection', () => {
  const refusal = new ApiFailure({ code: 'UNAVAILABLE', status: 503, requestId: null });

  /** Holds back one call's answers and releases them in turn. */
  function hold(name: string) {
    const held: PromiseWithResolvers<unknown>[] = [];
    const answer = () => {
      const request = Promise.withResolvers<unknown>();
      held.push(request);
      return request.promise;
    };
    return { answers: { [name]: answer }, held };
  }

  it('keep a press even if ids requested earlier arrive later', async () => {
    const { answers, held } = hold('favouriteIds');
    const { store, state } = openLobby({ isMember: true, answers });
    store.dispatch(favouritePressed(game));
    await settle();
    held[0]?.resolve({ favGameIds: [300, 301] });
    await settle();
    expect(selectFavouriteIds(state())).toEqual([300, 301, 9]);
  });

  it('are loaded again when a change made during the request is refused', async () => {
    const ids = hold('favouriteIds');
    const addFavourite = () => Promise.reject(refusal);
    const { store, state } = openLobby({ isMember: true, answers: { ...ids.answers, addFavourite } });
    store.dispatch(favouritePressed(game));
    await settle();
    for (const request of ids.held) request.resolve({ favGameIds: [300, 301] });
    await settle();
    expect(ids.held).toHaveLength(2);
    expect(selectFavouriteIds(state())).toEqual([300, 301]);
  });

  it.each([
    ['the logout', loggedOut],
    ['the end of the session', sessionExpired],
  ])('stay hidden from a visitor even if they arrive after %s', async (_when, left) => {
    const ids = hold('favouriteIds');
    const added = hold('addFavourite');
    const { store, state } = openLobby({ isMember: true, answers: { ...ids.answers, ...added.answers } });
    store.dispatch(favouritePressed(game));
    store.dispatch(left());
    for (const request of [...ids.held, ...added.held]) request.resolve({ favGameIds: [300, 301, 9] });
    await settle();
    expect(selectFavouriteIds(state())).toEqual([]);
  });

  it('are sent to the gateway one change at a time', async () => {
    const [added, removed] = [hold('addFavourite'), hold('removeFavourite')];
    const { store, state } = openLobby({ isMember: true, answers: { ...added.answers, ...removed.answers } });
    await settle();
    store.dispatch(favouritePressed(game));
    await vi.advanceTimersByTimeAsync(1000);
    store.dispatch(favouritePressed(game));
    await settle();
    expect([added.held.length, removed.held.length]).toEqual([1, 0]);
    added.held[0]?.resolve({ favGameIds: [300, 301, 9] });
    await settle();
    expect(removed.held).toHaveLength(1);
    expect(selectFavouriteIds(state())).toEqual([300, 301]);
    removed.held[0]?.resolve({ favGameIds: [300] });
    await settle();
    expect(selectFavouriteIds(state())).toEqual([300]);
  });

  it('keep the last press on a game when an earlier one is refused', async () => {
    const added = hold('addFavourite');
    const { store, enter, stored, state, grid } = openLobby({ isMember: true, answers: added.answers });
    enter('/?type=FAV');
    await settle();
    for (let press = 0; press < 3; press += 1) {
      store.dispatch(favouritePressed(game));
      await vi.advanceTimersByTimeAsync(1000);
    }
    added.held[0]?.reject(refusal);
    await settle();
    expect(grid().value?.games.map((each) => each.nodeId)).toEqual([9, 300, 301]);
    added.held[1]?.resolve({ favGameIds: [...stored, 9] });
    await settle();
    expect(selectFavouriteIds(state())).toContain(9);
  });
});
