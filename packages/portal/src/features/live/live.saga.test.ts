import { takeEvery } from 'redux-saga/effects';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import type { LiveMessage, MemberCounts } from '@livery/contract/shapes';
import { changeTold, loggedIn } from '#shared/store/events.ts';
import { selectIsLive, selectUnread } from '#shared/facts/live.selectors.ts';
import { liveSlice } from '#shared/facts/live.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aMember, quietPage } from '#testing/test-world.ts';
import type { Listening } from './live.api.ts';
import { makeLiveSaga } from './live.saga.ts';
import type { PassedMessage, TabCircle } from './tab-circle.port.ts';

const countsOf = (unread: number): MemberCounts => ({ unread, rewards: 0, missions: 0, claimable: 0 });
const hello = (isResumed: boolean): LiveMessage => ({ type: 'hello', isResumed });
const deposit = (reference: string): LiveMessage => ({ type: 'changed', topic: 'deposits', reference });
const refusal = (code: ApiFailure['failure']['code'], retryAfter?: number) =>
  new ApiFailure({ code, status: 0, requestId: null, ...(retryAfter === undefined ? {} : { retryAfter }) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

interface Connection extends Listening {
  end: (failure?: ApiFailure) => void;
}

/** A member's tab. `isLed` if another tab listens for it. */
async function aTab({ isTrial = false, isLed = false } = {}) {
  const store = createAppStore();
  store.inject(liveSlice);
  const told: string[] = [];
  const posted: PassedMessage[] = [];
  const connections: Connection[] = [];
  const hearers = new Set<(message: PassedMessage) => void>();
  const askers = new Set<(asked: { type: 'asked' }) => void>();
  const world = { unread: 4, asked: 0, wanted: 0, takeOver: () => {} };
  const circle: TabCircle = {
    lead: () => new Promise((resolve) => (isLed ? (world.takeOver = resolve) : resolve())),
    pass: (message) => void posted.push(message),
    ask: () => void (world.wanted += 1),
    subscribe: (hear) => (hearers.add(hear), () => hearers.delete(hear)),
    subscribeToAsking: (listener) => (askers.add(listener), () => askers.delete(listener)),
  };
  const api = {
    getCounts: async () => {
      world.asked += 1;
      return countsOf(world.unread);
    },
    listen: (listening: Listening) =>
      new Promise<void>((resolve, reject) => {
        connections.push({ ...listening, end: (failure) => (failure === undefined ? resolve() : reject(failure)) });
      }),
  };
  store.run('told', function* () {
    yield takeEvery(changeTold, ({ payload }) => void told.push(`${payload.topic} ${payload.reference}`));
  });
  store.dispatch(loggedIn({ account: aMember(), firstTimeLogin: false }));
  store.run('live', makeLiveSaga({ api, circle, page: quietPage(), isTrial, random: () => 0 }));
  await pass(0);
  return {
    told,
    posted,
    connections,
    world,
    unread: () => selectUnread(store.getState()),
    isLive: () => selectIsLive(store.getState()),
    say: async (message: LiveMessage | null, id: string, connection = connections.at(-1)) => {
      connection?.onMessage(message, id);
      await pass(0);
    },
    hear: async (message: LiveMessage | null, lastEventId: string) => {
      for (const hear of hearers) hear({ message, lastEventId });
      await pass(0);
    },
    isAskedBy: () => {
      for (const ask of askers) ask({ type: 'asked' });
    },
    stop: () => store.stop(),
  };
}

test('forwards what the stream delivers, and polls nothing while it is open', async () => {
  const tab = await aTab();
  expect(tab.unread()).toBe(4);
  await tab.say(hello(false), '1-a');
  await tab.say({ type: 'counts', counts: countsOf(7) }, '1-a');
  await tab.say(deposit('d1'), '2-a');
  expect([tab.unread(), tab.isLive(), tab.told]).toEqual([7, true, ['deposits d1']]);
  await pass(240_000);
  expect(tab.world.asked).toBe(1);
  tab.stop();
});

test('resumes where it broke off, at growing intervals, and reports no gap when nothing was missed', async () => {
  const tab = await aTab();
  await tab.say(hello(false), '1-a');
  await tab.say(null, '5-b');
  tab.connections[0]?.end(refusal('NETWORK'));
  await pass(500);
  expect(tab.isLive()).toBe(false);
  expect(tab.connections.map(({ lastEventId }) => lastEventId)).toEqual([null, '5-b']);
  for (const wait of [1_000, 2_000, 4_000]) {
    tab.connections.at(-1)?.end(refusal('NETWORK'));
    const before = tab.connections.length;
    await pass(wait - 1);
    expect(tab.connections).toHaveLength(before);
    await pass(1);
    expect(tab.connections).toHaveLength(before + 1);
  }
  await tab.say(hello(true), '5-b');
  expect([tab.isLive(), tab.told]).toEqual([true, []]);
  tab.stop();
});

test('reloads everything when the gateway no longer knows what was missed', async () => {
  const tab = await aTab();
  await tab.say(hello(false), '1-a');
  expect(tab.told).toEqual([]);
  tab.connections[0]?.end();
  await pass(1_000);
  await tab.say(hello(false), '9-b');
  expect(tab.told).toContain('deposits null');
  tab.stop();
});

test('polls the counts each minute when the stream is unavailable', async () => {
  const tab = await aTab();
  tab.connections[0]?.end(refusal('NOT_AVAILABLE'));
  tab.world.unread = 9;
  await pass(60_000);
  expect([tab.unread(), tab.world.asked, tab.connections.length]).toEqual([9, 2, 1]);
  tab.stop();
});

test('waits as long as the gateway asks', async () => {
  const tab = await aTab();
  tab.connections[0]?.end(refusal('RATE_LIMITED', 45));
  await pass(44_999);
  expect(tab.connections).toHaveLength(1);
  await pass(1_000);
  expect(tab.connections).toHaveLength(2);
  tab.stop();
});

test('lets the client discover that the session has ended', async () => {
  const tab = await aTab();
  await tab.say(hello(false), '1-a');
  await tab.say({ type: 'end', reason: 'session' }, '1-a');
  expect(tab.world.asked).toBe(2);
  tab.connections[0]?.end(refusal('NOT_LOGGED_IN'));
  await pass(0);
  expect(tab.world.asked).toBe(3);
  tab.stop();
});

test('receives from the listening tab, and takes over at its last event', async () => {
  const leader = await aTab();
  const follower = await aTab({ isLed: true });
  await leader.say(hello(false), '1-a');
  await leader.say(deposit('d1'), '2-a');
  for (const { message, lastEventId } of leader.posted) await follower.hear(message, lastEventId ?? '');
  expect([follower.told, follower.isLive(), follower.connections.length]).toEqual([['deposits d1'], true, 0]);
  leader.stop();
  await pass(49_000);
  expect(follower.isLive()).toBe(true);
  await pass(1_000);
  expect(follower.isLive()).toBe(false);
  follower.world.takeOver();
  await pass(0);
  expect(follower.connections.map(({ lastEventId }) => lastEventId)).toEqual(['2-a']);
  await follower.say(hello(true), '2-a');
  await pass(60_000);
  expect(follower.isLive()).toBe(true);
  follower.stop();
});

test('tells a new tab the current state', async () => {
  const leader = await aTab();
  expect(leader.world.wanted).toBe(1);
  await leader.say(hello(false), '1-a');
  await leader.say({ type: 'counts', counts: countsOf(8) }, '1-a');
  const before = leader.posted.length;
  leader.isAskedBy();
  expect(leader.posted.slice(before)).toEqual([{ message: { type: 'counts', counts: countsOf(8) }, lastEventId: '1-a' }]);
  leader.stop();
});

test('passes an announcement change on to the pages', async () => {
  const tab = await aTab();
  await tab.say(hello(false), '1-a');
  await tab.say({ type: 'changed', topic: 'announcements', reference: null }, '1-a');
  expect(tab.told).toEqual(['announcements null']);
  tab.stop();
});

test('never requests the unread count of a trial account [role-17]', async () => {
  const tab = await aTab({ isTrial: true });
  tab.connections[0]?.end(refusal('NOT_AVAILABLE'));
  await pass(300_000);
  expect(tab.world.asked).toBe(0);
  tab.stop();
});
