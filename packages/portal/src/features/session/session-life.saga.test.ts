import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionLife } from '@livery/contract/shapes';
import { ApiFailure } from '#api/api-failure.ts';
import { dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { loggedIn, loggedOut, sessionExpired } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { selectIsMember } from '#shared/facts/viewer.slice.ts';
import { aMember, memoryTabs, quietPage } from '#testing/test-world.ts';
import { stayChosen } from './session-life.commands.ts';
import { makeSessionLifeSaga } from './session-life.saga.ts';
import { makeSessionWatchSaga } from './session-watch.saga.ts';

const minute = 60_000;
const [idle, age] = [15 * minute, 720 * minute];
/** The gateway's clock differs from the device's. */
const ahead = 10 * minute;

/** A gateway with one session for all tabs. */
function aGateway() {
  const session = { opened: Date.now(), used: Date.now(), isAway: false, isEnded: false };
  const asked: ('life' | 'keepAlive')[] = [];
  const answer = (): SessionLife => {
    if (session.isAway) throw new ApiFailure({ code: 'NETWORK', status: 0, requestId: null });
    return { serverTime: Date.now() + ahead, idleEnd: session.used + idle + ahead, finalEnd: session.opened + age + ahead };
  };
  return {
    session,
    asked,
    api: {
      getLife: async () => (asked.push('life'), answer()),
      postKeepAlive: async () => {
        asked.push('keepAlive');
        if (!session.isAway) session.used = Date.now();
        return answer();
      },
    },
  };
}

function aTab(gateway = aGateway()) {
  const store = createAppStore();
  const [page, tabs] = [quietPage('/member/securityCenter'), memoryTabs()];
  const life = makeSessionLifeSaga({ api: gateway.api, clock: { now: () => Date.now() }, page, tabs });
  store.run(
    'sessionWatch',
    makeSessionWatchSaga(async () => life),
  );
  store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
  const warning = () => selectDialogs(store.getState()).find(({ kind }) => kind === 'sessionEnding');
  return { ...gateway, store, page, tabs, warning, isMember: () => selectIsMember(store.getState()) };
}

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an unused session', () => {
  test('shows a warning two minutes before it ends, on the device’s clock', async () => {
    const tab = aTab();
    await pass(12.9);
    expect(tab.warning()).toBeUndefined();
    await pass(0.1);
    expect(tab.warning()).toMatchObject({ until: tab.session.used + idle, canStay: true, stay: { status: 'editing' } });
    tab.store.dispatch(dialogRequested({ kind: 'search' }));
    expect(selectDialogs(tab.store.getState()).at(-1)).toEqual(tab.warning());
    expect(tab.asked).not.toContain('keepAlive');
  });

  test('can be extended with one click, which closes the warning in every tab', async () => {
    const gateway = aGateway();
    const [tab, other] = [aTab(gateway), aTab(gateway)];
    await pass(14);
    tab.store.dispatch(stayChosen());
    await pass(0);
    for (const message of tab.tabs.posted) other.tabs.hear(message);
    await pass(0);
    expect([tab.warning(), other.warning()]).toEqual([undefined, undefined]);
    expect(gateway.asked.filter((call) => call === 'keepAlive')).toHaveLength(1);
    await pass(12.9);
    expect([tab.warning(), other.warning()]).toEqual([undefined, undefined]);
    await pass(0.2);
    expect([tab.warning(), other.warning()]).not.toContain(undefined);
  });

  test('shows when extending failed, and accepts another click', async () => {
    const tab = aTab();
    await pass(13);
    tab.session.isAway = true;
    tab.store.dispatch(stayChosen());
    await pass(0);
    expect(tab.warning()).toMatchObject({ stay: { status: 'refused', failure: { code: 'NETWORK' } } });
    tab.session.isAway = false;
    tab.store.dispatch(stayChosen());
    await pass(0);
    expect(tab.warning()).toBeUndefined();
  });

  test('ends on time, even if the gateway does not answer', async () => {
    for (const isAway of [false, true]) {
      const tab = aTab();
      await pass(14);
      tab.session.isAway = isAway;
      await pass(1.1);
      expect(tab.isMember()).toBe(false);
      expect(tab.warning()).toBeUndefined();
    }
  });
});

test('a session used in another tab shows no warning, and removes one', async () => {
  const tab = aTab();
  await pass(10);
  tab.session.used = Date.now();
  await pass(12.9);
  expect(tab.warning()).toBeUndefined();
  await pass(0.2);
  tab.session.used = Date.now();
  await pass(2.1);
  expect(tab.warning()).toBeUndefined();
  expect(tab.isMember()).toBe(true);
});

test('activity on the page keeps the session, and the gateway is told only occasionally', async () => {
  const tab = aTab();
  await pass(1);
  for (let turn = 0; turn < 60; turn += 1) {
    tab.page.signal(turn % 2 === 0 ? 'press' : 'key');
    await pass(0.5);
  }
  expect(tab.warning()).toBeUndefined();
  expect(tab.asked.filter((call) => call === 'keepAlive').length).toBeLessThan(16);
});

test('activity cannot extend a session past its maximum age, and the warning says so', async () => {
  const tab = aTab();
  for (let turn = 0; turn < 717; turn += 1) {
    tab.page.signal('press');
    await pass(1);
  }
  expect(tab.warning()).toBeUndefined();
  await pass(1.5);
  expect(tab.warning()).toMatchObject({ until: tab.session.opened + age, canStay: false });
});

test('a tab that becomes visible checks at once, since timers stop while a device sleeps', async () => {
  const tab = aTab();
  await pass(1);
  tab.session.used = Date.now() - 14 * minute;
  tab.page.signal('focus');
  await pass(0);
  expect(tab.warning()).toMatchObject({ canStay: true });
});

test.each([loggedOut, sessionExpired])('after the session there is no warning and no request', async (left) => {
  const tab = aTab();
  await pass(14);
  tab.store.dispatch(left());
  await pass(0);
  expect(tab.warning()).toBeUndefined();
  const { length } = tab.asked;
  await pass(60);
  expect(tab.asked).toHaveLength(length);
});
