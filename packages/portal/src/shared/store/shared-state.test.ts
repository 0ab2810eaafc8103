import { describe, expect, test } from 'vitest';
import { take, put } from 'typed-redux-saga';
import { aMember } from '#testing/test-world.ts';
import { dialogClosed, dialogRequested, loginRequested, selectDialogs, selectReturnTo } from './dialogs.slice.ts';
import { loggedIn } from './events.ts';
import { failed, idle, loading, ready } from '../reads/loadable.ts';
import { createAppStore, type AppStore } from './store.ts';
import { balanceToggled, selectIsBalanceHidden } from '../facts/preferences.slice.ts';

const failure = { code: 'NETWORK', status: 0, requestId: null } as const;

test('a loadable keeps its value while it reloads and when that fails', () => {
  expect(loading(ready(1))).toEqual({ status: 'loading', value: 1 });
  expect(failed(failure, ready(1))).toEqual({ status: 'failed', failure, value: 1 });
  expect(loading(idle)).toEqual({ status: 'loading', value: undefined });
});

describe('dialogs', () => {
  const kinds = (store: AppStore) => selectDialogs(store.getState()).map(({ kind }) => kind);

  test('are stacked, and lower ones stay when the top one closes', () => {
    const store = createAppStore();
    store.dispatch(dialogRequested({ kind: 'sideMenu' }));
    store.dispatch(dialogRequested({ kind: 'logout' }));
    expect(kinds(store)).toEqual(['sideMenu', 'logout']);
    store.dispatch(loginRequested('/favorite'));
    expect(kinds(store)).toEqual(['sideMenu', 'logout', 'login']);
    expect(selectReturnTo(store.getState())).toBe('/favorite');
    store.dispatch(dialogClosed('login'));
    expect(kinds(store)).toEqual(['sideMenu', 'logout']);
  });

  test('that are urgent stay above later ones', () => {
    const store = createAppStore();
    store.dispatch(loginRequested());
    store.dispatch(dialogRequested({ kind: 'logout' }));
    store.dispatch(dialogRequested({ kind: 'notice', code: 'in_need_true_account' }));
    expect(kinds(store)).toEqual(['logout', 'login', 'notice']);
    store.dispatch(dialogRequested({ kind: 'help', article: 'a', isUrgent: true }));
    store.dispatch(dialogRequested({ kind: 'search' }));
    expect(kinds(store)).toEqual(['logout', 'search', 'login', 'notice', 'help']);
  });

  test('requested twice are shown once, with the latest request', () => {
    const store = createAppStore();
    store.dispatch(loginRequested('/favorite'));
    store.dispatch(loginRequested('/recent'));
    expect(selectDialogs(store.getState())).toEqual([{ kind: 'login', isNeeded: true, returnTo: '/recent' }]);
  });

  test('for login and registration replace each other, and keep the earlier destination', () => {
    const store = createAppStore();
    store.dispatch(loginRequested('/favorite'));
    store.dispatch(dialogRequested({ kind: 'forgotPassword' }));
    expect(selectDialogs(store.getState())).toEqual([{ kind: 'forgotPassword', returnTo: '/favorite' }]);
    store.dispatch(dialogRequested({ kind: 'register', returnTo: '/recent' }));
    expect(selectDialogs(store.getState())).toEqual([{ kind: 'register', returnTo: '/recent' }]);
    store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
    expect(kinds(store)).toEqual([]);
  });

  test('for the login close with the login', () => {
    const store = createAppStore();
    store.dispatch(loginRequested());
    store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
    expect(kinds(store)).toEqual([]);
  });
});

describe('a crashed saga', () => {
  test('is reported and restarted, and leaves the others running', () => {
    const crashes: string[] = [];
    const store = createAppStore({ onCrash: (name) => crashes.push(name) });
    store.run('fragile', function* fragile() {
      for (;;) {
        yield* take('poke');
        throw new Error('broken');
      }
    });
    store.run('sound', function* sound() {
      for (;;) {
        yield* take('poke');
        yield* put(balanceToggled());
      }
    });
    store.dispatch({ type: 'poke' });
    store.dispatch({ type: 'poke' });
    expect(crashes).toEqual(['fragile', 'fragile']);
    expect(selectIsBalanceHidden(store.getState())).toBe(false);
    store.dispatch({ type: 'poke' });
    expect(selectIsBalanceHidden(store.getState())).toBe(true);
    store.stop();
  });
});
