import { takeEvery } from 'typed-redux-saga';
import { describe, expect, it, vi } from 'vitest';
import type { MemberInfo } from '@livery/contract/shapes';
import { ApiFailure, type Failure } from '#api/api-failure.ts';
import { dialogClosed, dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { demoChosen, gameLeft, loggedIn, loggedOut, sessionExpired } from '#shared/store/events.ts';
import { gameRequested, type GameReference } from '#shared/games/games.ts';
import { selectMessages } from '#shared/facts/messages.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { recordedNavigation } from '#testing/test-world.ts';
import { accountLoaded, tokenLookedUp } from '#shared/facts/viewer.slice.ts';
import type { LaunchApi, Sitting } from './launch.api.ts';
import { makeLaunchSaga } from './launch.saga.ts';
import { selectAtStake, selectLaunch, selectSuggestions, gameCloseRequested, launchSlice, leavingAsked } from './launch.slice.ts';

const game: GameReference = { nodeId: 7, vassalage: 'PG', gameType: 'RNG', gameName: 'Moon' };
const account: MemberInfo = {
  id: 1,
  account: 'demo',
  nickname: 'Demo',
  type: 0,
  currency: 'BRL',
  vipLevel: 0,
  sendsToUpline: false,
  sendsToDownline: false,
};
const answer = { url: 'https://games.example/slot?ticket=1', gameName: 'Moon' };

function open(
  options: { account?: MemberInfo | null; offersDemo?: boolean; postLaunch?: LaunchApi['postLaunch']; sitting?: () => Sitting } = {},
) {
  const launched: GameReference[] = [];
  const api: LaunchApi = {
    postLaunch: async (wanted, language) => {
      launched.push(wanted);
      return options.postLaunch?.(wanted, language) ?? answer;
    },
    getSitting: async () => options.sitting?.() ?? Promise.reject(new Error('nothing was played')),
  };
  const store = createAppStore();
  store.inject(launchSlice);
  store.dispatch(tokenLookedUp({ hasToken: options.account !== null }));
  if (options.account !== null) store.dispatch(accountLoaded(options.account ?? account));
  const navigation = recordedNavigation();
  store.run('launch', makeLaunchSaga({ api, offersDemo: options.offersDemo ?? true, navigation }));
  return { store, navigation, launched, state: () => store.getState(), dialogs: () => selectDialogs(store.getState()) };
}

const refusal = (failure: Partial<Failure>) => async () => {
  throw new ApiFailure({ code: 'UNKNOWN', status: 409, requestId: null, ...failure });
};

describe('a visitor', () => {
  it('is asked to log in, and no game is launched [lobby-29]', () => {
    const { store, launched, dialogs } = open({ account: null });
    store.dispatch(gameRequested(game));
    expect(dialogs()).toEqual([{ kind: 'login', isNeeded: true, game: { ...game, offersDemo: false } }]);
    store.dispatch(dialogClosed('login'));
    store.dispatch(loggedIn({ account, firstTimeLogin: false }));
    expect(dialogs()).toEqual([]);
    expect(launched).toEqual([]);
  });

  it('continues to the game after logging in', async () => {
    const { store, launched, state, dialogs } = open({ account: null });
    store.dispatch(gameRequested(game));
    store.dispatch(loggedIn({ account, firstTimeLogin: false }));
    expect(dialogs()).toEqual([{ kind: 'game', game }]);
    await vi.waitFor(() => expect(selectLaunch(state())).toEqual({ status: 'ready', value: answer }));
    expect(launched).toEqual([game]);
  });

  it('gets the demo at once if the game has one', async () => {
    const { store, launched, dialogs } = open({ account: null });
    store.dispatch(gameRequested({ ...game, hasDemo: true }));
    expect(dialogs()).toMatchObject([{ kind: 'game', game: { nodeId: 7, isDemo: true } }]);
    await vi.waitFor(() => expect(launched).toMatchObject([{ isDemo: true }]));
  });

  it('moves from the demo to the login, and back to the demo or on to the game [lobby-29]', async () => {
    const { store, launched, state, dialogs } = open({ account: null });
    const wanted = { ...game, hasDemo: true };
    store.dispatch(gameRequested(wanted));
    await vi.waitFor(() => expect(selectLaunch(state()).status).toBe('ready'));
    store.dispatch(gameCloseRequested({ ...wanted, isDemo: false }));
    expect(dialogs()).toEqual([{ kind: 'login', isNeeded: true, game: { ...wanted, isDemo: false, offersDemo: true } }]);
    expect(launched).toMatchObject([{ isDemo: true }]);
    store.dispatch(demoChosen());
    expect(dialogs()).toMatchObject([{ kind: 'game', game: { nodeId: 7, isDemo: true } }]);
    await vi.waitFor(() => expect(selectLaunch(state())).toEqual({ status: 'ready', value: answer }));
    expect(launched).toMatchObject([{ isDemo: true }, { isDemo: true }]);
    store.dispatch(gameCloseRequested({ ...wanted, isDemo: false }));
    store.dispatch(loggedIn({ account, firstTimeLogin: false }));
    expect(dialogs()).toMatchObject([{ kind: 'game', game: { nodeId: 7, isDemo: false } }]);
  });

  it.each([
    ['the game has no demo', game, true],
    ['the brand does not want it', { ...game, hasDemo: true }, false],
  ])('is offered no demo when %s', (_, wanted, offersDemo) => {
    const { store, dialogs } = open({ account: null, offersDemo });
    store.dispatch(gameRequested(wanted));
    expect(dialogs()).toEqual([{ kind: 'login', isNeeded: true, game: { ...wanted, offersDemo: false } }]);
  });
});

describe('a trial account', () => {
  it('is refused with the notice and no call [role-13]', () => {
    const { store, launched, dialogs } = open({ account: { ...account, type: 4 } });
    store.dispatch(gameRequested(game));
    expect(dialogs()).toEqual([{ kind: 'notice', code: 'in_need_true_account' }]);
    expect(launched).toEqual([]);
  });

  it.each([
    ['of a game that has one', { ...game, hasDemo: true }, true, true],
    ['of no other game', game, true, false],
    ['of no game if the brand has no demos', { ...game, hasDemo: true }, false, false],
  ])('is offered the demo %s', (_, wanted, offersDemo, isOffered) => {
    const { store, dialogs } = open({ account: { ...account, type: 4 }, offersDemo });
    store.dispatch(gameRequested(wanted));
    expect(dialogs()).toEqual([{ kind: 'notice', code: 'in_need_true_account', ...(isOffered ? { demo: wanted } : {}) }]);
  });

  it('is also refused when the gateway says so', async () => {
    const { store, dialogs } = open({ postLaunch: refusal({ code: 'TRIAL_REFUSED' }) });
    store.dispatch(gameRequested(game));
    await vi.waitFor(() => expect(dialogs()).toMatchObject([{ kind: 'notice' }]));
  });
});

describe('a member', () => {
  it('gets the game in its dialog [lobby-30]', async () => {
    const { store, state, dialogs } = open();
    store.dispatch(gameRequested(game));
    expect(dialogs()).toEqual([{ kind: 'game', game }]);
    await vi.waitFor(() => expect(selectLaunch(state())).toEqual({ status: 'ready', value: answer }));
  });

  it('sees other games when this one is under maintenance [lobby-31]', async () => {
    const other = {
      nodeId: 8,
      vassalage: 'PG',
      gameCode: 'PG-8',
      gameType: 'RNG',
      isGame: 'GAME',
      cardId: 'RNG_PG',
      isHot: 0,
      isNew: false,
      showIcon: null,
      iconUrl: null,
      gameName: 'Sun',
      nodeName: 'Sun',
      displayName: 'Sun',
      hasDemo: true,
      maintenance: false,
      rtp: null,
    };
    const { store, state } = open({ postLaunch: refusal({ code: 'GAME_MAINTENANCE', value: { suggestions: [other] } }) });
    store.dispatch(gameRequested(game));
    await vi.waitFor(() => expect(selectSuggestions(state())).toEqual([other]));
    expect(selectLaunch(state())).toMatchObject({ status: 'failed', failure: { code: 'GAME_MAINTENANCE' } });
  });

  it('can retry after a failure', async () => {
    let tries = 0;
    const { store, state } = open({ postLaunch: async () => (tries++ === 0 ? refusal({ code: 'NETWORK' })() : answer) });
    store.dispatch(gameRequested(game));
    await vi.waitFor(() => expect(selectLaunch(state()).status).toBe('failed'));
    store.dispatch(gameRequested(game));
    await vi.waitFor(() => expect(selectLaunch(state()).status).toBe('ready'));
  });

  it('launches a game once with two presses, and another game replaces it', async () => {
    const { store, launched, state, dialogs } = open();
    store.dispatch(gameRequested(game));
    store.dispatch(gameRequested(game));
    expect(launched).toEqual([game]);
    expect(dialogs()).toEqual([{ kind: 'game', game }]);
    await vi.waitFor(() => expect(selectLaunch(state())).toEqual({ status: 'ready', value: answer }));
    store.dispatch(gameRequested({ ...game, nodeId: 8 }));
    expect(launched.map(({ nodeId }) => nodeId)).toEqual([7, 8]);
  });

  it('who closes the game before the answer sees nothing of it', async () => {
    let arrive: (value: typeof answer) => void = () => undefined;
    const { store, state } = open({ postLaunch: () => new Promise((resolve) => (arrive = resolve)) });
    store.dispatch(gameRequested(game));
    store.dispatch(dialogClosed('game'));
    arrive(answer);
    await Promise.resolve();
    expect(selectLaunch(state())).toEqual({ status: 'idle' });
  });
});

it('an open game is announced when it is left, and not when it never loaded', async () => {
  const { store, state } = open({ postLaunch: async ({ nodeId }) => (nodeId === 7 ? answer : refusal({ code: 'NETWORK' })()) });
  let left = 0;
  store.run('listener', function* listener() {
    yield* takeEvery(gameLeft, () => void (left += 1));
  });
  store.dispatch(gameRequested({ ...game, nodeId: 8 }));
  await vi.waitFor(() => expect(selectLaunch(state()).status).toBe('failed'));
  store.dispatch(dialogClosed('game'));
  expect(left).toBe(0);
  store.dispatch(gameRequested(game));
  await vi.waitFor(() => expect(selectLaunch(state()).status).toBe('ready'));
  store.dispatch(dialogClosed('game'));
  expect(left).toBe(1);
});

describe('leaving a game', () => {
  const sitting = { serverTime: 65_000, since: 0, stake: 500, net: -200, open: 0, balance: 9_800, unit: 'BRL' };
  const play = async (changes: Partial<Sitting>, wanted = game) => {
    const world = open({ sitting: () => ({ ...sitting, ...changes }) });
    world.store.dispatch(gameRequested(wanted));
    await vi.waitFor(() => expect(selectLaunch(world.state()).status).toBe('ready'));
    world.store.dispatch(gameCloseRequested());
    return world;
  };

  it('shows the time played, the cost and the balance, as the gateway reports them', async () => {
    const { state, dialogs } = await play({});
    await vi.waitFor(() => expect(dialogs()).toEqual([]));
    expect(selectMessages(state())).toMatchObject([
      { text: 'launch:left.down', values: { time: '1:05' }, amounts: { net: { amount: 200 }, balance: { amount: 9_800, unit: 'BRL' } } },
    ]);
  });

  it('asks while a round is running, and leaves when asked again', async () => {
    const { store, state, dialogs } = await play({ open: 300 });
    await vi.waitFor(() => expect(selectAtStake(state())).toEqual({ amount: 300, unit: 'BRL' }));
    store.dispatch(leavingAsked(null));
    expect(dialogs()).toHaveLength(1);
    store.dispatch(gameCloseRequested());
    await vi.waitFor(() => expect(selectAtStake(state())).not.toBeNull());
    store.dispatch(gameCloseRequested());
    await vi.waitFor(() => expect(dialogs()).toEqual([]));
  });

  it('for its demo also asks first, and then plays it without money', async () => {
    const demo = { ...game, isDemo: true };
    const { store, state, launched, dialogs } = await play({ open: 300 }, { ...game, hasDemo: true });
    await vi.waitFor(() => expect(selectAtStake(state())).not.toBeNull());
    store.dispatch(leavingAsked(null));
    store.dispatch(gameCloseRequested(demo));
    await vi.waitFor(() => expect(selectAtStake(state())).not.toBeNull());
    expect(launched).toHaveLength(1);
    store.dispatch(gameCloseRequested());
    await vi.waitFor(() => expect(launched).toEqual([{ ...game, hasDemo: true }, demo]));
    await vi.waitFor(() => expect(selectLaunch(state()).status).toBe('ready'));
    expect(dialogs()).toEqual([{ kind: 'game', game: demo }]);
    store.dispatch(gameCloseRequested());
    await vi.waitFor(() => expect(dialogs()).toEqual([]));
    expect(launched).toHaveLength(2);
  });

  it('does not ask in a sportsbook, without stakes, or when the gateway does not answer', async () => {
    const book = await play({ open: 300 }, { ...game, gameType: 'SPORTS' });
    await vi.waitFor(() => expect(book.dialogs()).toEqual([]));
    const idle = await play({ stake: 0, net: 0 });
    await vi.waitFor(() => expect(idle.dialogs()).toEqual([]));
    expect(selectMessages(idle.state())).toEqual([]);
    const silent = open();
    silent.store.dispatch(gameRequested(game));
    await vi.waitFor(() => expect(selectLaunch(silent.state()).status).toBe('ready'));
    silent.store.dispatch(gameCloseRequested());
    await vi.waitFor(() => expect(silent.dialogs()).toEqual([]));
  });
});

describe('a session that ends', () => {
  const askedAgain = { kind: 'login', returnTo: '/', hasExpired: true } as const;

  it('during a game asks for the login instead, and then reopens the game', async () => {
    const { store, launched, state, dialogs } = open();
    store.dispatch(gameRequested(game));
    await vi.waitFor(() => expect(selectLaunch(state()).status).toBe('ready'));
    store.dispatch(sessionExpired());
    store.dispatch(dialogRequested(askedAgain));
    expect(dialogs()).toEqual([askedAgain]);
    store.dispatch(loggedIn({ account, firstTimeLogin: false }));
    expect(dialogs()).toMatchObject([{ kind: 'game', game }]);
    await vi.waitFor(() => expect(selectLaunch(state())).toEqual({ status: 'ready', value: answer }));
    expect(launched).toMatchObject([game, game]);
  });

  it('during a game for money does not open its demo instead', async () => {
    const { store, launched, state, dialogs } = open();
    store.dispatch(gameRequested({ ...game, hasDemo: true }));
    await vi.waitFor(() => expect(selectLaunch(state()).status).toBe('ready'));
    store.dispatch(tokenLookedUp({ hasToken: false }));
    store.dispatch(sessionExpired());
    expect(dialogs()).toMatchObject([{ kind: 'login', game: { nodeId: 7, offersDemo: true } }]);
    expect(launched).toHaveLength(1);
  });

  it('keeps what another feature requested the login for', () => {
    const { store, dialogs } = open();
    store.dispatch(gameRequested(game));
    store.dispatch(dialogRequested(askedAgain));
    store.dispatch(sessionExpired());
    expect(dialogs()).toEqual([askedAgain]);
  });

  it('during the launch opens the game after the login and clears the refusal', async () => {
    let isEnded = true;
    const { store, launched, state, dialogs } = open({
      postLaunch: async () => {
        if (!isEnded) return answer;
        store.dispatch(sessionExpired());
        return refusal({ code: 'NOT_LOGGED_IN', status: 401 })();
      },
    });
    store.dispatch(gameRequested(game));
    await vi.waitFor(() => expect(dialogs()).toMatchObject([{ kind: 'login' }]));
    expect(selectLaunch(state())).toEqual({ status: 'idle' });
    isEnded = false;
    store.dispatch(loggedIn({ account, firstTimeLogin: false }));
    await vi.waitFor(() => expect(selectLaunch(state())).toEqual({ status: 'ready', value: answer }));
    expect(launched).toHaveLength(2);
  });

  it('for good leaves no game behind', () => {
    const { store, dialogs } = open();
    store.dispatch(gameRequested(game));
    store.dispatch(sessionExpired());
    store.dispatch(dialogClosed('login'));
    store.dispatch(loggedIn({ account, firstTimeLogin: false }));
    expect(dialogs()).toEqual([]);
  });

  it('by a logout in any tab closes the game and ignores an answer still on its way', async () => {
    let arrive: (value: typeof answer) => void = () => undefined;
    const { store, state, dialogs } = open({ postLaunch: () => new Promise((resolve) => (arrive = resolve)) });
    store.dispatch(gameRequested(game));
    store.dispatch(loggedOut());
    arrive(answer);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(dialogs()).toEqual([]);
    expect(selectLaunch(state())).toEqual({ status: 'idle' });
  });
});

it('asks for the login when a game is retried without a session', async () => {
  const { store, launched, state, dialogs } = open({ postLaunch: refusal({ code: 'NETWORK' }) });
  store.dispatch(gameRequested(game));
  await vi.waitFor(() => expect(selectLaunch(state()).status).toBe('failed'));
  store.dispatch(tokenLookedUp({ hasToken: false }));
  store.dispatch(gameRequested(game));
  expect(dialogs()).toMatchObject([{ kind: 'game' }, { kind: 'login' }]);
  expect(launched).toHaveLength(1);
});
