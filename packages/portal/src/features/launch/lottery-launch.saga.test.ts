import { takeEvery } from 'typed-redux-saga';
import { describe, expect, it, vi } from 'vitest';
import { memberTypes } from '@livery/contract/member-types';
import { createAppStore } from '#shared/store/store.ts';
import { selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedIn, lotteryLaunched, sessionExpired } from '#shared/store/events.ts';
import { gameRequested, type GameReference } from '#shared/games/games.ts';
import { menusLoaded } from '#shared/facts/menus.slice.ts';
import { accountLoaded, tokenLookedUp } from '#shared/facts/viewer.slice.ts';
import { buildCategory } from '#testing/lotteries.ts';
import { refusedWith, tableClient } from '#testing/table-client.ts';
import { aMember, recordedNavigation } from '#testing/test-world.ts';
import { makeLaunchApi } from './launch.api.ts';
import { makeLaunchSaga } from './launch.saga.ts';
import { launchSlice, selectLaunch, selectSuggestions } from './launch.slice.ts';

const lottery: GameReference = { nodeId: 25_001, vassalage: 'LOTTO', gameType: 'LOTT', gameName: 'Crown 49', gameCode: 'LOTTO-25001' };

function open(launchGame: unknown, { type }: { type: number | null } = { type: 0 }) {
  const client = tableClient({ launchGame });
  const store = createAppStore();
  const navigation = recordedNavigation();
  store.inject(launchSlice);
  store.dispatch(menusLoaded([buildCategory('ELOTT', 'TCG_LOTTO_VN')]));
  store.dispatch(tokenLookedUp({ hasToken: type !== null }));
  if (type !== null) store.dispatch(accountLoaded({ ...aMember(), type }));
  store.run('launch', makeLaunchSaga({ api: makeLaunchApi(client, 'https://site.example/'), offersDemo: true, navigation }));
  return { store, client, navigation, state: () => store.getState(), dialogs: () => selectDialogs(store.getState()) };
}

const answer = { url: '/lottery?game=25001', gameName: 'Crown 49' };

describe('a lottery', () => {
  it('is launched for the site’s prize mode, and opens as a page, without a window [lottery-03]', async () => {
    const { store, client, navigation, state, dialogs } = open(answer);
    const launched = vi.fn();
    store.run('launched', function* launchedSaga() {
      yield* takeEvery(lotteryLaunched, launched);
    });
    store.dispatch(gameRequested(lottery));
    await vi.waitFor(() => expect(navigation.visited).toEqual(['/lottery?game=25001']));
    expect(launched).toHaveBeenCalledOnce();
    expect(client.calls.map(({ body }) => body)).toEqual([
      {
        nodeId: 25_001,
        vassalage: 'LOTTO',
        gameType: 'LOTT',
        gameCode: 'LOTTO-25001',
        lottoArea: 'VN',
        launchMode: 'LOTT',
        prizeMode: 'ELOTT',
        view: 'betting',
        device: 'WEB',
        backUrl: 'https://site.example/',
        language: 'pt',
      },
    ]);
    expect(dialogs()).toEqual([]);
    expect(selectLaunch(state())).toEqual({ status: 'idle' });
  });

  it('is launched once with two presses', async () => {
    const { store, client, navigation } = open(answer);
    store.dispatch(gameRequested(lottery));
    store.dispatch(gameRequested(lottery));
    await vi.waitFor(() => expect(navigation.visited).toEqual(['/lottery?game=25001']));
    expect(client.calls).toHaveLength(1);
    store.dispatch(gameRequested(lottery));
    await vi.waitFor(() => expect(client.calls).toHaveLength(2));
  });

  it('is launched for its page’s prize mode', async () => {
    const { store, client } = open({ ...answer, url: '/seaLottery?game=25001' });
    store.dispatch(gameRequested({ ...lottery, prizeMode: 'SEA' }));
    await vi.waitFor(() => expect(client.calls.map(({ body }) => body)).toMatchObject([{ prizeMode: 'SEA' }]));
  });

  it('is refused to a trial account before any call [role-14]', () => {
    const { store, client, dialogs } = open(answer, { type: memberTypes.trial });
    store.dispatch(gameRequested(lottery));
    expect(client.calls).toEqual([]);
    expect(dialogs()).toMatchObject([{ kind: 'notice', code: 'in_need_true_account' }]);
  });

  it('under maintenance suggests others, and choosing one closes that window', async () => {
    const answers = [refusedWith('GAME_MAINTENANCE', 409), { ...answer, url: '/lottery?game=25004' }];
    const { store, navigation, state, dialogs } = open(() => answers.shift());
    store.dispatch(gameRequested(lottery));
    await vi.waitFor(() => expect(selectLaunch(state()).status).toBe('failed'));
    expect(dialogs()).toEqual([{ kind: 'game', game: lottery }]);
    expect(selectSuggestions(state())).toEqual([]);
    store.dispatch(gameRequested({ ...lottery, nodeId: 25_004, gameCode: 'LOTTO-25004' }));
    await vi.waitFor(() => expect(navigation.visited).toEqual(['/lottery?game=25004']));
    expect(dialogs()).toEqual([]);
  });

  it('opens after the login if the session ended during its launch', async () => {
    let isEnded = true;
    const { store, navigation, dialogs } = open(() => {
      if (!isEnded) return answer;
      store.dispatch(sessionExpired());
      return refusedWith('NOT_LOGGED_IN', 401);
    });
    store.dispatch(gameRequested(lottery));
    await vi.waitFor(() => expect(dialogs()).toMatchObject([{ kind: 'login' }]));
    isEnded = false;
    store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
    await vi.waitFor(() => expect(navigation.visited).toEqual(['/lottery?game=25001']));
    expect(dialogs()).toEqual([]);
  });

  it('from an outside vendor opens in a window like any game', async () => {
    const { store, navigation, dialogs } = open({ url: 'https://games.example/?ticket=1', gameName: 'Crown 49' });
    store.dispatch(gameRequested(lottery));
    await vi.waitFor(() => expect(dialogs()).toEqual([{ kind: 'game', game: lottery }]));
    expect(navigation.visited).toEqual([]);
  });
});
