import { expect, test } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { loginRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedIn, loggedOut } from '#shared/store/events.ts';
import type { TabMessage } from '#shared/ports/feature.ts';
import { createAppStore } from '#shared/store/store.ts';
import { selectAccount, selectIsMember, tokenLookedUp } from '#shared/facts/viewer.slice.ts';
import { aMember, memoryStore, memoryTabs, quietPage, recordedNavigation, settled } from '#testing/test-world.ts';
import { makeSessionTabsSaga } from './session-tabs.saga.ts';

/** Tabs of one site. Each receives what the others post. */
function twoTabs(...stored: [string | null, string | null]) {
  const dead = new Set<string>();
  const openTab = (token: string | null) => {
    const world = {
      store: createAppStore(),
      tabStorage: memoryStore(token === null ? {} : { 'livery.token': token }),
      navigation: recordedNavigation(),
      page: quietPage(),
      tabs: memoryTabs(),
    };
    const getMemberInfo = async () => {
      const asked = world.tabStorage.get('livery.token') ?? '';
      if (dead.has(asked)) throw new ApiFailure({ code: 'NOT_LOGGED_IN', status: 401, requestId: null });
      return aMember({ account: `of ${asked}` });
    };
    world.store.run('tabs', makeSessionTabsSaga({ ...world, api: { getMemberInfo } }));
    return world;
  };
  const open = [openTab(stored[0]), openTab(stored[1])] as const;
  for (const one of open)
    one.tabs.post = (message: TabMessage) => {
      for (const other of open) if (other !== one) other.tabs.hear(message);
    };
  const start = async () => {
    for (const { store, tabStorage } of open) store.dispatch(tokenLookedUp({ hasToken: tabStorage.get('livery.token') !== null }));
    await settled();
  };
  const tokens = () => open.map(({ tabStorage }) => tabStorage.get('livery.token'));
  return { open, dead, start, tokens };
}

test('a login reaches the open tabs, which continue as if it were their own', async () => {
  const { open, start, tokens } = twoTabs(null, null);
  await start();
  const [one, other] = open;
  other.store.dispatch(loginRequested('/favorite'));
  one.tabStorage.set('livery.token', 'token-1');
  one.store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
  await settled();
  expect(tokens()).toEqual(['token-1', 'token-1']);
  expect(selectAccount(other.store.getState())?.account).toBe('of token-1');
  expect(selectDialogs(other.store.getState())).toEqual([]);
  expect(other.navigation.visited).toEqual(['/favorite']);
  expect(other.page.viewer).toBe('member');
});

test('a new tab asks the others for their session', async () => {
  const { open, start, tokens } = twoTabs('token-1', null);
  await start();
  expect(tokens()).toEqual(['token-1', 'token-1']);
  expect(open.map(({ store }) => selectIsMember(store.getState()))).toEqual([true, true]);
});

test('a tab keeps its own session', async () => {
  const { open, start, tokens } = twoTabs('token-1', 'token-2');
  await start();
  open[0].store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
  await settled();
  expect(tokens()).toEqual(['token-1', 'token-2']);
});

test('a session that has ended by then is not taken over', async () => {
  const { open, dead, start, tokens } = twoTabs('token-1', null);
  dead.add('token-1');
  await start();
  expect(tokens()[1]).toBeNull();
  expect(selectIsMember(open[1].store.getState())).toBe(false);
});

test('a session that was logged out is not shared', async () => {
  const { open, tokens } = twoTabs('token-1', null);
  open[0].store.dispatch(tokenLookedUp({ hasToken: true }));
  open[0].store.dispatch(loggedOut());
  open[1].store.dispatch(tokenLookedUp({ hasToken: false }));
  await settled();
  expect(tokens()[1]).toBeNull();
});
