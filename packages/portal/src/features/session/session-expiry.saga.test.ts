import { AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { expect, test } from 'vitest';
import { createApiClient } from '#api/client.ts';
import { dialogClosed, dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { sessionExpired, sessionOpened } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { selectIsMember, selectIsReturning } from '#shared/facts/viewer.slice.ts';
import { aMember, memoryCookies, memoryStore, memoryTabs, quietPage, recordedNavigation, settled } from '#testing/test-world.ts';
import { makeSessionSaga } from './session.saga.ts';
import { sessionSlice } from './session.slice.ts';

/** A member's tab with unfinished work, and the portal's real client. */
async function aTab() {
  const store = createAppStore();
  const tabStorage = memoryStore({ 'livery.token': 'token-1' });
  let owner = aMember();
  const refusal = JSON.stringify({ success: false, value: { code: 'NOT_LOGGED_IN', requestId: 'r1' }, message: 'NOT_LOGGED_IN' });
  const client = createApiClient({
    baseUrl: '',
    merchantCode: 'ACME',
    readToken: () => tabStorage.get('livery.token'),
    readLanguage: () => 'pt',
    onPasswordChangeRequired: () => undefined,
    onConfirmationRequired: async () => false,
    onClosed: () => undefined,
    onMoneyMoving: () => () => undefined,
    onTokenRefused: (token) => {
      if (tabStorage.get('livery.token') === token) store.dispatch(sessionExpired());
    },
    loadCipher: () => Promise.reject(new Error('nothing is sealed here')),
    makeRequestId: () => 'r1',
    wait: async () => undefined,
    random: () => 0,
    adapter: async (config: InternalAxiosRequestConfig) => {
      await settled();
      return { data: refusal, status: 401, statusText: '', headers: new AxiosHeaders(), config };
    },
  });
  const api = {
    deleteSession: async () => ({}),
    getMemberInfo: async () => owner,
  };
  const world = { tabStorage, cookies: memoryCookies(), navigation: recordedNavigation(), tabs: memoryTabs() };
  store.inject(sessionSlice);
  store.run('session', makeSessionSaga({ api, merchantCode: 'ACME', page: quietPage('/member/securityCenter'), ...world }));
  await settled();
  store.dispatch(dialogRequested({ kind: 'notice', code: 'in_need_true_account' }));
  const kinds = () => selectDialogs(store.getState()).map(({ kind }) => kind);
  const logInAs = async (id: number) => {
    owner = aMember({ id });
    store.dispatch(sessionOpened({ login: { token: 'token-2', firstTimeLogin: false, passwordExpired: false, memberInfo: owner } }));
    await settled();
  };
  return { ...world, store, client, kinds, logInAs, state: () => store.getState() };
}

test('ten calls refused at once open one login, which leads back', async () => {
  const tab = await aTab();
  const calls = Array.from({ length: 10 }, () => tab.client.call('balance', () => true));
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'rejected'));
  const logins = selectDialogs(tab.state()).filter(({ kind }) => kind === 'login');
  expect(logins).toEqual([{ kind: 'login', returnTo: '/member/securityCenter', hasExpired: true }]);
});

test('a refusal of the previous session does not prompt a member with a new one', async () => {
  const tab = await aTab();
  const late = tab.client.call('balance', () => true).catch(() => undefined);
  tab.tabStorage.set('livery.token', 'token-2');
  await late;
  expect(selectIsMember(tab.state())).toBe(true);
  expect(tab.kinds()).not.toContain('login');
});

test('what was open stays below the login, and is back after it', async () => {
  const tab = await aTab();
  tab.store.dispatch(sessionExpired());
  expect(selectIsReturning(tab.state())).toBe(true);
  expect(tab.kinds()).toEqual(['notice', 'login']);
  await tab.logInAs(7);
  expect(tab.kinds()).toEqual(['notice']);
  expect(selectIsReturning(tab.state())).toBe(false);
});

test('what was open is cleared when another member logs in', async () => {
  const tab = await aTab();
  tab.store.dispatch(sessionExpired());
  await tab.logInAs(8);
  expect(tab.kinds()).toEqual([]);
  expect(selectIsMember(tab.state())).toBe(true);
});

test('what was open is cleared when another member logs in later, even if the first declined to', async () => {
  const tab = await aTab();
  tab.tabStorage.set('livery.deposit', '{"amount":"40"}');
  tab.store.dispatch(sessionExpired());
  tab.store.dispatch(dialogClosed('login'));
  expect(tab.kinds()).toEqual(['notice']);
  await tab.logInAs(8);
  expect(tab.kinds()).toEqual([]);
  expect(tab.tabStorage.entries()).not.toHaveProperty(['livery.deposit']);
  expect(tab.tabStorage.get('livery.token')).toBe('token-2');
});

test('open dialogs and lists are cleared when a trial account signs up', async () => {
  const tab = await aTab();
  tab.tabStorage.set('livery.deposit', '{"amount":"40"}');
  await tab.logInAs(8);
  expect(tab.kinds()).toEqual([]);
  expect(tab.tabStorage.entries()).not.toHaveProperty(['livery.deposit']);
  expect(tab.tabStorage.get('livery.token')).toBe('token-2');
});

test('a member who declines becomes an ordinary visitor', async () => {
  const tab = await aTab();
  tab.store.dispatch(sessionExpired());
  tab.store.dispatch(dialogClosed('login'));
  expect(selectIsReturning(tab.state())).toBe(false);
});
