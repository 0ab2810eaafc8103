import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { dialogRequested, loginRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { sessionExpired } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aMember, memoryCookies, memoryStore, memoryTabs, quietPage, recordedNavigation, settled } from '#testing/test-world.ts';
import { selectAccount, selectIsAgent, selectViewerStatus } from '#shared/facts/viewer.slice.ts';
import type { SessionApi } from './session.api.ts';
import { makeSessionSaga } from './session.saga.ts';
import { selectAccountFailure, accountRequested, logoutConfirmed, sessionSlice } from './session.slice.ts';

interface WorldOptions {
  api?: Partial<SessionApi>;
  stored?: Record<string, string>;
  path?: string;
}

function aWorld({ api = {}, stored = {}, path = '/' }: WorldOptions = {}) {
  const calls: { name: keyof SessionApi }[] = [];
  const answering: SessionApi = {
    deleteSession: async () => ({}),
    getMemberInfo: async () => aMember({ nickname: 'From member info' }),
    ...api,
  };
  const recorded: SessionApi = {
    deleteSession: () => (calls.push({ name: 'deleteSession' }), answering.deleteSession()),
    getMemberInfo: () => (calls.push({ name: 'getMemberInfo' }), answering.getMemberInfo()),
  };
  const world = {
    calls,
    tabStorage: memoryStore(stored),
    cookies: memoryCookies(),
    navigation: recordedNavigation(),
    page: quietPage(path),
    tabs: memoryTabs(),
    store: createAppStore(),
  };
  world.store.inject(sessionSlice);
  world.store.run('session', makeSessionSaga({ api: recorded, merchantCode: 'ACME', ...world }));
  return { ...world, state: () => world.store.getState() };
}

const refusal = (code: 'NOT_LOGGED_IN' | 'NETWORK') => async () => {
  throw new ApiFailure({ code, status: code === 'NETWORK' ? 0 : 401, requestId: 'r1' });
};

afterEach(() => void vi.useRealTimers());

describe('logout', () => {
  const stored = { 'livery.token': 'token-1', 'livery.hot-games': '[]' };

  test('clears session storage, but keeps the merchant code [session-13]', async () => {
    const world = aWorld({ stored });
    await settled();
    world.store.dispatch(logoutConfirmed());
    await settled();
    expect(world.tabStorage.entries()).toEqual({ 'livery.merchant': 'ACME' });
  });

  test.each([
    ['/agentHome', '/agent'],
    ['/agentHome/announcements?announcement=401', '/agent'],
    ['/agentHomeless', '/'],
    ['/member/withdraw', '/'],
  ])('at %s ends at %s [agent-04]', async (path, exit) => {
    const world = aWorld({ stored, path, api: { getMemberInfo: async () => aMember({ type: 1 }) } });
    await settled();
    world.store.dispatch(logoutConfirmed());
    await settled();
    expect(world.navigation.visited).toEqual([exit]);
  });

  test('leaves an ordinary visitor on the home page [session-14]', async () => {
    const world = aWorld({ stored, api: { getMemberInfo: async () => aMember({ type: 1 }) } });
    await settled();
    expect(selectIsAgent(world.state())).toBe(true);
    world.store.dispatch(logoutConfirmed());
    await settled();
    expect(selectViewerStatus(world.state())).toBe('visitor');
    expect(selectIsAgent(world.state())).toBe(false);
    expect(world.navigation.visited).toEqual(['/']);
  });

  test('tells the gateway, and completes even if that fails', async () => {
    const world = aWorld({ stored, api: { deleteSession: refusal('NETWORK') } });
    await settled();
    world.store.dispatch(logoutConfirmed());
    await settled();
    expect(world.calls.map(({ name }) => name)).toContain('deleteSession');
    expect(selectViewerStatus(world.state())).toBe('visitor');
  });

  test('completes when the gateway is silent', async () => {
    vi.useFakeTimers();
    const world = aWorld({ stored, api: { deleteSession: () => new Promise(() => undefined) } });
    await vi.advanceTimersByTimeAsync(0);
    world.store.dispatch(logoutConfirmed());
    await vi.advanceTimersByTimeAsync(4999);
    expect(selectViewerStatus(world.state())).toBe('member');
    await vi.advanceTimersByTimeAsync(1);
    expect(selectViewerStatus(world.state())).toBe('visitor');
  });

  test('does not ask for a login if the session had already ended [session-14]', async () => {
    const world = aWorld({ stored, api: { deleteSession: () => (world.store.dispatch(sessionExpired()), refusal('NOT_LOGGED_IN')()) } });
    await settled();
    world.store.dispatch(dialogRequested({ kind: 'logout' }));
    world.store.dispatch(logoutConfirmed());
    await settled();
    expect(selectDialogs(world.state())).toEqual([]);
    expect(world.navigation.visited).toEqual(['/']);
  });

  test('closes every dialog, because they belong to the member', async () => {
    const world = aWorld({ stored });
    await settled();
    world.store.dispatch(dialogRequested({ kind: 'sideMenu' }));
    world.store.dispatch(loginRequested());
    world.store.dispatch(logoutConfirmed());
    await settled();
    expect(selectDialogs(world.state())).toEqual([]);
  });

  test('in another tab also ends this tab’s session on the server, unless it was another account', async () => {
    const world = aWorld({ stored });
    await settled();
    world.tabs.hear({ type: 'loggedOut', accountId: 99 });
    await settled();
    expect(selectViewerStatus(world.state())).toBe('member');
    world.tabs.hear({ type: 'loggedOut', accountId: 7 });
    await settled();
    expect(world.calls.map(({ name }) => name)).toEqual(['getMemberInfo', 'deleteSession']);
    expect(selectViewerStatus(world.state())).toBe('visitor');
    expect(world.tabStorage.entries()).not.toHaveProperty('livery.token');
    expect(world.tabs.posted).toEqual([]);
  });

  test('in another tab ends this session even while the gateway is down', async () => {
    const world = aWorld({ stored, api: { deleteSession: refusal('NETWORK') } });
    await settled();
    world.tabs.hear({ type: 'loggedOut', accountId: 7 });
    await settled();
    expect(selectViewerStatus(world.state())).toBe('visitor');
  });
});

describe('session', () => {
  test('is restored from the stored token', async () => {
    const world = aWorld({ stored: { 'livery.token': 'token-1' } });
    await settled();
    expect(selectViewerStatus(world.state())).toBe('member');
    expect(selectAccount(world.state())?.account).toBe('marina');
  });

  test('reports that its account cannot be read, and retries automatically and on request', async () => {
    vi.useFakeTimers();
    let isDown = true;
    const world = aWorld({
      stored: { 'livery.token': 'token-1' },
      api: { getMemberInfo: async () => (isDown ? refusal('NETWORK')() : aMember()) },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(selectAccountFailure(world.state())).toMatchObject({ code: 'NETWORK' });
    await vi.advanceTimersByTimeAsync(240_000);
    expect(world.calls).toHaveLength(4);
    expect(selectAccountFailure(world.state())).toMatchObject({ code: 'NETWORK' });
    isDown = false;
    world.store.dispatch(accountRequested());
    expect(selectAccountFailure(world.state())).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(selectAccount(world.state())?.account).toBe('marina');
    expect(selectAccountFailure(world.state())).toBeNull();
  });

  test('that ends while its account is being read does not become a member’s again', async () => {
    let answer: (account: ReturnType<typeof aMember>) => void = () => undefined;
    const world = aWorld({
      stored: { 'livery.token': 'token-1' },
      api: { getMemberInfo: () => new Promise((resolve) => (answer = resolve)) },
    });
    await settled();
    world.store.dispatch(sessionExpired());
    answer(aMember());
    await settled();
    expect(selectViewerStatus(world.state())).toBe('visitor');
  });

  test('without a token is a visitor’s', async () => {
    const world = aWorld();
    await settled();
    expect(selectViewerStatus(world.state())).toBe('visitor');
    expect(world.calls).toEqual([]);
  });

  test('asks for the login once when it expires, and remembers the page', async () => {
    const world = aWorld({ stored: { 'livery.token': 'token-1' }, path: '/favorite?page=2' });
    await settled();
    world.store.dispatch(sessionExpired());
    world.store.dispatch(sessionExpired());
    expect(selectDialogs(world.state())).toEqual([{ kind: 'login', returnTo: '/favorite?page=2', hasExpired: true }]);
    expect(world.tabStorage.entries()).not.toHaveProperty('livery.token');
  });

  test('keeps the configured merchant code in session storage [system-08]', async () => {
    const world = aWorld({ stored: { 'livery.merchant': 'ANOTHER' } });
    await settled();
    expect(world.tabStorage.get('livery.merchant')).toBe('ACME');
  });
});
