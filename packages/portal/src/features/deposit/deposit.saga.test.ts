import { takeEvery } from 'typed-redux-saga';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure, type FailureCode } from '#api/api-failure.ts';
import { balanceChanged, changeTold, loggedOut } from '#shared/store/events.ts';
import { liveSlice, streamLost, streamOpened } from '#shared/facts/live.slice.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { questionOf, type ReadQuery } from '#shared/reads/read.ts';
import { readWatched, selectRead } from '#shared/reads/reads.slice.ts';
import { openWorld } from '#testing/open-world.ts';
import type { Call } from '#testing/table-client.ts';
import { memoryStore, recordedNavigation } from '#testing/test-world.ts';
import { aDeposit, aMethod } from './deposit.builders.ts';
import type { DepositApi } from './deposit.api.ts';
import { depositsRead, methodsRead, waitingQuery } from './deposit.reads.ts';
import { makeDepositSaga } from './deposit.saga.ts';
import { selectCurrent, depositLeft, depositSlice, depositSubmitted, depositWatched } from './deposit.slice.ts';

const now = Date.parse('2026-05-17T12:00:00Z');
const wanted = { method: 'http.pix', amount: 2_000 };
const failing = (code: FailureCode) => async () => {
  throw new ApiFailure({ code, status: 0, requestId: null });
};

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

function aWorld(changes: Partial<DepositApi> = {}, tabStorage = memoryStore()) {
  const gateway = { state: 'pending' as ReturnType<typeof aDeposit>['state'], keys: [] as string[], asked: 0 };
  // A minute ahead of the device.
  const answer = () => ({ deposit: aDeposit({ state: gateway.state }), now: new Date(Date.now() + 60_000).toISOString() });
  const api: DepositApi = {
    postDeposit: async ({ idempotencyKey }) => (gateway.keys.push(idempotencyKey), answer()),
    getDeposit: async () => ((gateway.asked += 1), answer()),
    ...changes,
  };
  const navigation = recordedNavigation();
  const settled: unknown[] = [];
  const { store, page, callsOf } = openWorld({
    features: [
      { name: 'live', slice: liveSlice },
      {
        name: 'deposit',
        slice: depositSlice,
        makeSaga: ({ page: signals, clock }) => makeDepositSaga({ api, clock, tabStorage, navigation, page: signals }),
      },
    ],
    answers: {
      depositMethods: { methods: [aMethod()], currency: 'BRL' },
      deposits: ({ query }: Call) => {
        const isLeft = query['state'] === 'open' && gateway.state !== 'pending';
        return { items: isLeft ? [] : [aDeposit({ state: gateway.state })], next: null };
      },
    },
  });
  store.run('settled', function* () {
    yield* takeEvery(balanceChanged, (action) => void settled.push(action));
  });
  const tell = async (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action);
    await vi.advanceTimersByTimeAsync(0);
  };
  const current = () => selectCurrent(store.getState());
  const list = (query: ReadQuery<'deposits'>) => selectRead(depositsRead, query)(store.getState()).value?.items;
  return { gateway, navigation, page, settled, tell, current, list, callsOf, tabStorage, state: () => store.getState() };
}

test('opens a deposit with a new key, goes to its page and knows the clock offset there', async () => {
  const world = aWorld();
  await world.tell(depositSubmitted(wanted));
  expect(world.gateway.keys).toHaveLength(1);
  expect(world.navigation.visited).toEqual([`/member/depositv2?deposit=${aDeposit().id}`]);
  expect(world.current()).toMatchObject({ status: 'ready', value: { clockOffset: 60_000 } });
  await world.tell(depositSubmitted(wanted));
  expect(new Set(world.gateway.keys).size).toBe(2);
});

const page = (changes: Parameters<typeof aDeposit>[0] = {}) =>
  aDeposit({ kind: 'debitCard', payBy: { kind: 'page', value: 'https://bank.example/pay/1' }, ...changes });
const answerOf = (deposit: ReturnType<typeof aDeposit>) => ({ deposit, now: new Date(Date.now()).toISOString() });

test('goes to the provider’s page automatically once it is known, and never again after a reload', async () => {
  const steps = [answerOf(page({ state: 'created', payBy: null })), answerOf(page())];
  const world = aWorld({
    postDeposit: async () => answerOf(page({ state: 'created', payBy: null })),
    getDeposit: async () => steps.shift() ?? answerOf(page()),
  });
  await world.tell(depositSubmitted(wanted));
  await world.tell(depositWatched(page().id));
  expect(world.page.left).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(world.page.left).toEqual(['https://bank.example/pay/1']);
  await vi.advanceTimersByTimeAsync(20_000);
  await world.tell(depositWatched(page().id));
  expect(world.page.left).toHaveLength(1);
  const reloaded = aWorld({ getDeposit: async () => answerOf(page()) });
  await reloaded.tell(depositWatched(page().id));
  expect(reloaded.page.left).toEqual([]);
});

test('a payment code stays on the page', async () => {
  const world = aWorld();
  await world.tell(depositSubmitted(wanted));
  await world.tell(depositWatched(aDeposit().id));
  expect(world.page.left).toEqual([]);
});

test('opens one deposit when the button is pressed twice at once', async () => {
  const world = aWorld();
  await Promise.all([world.tell(depositSubmitted(wanted)), world.tell(depositSubmitted(wanted))]);
  expect(world.gateway.keys).toHaveLength(1);
  expect(world.navigation.visited).toHaveLength(1);
});

test('shows a refusal at once, without a retry', async () => {
  const asked: unknown[] = [];
  const world = aWorld({ postDeposit: async (body) => (asked.push(body), failing('LIMIT_EXCEEDED')()) });
  await world.tell(readWatched(questionOf(methodsRead, {}, 'pt')));
  await world.tell(depositSubmitted(wanted));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toHaveLength(1);
  expect(selectSubmission('openDeposit')(world.state())).toMatchObject({ status: 'refused', failure: { code: 'LIMIT_EXCEEDED' } });
  expect(world.navigation.visited).toEqual([]);
  expect(world.callsOf('depositMethods'), 'the limits in sight were old').toHaveLength(2);
});

const told = (reference: string | null = aDeposit().id) => changeTold({ topic: 'deposits', reference });

test('reloads a deposit when an event reports it, and does not poll while a stream is open', async () => {
  const world = aWorld();
  await world.tell(streamOpened());
  await world.tell(depositWatched(aDeposit().id));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(world.gateway.asked).toBe(1);
  await world.tell(told('another'));
  await world.tell(changeTold({ topic: 'withdrawals', reference: aDeposit().id }));
  expect(world.gateway.asked).toBe(1);
  world.gateway.state = 'succeeded';
  await world.tell(told());
  expect([world.current().value?.deposit.state, world.gateway.asked, world.settled.length]).toEqual(['succeeded', 2, 1]);
});

test('misses no event that arrives during a request or before the stream was open', async () => {
  const answers: (() => void)[] = [];
  const world = aWorld({
    getDeposit: () =>
      new Promise((resolve) => {
        answers.push(() => resolve({ deposit: aDeposit(), now: new Date().toISOString() }));
      }),
  });
  await world.tell(depositWatched(aDeposit().id));
  await world.tell(streamOpened());
  await world.tell(told());
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(2);
});

test('polls a deposit without a stream until it has arrived, and reports it once', async () => {
  const world = aWorld();
  await world.tell(streamOpened());
  await world.tell(streamLost());
  await world.tell(depositWatched(aDeposit().id));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(world.gateway.asked).toBe(2);
  world.gateway.state = 'succeeded';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(world.current().value?.deposit.state).toBe('succeeded');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([world.gateway.asked, world.settled.length]).toEqual([3, 1]);
});

test('keeps checking for a late payment, but does not report one that had already arrived', async () => {
  const world = aWorld();
  world.gateway.state = 'expired';
  await world.tell(depositWatched(aDeposit().id));
  world.gateway.state = 'succeeded';
  await vi.advanceTimersByTimeAsync(30_000);
  expect([world.current().value?.deposit.state, world.settled.length]).toEqual(['succeeded', 1]);
  const later = aWorld();
  later.gateway.state = 'succeeded';
  await later.tell(depositWatched(aDeposit().id));
  expect([later.current().value?.deposit.state, later.settled.length]).toEqual(['succeeded', 0]);
});

test('reloads the visible lists when a deposit changes elsewhere', async () => {
  const world = aWorld();
  const all = { limit: 10 };
  for (const query of [all, waitingQuery]) await world.tell(readWatched(questionOf(depositsRead, query, 'pt')));
  world.gateway.state = 'succeeded';
  await world.tell(told('another'));
  expect(world.list(all)?.[0]?.state).toBe('succeeded');
  expect(world.list(waitingQuery)).toEqual([]);
});

test('sends no request from a hidden tab, and one as soon as it is visible', async () => {
  const world = aWorld();
  await world.tell(depositWatched(aDeposit().id));
  world.page.isVisible = () => false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.gateway.asked).toBe(1);
  world.page.isVisible = () => true;
  world.page.signal('focus');
  await vi.advanceTimersByTimeAsync(0);
  expect(world.gateway.asked).toBe(2);
});

test.each([depositLeft(aDeposit().id), loggedOut()])('stops when it is left: $type', async (leaving) => {
  const world = aWorld();
  await world.tell(depositWatched(aDeposit().id));
  await world.tell(leaving);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.gateway.asked).toBe(1);
});

test('keeps the visible data after a failed request, and stops for an unknown deposit', async () => {
  let code: FailureCode | null = null;
  let asked = 0;
  const world = aWorld({
    getDeposit: async () => {
      asked += 1;
      if (code !== null) throw new ApiFailure({ code, status: 0, requestId: null });
      return { deposit: aDeposit(), now: new Date().toISOString() };
    },
  });
  await world.tell(depositWatched(aDeposit().id));
  code = 'NETWORK';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(world.current()).toMatchObject({ status: 'failed', value: { deposit: { state: 'pending' } } });
  code = 'NOT_FOUND';
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(3);
});
