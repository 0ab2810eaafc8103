import { describe, expect, it, vi } from 'vitest';
import type { MemberInfo } from '@livery/contract/shapes';
import { ApiFailure, type Failure } from '#api/api-failure.ts';
import { dialogClosed, dialogRequested, selectDialog } from '#shared/state/dialogs.slice.ts';
import { demoChosen, loggedIn, loggedOut, sessionExpired } from '#shared/state/events.ts';
import { createAppStore } from '#shared/state/store.ts';
import { accountLoaded, tokenLookedUp } from '#shared/state/viewer.slice.ts';
import type { LaunchApi } from './launch.api.ts';
import { makeLaunchSaga } from './launch.saga.ts';
import { selectLaunch, selectSuggestions } from './launch.selectors.ts';
import { launchSlice, type GameReference } from './launch.slice.ts';

const game: GameReference = { nodeId: 7, vassalage: 'PG', gameType: 'RNG', gameName: 'Moon' };
const account: MemberInfo = { id: 1, account: 'demo', nickname: 'Demo', type: 0, currency: 'BRL', vipLevel: 0 };
const answer = { url: 'https://games.example/slot?ticket=1', gameName: 'Moon' };

function open(options: { account?: MemberInfo | null; offersDemo?: boolean; postLaunch?: LaunchApi['postLaunch'] } = {}) {
  const launched: GameReference[] = [];
  const api: LaunchApi = {
    postLaunch: async (wanted, language) => {
      launched.push(wanted);
      return options.postLaunch?.(wanted, language) ?? answer;
    },
  };
  const store = createAppStore();
  store.inject(launchSlice);
  store.dispatch(tokenLookedUp({ hasToken: options.account !== null }));
  if (options.account !== null) store.dispatch(accountLoaded(options.account ?? account));
  store.run('launch', makeLaunchSaga(api, options.offersDemo ?? true));
  return { store, launched, state: () => store.getState() };
}

const refusal = (failure: Partial<Failure>) => async () => {
  throw new ApiFailure({ code: 'UNKNOWN', status: 409, requestId: null, ...failure });
};

describe('a visitor', () => {
  it('is asked to log in and no game is launched [lobby-29]', () => {
    const { store, launched, state } = open({ account: null });
    store.dispatch(dialogRequested({ kind: 'game', game }));
    expect(selectDialog(state())).toMatchObject({ kind: 'login' });
    store.dispatch(dialogClosed('login'));
    store.dispatch(loggedIn({ account, firstTimeLogin: false }));
    expect(selectDialog(state())).toBeNull();
    expect(launched).toEqual([]);
  });

  it('goes on to the game after logging in', async () => {
    const { store, launched, state } = open({ account: null });
    store.dispatch(dialogRequested({ kind: 'game', game }));
    store.dispatch(loggedIn({ account, firstTimeLogin: false }));
    expect(selectDialog(state())).toEqual({ kind: 'game', game });
    await vi.waitFor(() => expect(selectLaunch(state())).toEqual({ status: 'ready', value: answer }));
    expect(launched).toEqual([game]);
  });

  it('plays the demo of a game that has one', async () => {
    const { store, launched, state } = open({ account: null });
    store.dispatch(dialogRequested({ kind: 'game', game: { ...game, hasDemo: true } }));
    expect(selectDialog(state())).toEqual({ kind: 'login', offersDemo: true });
    store.dispatch(demoChosen());
    expect(selectDialog(state())).toMatchObject({ kind: 'game', game: { nodeId: 7, isDemo: true } });
    await vi.waitFor(() => expect(selectLaunch(state())).toEqual({ status: 'ready', value: answer }));
    expect(launched).toMatchObject([{ isDemo: true }]);
  });

  it.each([
    ['the game has none', game, true],
    ['the brand does not want it', { ...game, hasDemo: true }, false],
  ])('is offered no demo when %s', (_, wanted, offersDemo) => {
    const { store, state } = open({ account: null, offersDemo });
    store.dispatch(dialogRequested({ kind: 'game', game: wanted }));
    expect(selectDialog(state())).toEqual({ kind: 'login', offersDemo: false });
  });
});

describe('a trial account', () => {
  it('is refused with the notice and no call [role-13]', () => {
    const { store, launched, state } = open({ account: { ...account, type: 4 } });
    store.dispatch(dialogRequested({ kind: 'game', game }));
    expect(selectDialog(state())).toEqual({ kind: 'notice', code: 'in_need_true_account' });
    expect(launched).toEqual([]);
  });

  it('is refused by the gateway’s word too', async () => {
    const { store, state } = open({ postLaunch: refusal({ code: 'TRIAL_REFUSED' }) });
    store.dispatch(dialogRequested({ kind: 'game', game }));
    await vi.waitFor(() => expect(selectDialog(state())).toMatchObject({ kind: 'notice' }));
  });
});

describe('a member', () => {
  it('gets the game in its dialog [lobby-30]', async () => {
    const { store, state } = open();
    store.dispatch(dialogRequested({ kind: 'game', game }));
    expect(selectDialog(state())).toEqual({ kind: 'game', game });
    await vi.waitFor(() => expect(selectLaunch(state())).toEqual({ status: 'ready', value: answer }));
  });

  it('sees other games to play when this one is under maintenance [lobby-31]', async () => {
    const other = {
      nodeId: 8,
      vassalage: 'PG',
      gameCode: 'PG-8',
      gameType: 'RNG',
      isGame: 'GAME',
      cardId: 'RNG_PG',
      isHot: 0,
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
    store.dispatch(dialogRequested({ kind: 'game', game }));
    await vi.waitFor(() => expect(selectSuggestions(state())).toEqual([other]));
    expect(selectLaunch(state())).toMatchObject({ status: 'failed', failure: { code: 'GAME_MAINTENANCE' } });
  });

  it('may try again after a failure', async () => {
    let tries = 0;
    const { store, state } = open({ postLaunch: async () => (tries++ === 0 ? refusal({ code: 'NETWORK' })() : answer) });
    store.dispatch(dialogRequested({ kind: 'game', game }));
    await vi.waitFor(() => expect(selectLaunch(state()).status).toBe('failed'));
    store.dispatch(dialogRequested({ kind: 'game', game }));
    await vi.waitFor(() => expect(selectLaunch(state()).status).toBe('ready'));
  });

  it('who closes the game before the answer sees nothing of it', async () => {
    let arrive: (value: typeof answer) => void = () => undefined;
    const { store, state } = open({ postLaunch: () => new Promise((resolve) => (arrive = resolve)) });
    store.dispatch(dialogRequested({ kind: 'game', game }));
    store.dispatch(dialogClosed('game'));
    arrive(answer);
    await Promise.resolve();
    expect(selectLaunch(state())).toEqual({ status: 'idle' });
  });
});

describe('a session that ends', () => {
  const askedAgain = { kind: 'login', returnTo: '/', hasExpired: true } as const;

  it('during a game asks for the login in its place, and opens the game anew after it', async () => {
    const { store, launched, state } = open();
    store.dispatch(dialogRequested({ kind: 'game', game }));
    await vi.waitFor(() => expect(selectLaunch(state()).status).toBe('ready'));
    store.dispatch(sessionExpired());
    store.dispatch(dialogRequested(askedAgain));
    expect(state().dialogs.queue).toEqual([askedAgain]);
    store.dispatch(loggedIn({ account, firstTimeLogin: false }));
    expect(selectDialog(state())).toEqual({ kind: 'game', game });
    await vi.waitFor(() => expect(selectLaunch(state())).toEqual({ status: 'ready', value: answer }));
    expect(launched).toEqual([game, game]);
  });

  it('keeps what another feature asked the login for', () => {
    const { store, state } = open();
    store.dispatch(dialogRequested({ kind: 'game', game }));
    store.dispatch(dialogRequested(askedAgain));
    store.dispatch(sessionExpired());
    expect(state().dialogs.queue).toEqual([askedAgain]);
  });

  it('on the launch opens the game after the login and forgets the refusal', async () => {
    let isEnded = true;
    const { store, launched, state } = open({
      postLaunch: async () => {
        if (!isEnded) return answer;
        store.dispatch(sessionExpired());
        return refusal({ code: 'NOT_LOGGED_IN', status: 401 })();
      },
    });
    store.dispatch(dialogRequested({ kind: 'game', game }));
    await vi.waitFor(() => expect(selectDialog(state())).toMatchObject({ kind: 'login' }));
    expect(selectLaunch(state())).toEqual({ status: 'idle' });
    isEnded = false;
    store.dispatch(loggedIn({ account, firstTimeLogin: false }));
    await vi.waitFor(() => expect(selectLaunch(state())).toEqual({ status: 'ready', value: answer }));
    expect(launched).toHaveLength(2);
  });

  it('for good leaves no game behind', () => {
    const { store, state } = open();
    store.dispatch(dialogRequested({ kind: 'game', game }));
    store.dispatch(sessionExpired());
    store.dispatch(dialogClosed('login'));
    store.dispatch(loggedIn({ account, firstTimeLogin: false }));
    expect(selectDialog(state())).toBeNull();
  });

  it('by a logout, here or in another tab, closes the game and forgets an answer that is still on its way', async () => {
    let arrive: (value: typeof answer) => void = () => undefined;
    const { store, state } = open({ postLaunch: () => new Promise((resolve) => (arrive = resolve)) });
    store.dispatch(dialogRequested({ kind: 'game', game }));
    store.dispatch(loggedOut());
    arrive(answer);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(selectDialog(state())).toBeNull();
    expect(selectLaunch(state())).toEqual({ status: 'idle' });
  });
});

it('asks for the login when a game is tried again without a session', async () => {
  const { store, launched, state } = open({ postLaunch: refusal({ code: 'NETWORK' }) });
  store.dispatch(dialogRequested({ kind: 'game', game }));
  await vi.waitFor(() => expect(selectLaunch(state()).status).toBe('failed'));
  store.dispatch(tokenLookedUp({ hasToken: false }));
  store.dispatch(dialogRequested({ kind: 'game', game }));
  expect(selectDialog(state())).toMatchObject({ kind: 'login' });
  expect(launched).toHaveLength(1);
});
