import { expect, test, vi } from 'vitest';
import { ApiFailure, type FailureCode } from '#api/api-failure.ts';
import { dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { balancePushed, changeTold, loggedIn } from '#shared/store/events.ts';
import { liveSlice, streamLost, streamOpened } from '#shared/facts/live.slice.ts';
import { paymentPasswordSet } from '#shared/store/payment-events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aMember, memoryStore, quietPage, settled } from '#testing/test-world.ts';
import type { Withdrawal, WithdrawalApi } from './withdrawal.api.ts';
import { aWithdrawal, someTerms } from './withdrawal.builders.ts';
import { makeWithdrawalSaga } from './withdrawal.saga.ts';
import {
  selectChange,
  selectRefusedPictures,
  selectRequest,
  selectRequested,
  selectTerms,
  selectTotals,
  selectWithdrawals,
} from './withdrawal.selectors.ts';
import {
  cancellationConfirmed,
  pageRequested,
  receiptSubmitted,
  termsRequested,
  withdrawalSlice,
  withdrawalSubmitted,
} from './withdrawal.slice.ts';

const refusal = (code: FailureCode) => new ApiFailure({ code, status: 409, requestId: 'r1' });
const wanted = { accountId: 3, amount: 10_000, paymentPassword: '135790' };
const now = Date.parse('2026-11-20T12:00:00Z');

/** A gateway with one member’s withdrawals. */
function aWorld(api: Partial<WithdrawalApi> = {}) {
  let items: Withdrawal[] = [];
  const calls: unknown[][] = [];
  const uploads = ['left-over'];
  const answering: WithdrawalApi = {
    getTerms: async () => someTerms({ hasPaymentPassword: calls.length > 0 }),
    getPage: async () => ({ items, next: null, now: '2026-11-20T12:00:05Z' }),
    getTotals: async () => ({ count: items.length, amount: 10_000, paid: 0, currency: 'BRL' }),
    postRequest: async (request) => {
      calls.push(['request', request.idempotencyKey, request.amount]);
      items = [aWithdrawal()];
      return aWithdrawal();
    },
    postCancellation: async () => aWithdrawal({ state: 'cancelled' }),
    postReceipt: async (receipt) => {
      calls.push(['receipt', receipt]);
      return aWithdrawal({ state: receipt.receipt === 'full' ? 'receivedFull' : 'notReceived' });
    },
    getUploads: async () => [...uploads],
    postUpload: async (picture) => {
      calls.push(['upload', picture.size]);
      return `upload-${picture.size}`;
    },
    deleteUpload: async (id) => void calls.push(['delete', id]),
    ...api,
  };
  const store = createAppStore();
  store.inject(withdrawalSlice);
  store.inject(liveSlice);
  let keys = 0;
  const saga = makeWithdrawalSaga({
    api: answering,
    clock: { now: () => now },
    tabStorage: memoryStore(),
    page: quietPage(),
    makeKey: () => `key-${(keys += 1)}`,
  });
  store.run('withdrawal', saga);
  const tell = (action: Parameters<typeof store.dispatch>[0]) => (store.dispatch(action), settled());
  return { tell, calls, state: () => store.getState(), stop: () => store.stop() };
}

test('what was asked for is in the list, and the terms are read again', async () => {
  const world = aWorld();
  await world.tell(termsRequested());
  await world.tell(pageRequested({}));
  expect(selectWithdrawals(world.state()).value).toEqual({ items: [], next: null, clockOffset: 5_000 });
  await world.tell(withdrawalSubmitted(wanted));
  expect(selectRequested(world.state())?.withdrawalId).toBe(12);
  expect(selectWithdrawals(world.state()).value?.items).toHaveLength(1);
  world.stop();
});

test('what the filters come to is asked for without a page, and never told of other filters', async () => {
  const asked: unknown[] = [];
  const answers: (() => void)[] = [];
  const world = aWorld({
    getTotals: (filter) =>
      new Promise((resolve) => {
        asked.push(filter);
        answers.push(() => resolve({ count: 7, amount: 1, paid: 0, currency: 'BRL' }));
      }),
  });
  const march = { from: '2026-03-01', to: '2026-03-31' };
  await world.tell(pageRequested(march));
  answers[0]?.();
  await settled();
  await world.tell(pageRequested({ ...march, after: 'older' }));
  expect(selectTotals(world.state()).value?.count).toBe(7);
  await world.tell(pageRequested({ state: 'open' }));
  expect(selectTotals(world.state()).value).toBeUndefined();
  expect(asked).toEqual([march, march, { state: 'open' }]);
  world.stop();
});

test('drops the rows of another filter when the new filter’s request fails, and keeps those of the same one', async () => {
  let isDown = false;
  const world = aWorld({
    getPage: async () => {
      if (isDown) throw refusal('UNAVAILABLE');
      return { items: [aWithdrawal()], next: null, now: '2026-11-20T12:00:05Z' };
    },
  });
  await world.tell(pageRequested({ state: 'open' }));
  isDown = true;
  await world.tell(pageRequested({ state: 'open' }));
  expect(selectWithdrawals(world.state())).toMatchObject({ status: 'failed', value: { items: [{ withdrawalId: 12 }] } });
  await world.tell(pageRequested({ state: 'closed' }));
  expect(selectWithdrawals(world.state())).toMatchObject({ status: 'failed', value: undefined, failure: { code: 'UNAVAILABLE' } });
  world.stop();
});

test('a cancellation of unknown outcome is retried with the same key until the outcome is known', async () => {
  vi.useFakeTimers();
  const keys: string[] = [];
  const world = aWorld({
    postCancellation: async ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      if (keys.length === 1) throw refusal('NETWORK');
      return aWithdrawal({ state: 'cancelled' });
    },
  });
  void world.tell(dialogRequested({ kind: 'cancelWithdrawal', withdrawal: aWithdrawal() }));
  void world.tell(cancellationConfirmed(12));
  await vi.advanceTimersByTimeAsync(0);
  expect(selectChange(world.state())).toEqual({ status: 'sending', isUncertain: true });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keys).toEqual(['key-1', 'key-1']);
  expect(selectChange(world.state())).toEqual({ status: 'editing' });
  expect(selectDialogs(world.state())).toEqual([]);
  vi.useRealTimers();
  world.stop();
});

test('a request that was refused keeps the form, and the next one is another', async () => {
  let isRefused = true;
  const keys: string[] = [];
  const world = aWorld({
    postRequest: async ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      if (isRefused) throw refusal('INSUFFICIENT_BALANCE');
      return aWithdrawal();
    },
  });
  await world.tell(withdrawalSubmitted(wanted));
  expect(selectRequest(world.state())).toMatchObject({ status: 'refused', failure: { code: 'INSUFFICIENT_BALANCE' } });
  isRefused = false;
  await world.tell(withdrawalSubmitted(wanted));
  expect(selectRequest(world.state())).toEqual({ status: 'editing' });
  expect(keys).toEqual(['key-1', 'key-2']);
  world.stop();
});

test('a button that is pressed twice at once asks once', async () => {
  const keys: string[] = [];
  const world = aWorld({ postRequest: async ({ idempotencyKey }) => (keys.push(idempotencyKey), aWithdrawal()) });
  await Promise.all([world.tell(withdrawalSubmitted(wanted)), world.tell(withdrawalSubmitted(wanted))]);
  expect(keys).toEqual(['key-1']);
  world.stop();
});

test('a receipt of nothing sends its pictures, and throws away what was left before', async () => {
  const world = aWorld();
  await world.tell(pageRequested({}));
  await world.tell(withdrawalSubmitted(wanted));
  await world.tell(dialogRequested({ kind: 'receipt', withdrawal: aWithdrawal(), receipt: 'none' }));
  const pictures = [new Blob(['one']), new Blob(['three'])];
  await world.tell(receiptSubmitted({ withdrawalId: 12, receipt: 'none', pictures }));
  expect(world.calls.slice(1)).toEqual([
    ['delete', 'left-over'],
    ['upload', 3],
    ['upload', 5],
    ['receipt', { withdrawalId: 12, receipt: 'none', uploadIds: ['upload-3', 'upload-5'] }],
  ]);
  expect(selectWithdrawals(world.state()).value?.items[0]?.state).toBe('notReceived');
  expect(selectDialogs(world.state())).toEqual([]);
  world.stop();
});

test('a picture that is not taken is told by its place, and nothing is reported', async () => {
  const world = aWorld({
    postUpload: async ({ size }) => {
      if (size === 5) throw refusal('IMAGE_REFUSED');
      return 'fine';
    },
  });
  await world.tell(receiptSubmitted({ withdrawalId: 12, receipt: 'none', pictures: [new Blob(['one']), new Blob(['three'])] }));
  expect(selectRefusedPictures(world.state())).toEqual({ 1: 'IMAGE_REFUSED' });
  expect(world.calls.filter(([what]) => what === 'receipt')).toEqual([]);
  expect(selectChange(world.state())).toEqual({ status: 'editing' });
  world.stop();
});

test('a receipt that comes too late says so and keeps its dialog', async () => {
  const world = aWorld({ postReceipt: () => Promise.reject(refusal('RECEIPT_OVERDUE')) });
  await world.tell(dialogRequested({ kind: 'receipt', withdrawal: aWithdrawal(), receipt: 'full' }));
  await world.tell(receiptSubmitted({ withdrawalId: 12, receipt: 'full', pictures: [] }));
  expect(selectChange(world.state())).toMatchObject({ failure: { code: 'RECEIPT_OVERDUE' } });
  expect(selectDialogs(world.state())).toHaveLength(1);
  world.stop();
});

test('a cancellation closes its dialog; a new payment password is heard of', async () => {
  const world = aWorld();
  await world.tell(termsRequested());
  expect(selectTerms(world.state()).value?.hasPaymentPassword).toBe(false);
  await world.tell(dialogRequested({ kind: 'cancelWithdrawal', withdrawal: aWithdrawal() }));
  await world.tell(cancellationConfirmed(12));
  expect(selectDialogs(world.state())).toEqual([]);
  world.calls.push(['set']);
  await world.tell(paymentPasswordSet());
  expect(selectTerms(world.state()).value?.hasPaymentPassword).toBe(true);
  world.stop();
});

test('what is told of is read again at once, and by the clock only where no stream is open', async () => {
  vi.useFakeTimers();
  let [pages, terms] = [0, 0];
  const world = aWorld({
    getPage: async () => ((pages += 1), { items: [aWithdrawal({ state: 'approved' })], next: null, now: '2026-11-20T12:00:05Z' }),
    getTerms: async () => ((terms += 1), someTerms()),
  });
  const tell = async (action: Parameters<typeof world.tell>[0]) => {
    void world.tell(action);
    await vi.advanceTimersByTimeAsync(0);
  };
  await tell(loggedIn({ account: aMember(), firstTimeLogin: false }));
  await tell(pageRequested({}));
  await tell(termsRequested());
  await tell(streamOpened());
  await tell(balancePushed({ balance: someTerms().available, currency: 'BRL' } as never));
  expect([pages, terms]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([pages, terms]).toEqual([2, 1]);
  await tell(changeTold({ topic: 'deposits', reference: null }));
  await tell(changeTold({ topic: 'withdrawals', reference: '12' }));
  expect([pages, terms]).toEqual([3, 2]);
  for (let push = 0; push < 5; push += 1) await tell(balancePushed({ balance: push, currency: 'BRL' } as never));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([pages, terms]).toEqual([3, 3]);
  await tell(streamLost());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(pages).toBe(4);
  world.stop();
  vi.useRealTimers();
});

test('reads the terms again when an amount is refused by limits that have changed', async () => {
  let reads = 0;
  const world = aWorld({
    getTerms: async () => ((reads += 1), someTerms()),
    postRequest: async () => {
      throw refusal('LIMIT_EXCEEDED');
    },
  });
  await world.tell(withdrawalSubmitted(wanted));
  expect(reads).toBe(1);
  world.stop();
});
