import { expect, test, vi } from 'vitest';
import { ApiFailure, type FailureCode } from '#api/api-failure.ts';
import { dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { balancePushed, changeTold } from '#shared/store/events.ts';
import { liveSlice, streamLost, streamOpened } from '#shared/facts/live.slice.ts';
import { tokenLookedUp } from '#shared/facts/viewer.slice.ts';
import { paymentPasswordSet } from '#shared/store/payment-events.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { readWatched } from '#shared/reads/reads.slice.ts';
import { questionOf } from '#shared/reads/read.ts';
import { openWorld } from '#testing/open-world.ts';
import type { Answers } from '#testing/table-client.ts';
import { memoryStore } from '#testing/test-world.ts';
import { makeWithdrawalApi, type Withdrawal, type WithdrawalApi } from './withdrawal.api.ts';
import { aWithdrawal, someTerms } from './withdrawal.builders.ts';
import { pageRead, termsRead } from './withdrawal.reads.ts';
import { makeWithdrawalSaga } from './withdrawal.saga.ts';
import {
  selectRefusedPictures,
  selectRequested,
  cancellationConfirmed,
  receiptSubmitted,
  withdrawalSlice,
  withdrawalSubmitted,
} from './withdrawal.slice.ts';

const refusal = (code: FailureCode) => new ApiFailure({ code, status: 409, requestId: 'r1' });
const wanted = { accountId: 3, amount: 10_000, paymentPassword: '135790' };
const now = Date.parse('2026-11-20T12:00:00Z');

const all = { limit: 10 };

/** A gateway with one member’s withdrawals. */
function aWorld(api: Partial<WithdrawalApi> = {}, answers: Answers = {}) {
  let items: Withdrawal[] = [];
  const calls: unknown[][] = [];
  const uploads = ['left-over'];
  const world = openWorld({
    features: [
      { name: 'live', slice: liveSlice },
      {
        name: 'withdrawal',
        slice: withdrawalSlice,
        makeSaga: ({ client, page }) =>
          makeWithdrawalSaga({
            api: {
              ...makeWithdrawalApi(client),
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
            },
            clock: { now: () => now },
            tabStorage: memoryStore(),
            page,
          }),
      },
    ],
    answers: {
      withdrawalTerms: () => someTerms({ hasPaymentPassword: calls.length > 0 }),
      withdrawals: () => ({ items, next: null, now: '2026-11-20T12:00:05Z' }),
      withdrawalTotals: () => ({ count: items.length, amount: 10_000, paid: 0, currency: 'BRL' }),
      ...answers,
    },
    after: [tokenLookedUp({ hasToken: true })],
  });
  const terms = () => world.known(termsRead, {}).value;
  const shown = () => world.known(pageRead, all).value?.items;
  return { ...world, calls, terms, shown, state: () => world.store.getState(), stop: () => world.store.stop() };
}

test('a request appears in the list, and the terms are reloaded', async () => {
  const world = aWorld();
  await world.show(termsRead, {});
  await world.show(pageRead, all);
  expect(world.shown()).toEqual([]);
  await world.tell(withdrawalSubmitted(wanted));
  expect(selectRequested(world.state())?.withdrawalId).toBe(12);
  expect(world.shown()).toHaveLength(1);
  expect(world.callsOf('withdrawalTerms')).toHaveLength(2);
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
  void world.tell(cancellationConfirmed({ withdrawalId: 12 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(selectSubmission('cancelWithdrawal', 12)(world.state())).toEqual({ status: 'sending', isUncertain: true });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(new Set(keys).size).toBe(1);
  expect(selectSubmission('cancelWithdrawal', 12)(world.state())).toEqual({ status: 'editing' });
  expect(selectDialogs(world.state())).toEqual([]);
  vi.useRealTimers();
  world.stop();
});

test('a refused request keeps the form, and the next one uses a new key', async () => {
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
  expect(selectSubmission('requestWithdrawal')(world.state())).toMatchObject({
    status: 'refused',
    failure: { code: 'INSUFFICIENT_BALANCE' },
  });
  isRefused = false;
  await world.tell(withdrawalSubmitted(wanted));
  expect(selectSubmission('requestWithdrawal')(world.state())).toEqual({ status: 'editing' });
  expect(new Set(keys).size).toBe(2);
  world.stop();
});

test('a button pressed twice at once sends one request', async () => {
  const keys: string[] = [];
  const world = aWorld({ postRequest: async ({ idempotencyKey }) => (keys.push(idempotencyKey), aWithdrawal()) });
  await Promise.all([world.tell(withdrawalSubmitted(wanted)), world.tell(withdrawalSubmitted(wanted))]);
  expect(keys).toHaveLength(1);
  world.stop();
});

test('a missing receipt sends its pictures, and deletes earlier leftovers', async () => {
  const world = aWorld();
  await world.show(pageRead, all);
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
  expect(world.shown()?.[0]?.state).toBe('notReceived');
  expect(selectDialogs(world.state())).toEqual([]);
  world.stop();
});

test('a refused picture is reported by position, and no receipt is sent', async () => {
  const world = aWorld({
    postUpload: async ({ size }) => {
      if (size === 5) throw refusal('IMAGE_REFUSED');
      return 'fine';
    },
  });
  await world.tell(receiptSubmitted({ withdrawalId: 12, receipt: 'none', pictures: [new Blob(['one']), new Blob(['three'])] }));
  expect(selectRefusedPictures(world.state())).toEqual({ 1: 'IMAGE_REFUSED' });
  expect(world.calls.filter(([what]) => what === 'receipt')).toEqual([]);
  expect(selectSubmission('confirmReceipt', 12)(world.state())).toEqual({ status: 'editing' });
  world.stop();
});

test('a late receipt shows an error and keeps its dialog', async () => {
  const world = aWorld({ postReceipt: () => Promise.reject(refusal('RECEIPT_OVERDUE')) });
  await world.tell(dialogRequested({ kind: 'receipt', withdrawal: aWithdrawal(), receipt: 'full' }));
  await world.tell(receiptSubmitted({ withdrawalId: 12, receipt: 'full', pictures: [] }));
  expect(selectSubmission('confirmReceipt', 12)(world.state())).toMatchObject({ failure: { code: 'RECEIPT_OVERDUE' } });
  expect(selectDialogs(world.state())).toHaveLength(1);
  world.stop();
});

test('a cancellation closes its dialog, and a new payment password is noticed', async () => {
  const world = aWorld();
  await world.show(termsRead, {});
  expect(world.terms()?.hasPaymentPassword).toBe(false);
  await world.tell(dialogRequested({ kind: 'cancelWithdrawal', withdrawal: aWithdrawal() }));
  await world.tell(cancellationConfirmed({ withdrawalId: 12 }));
  expect(selectDialogs(world.state())).toEqual([]);
  world.calls.push(['set']);
  await world.tell(paymentPasswordSet());
  expect(world.terms()?.hasPaymentPassword).toBe(true);
  world.stop();
});

test('changes reported by events are reloaded at once, and polled only without a stream', async () => {
  vi.useFakeTimers();
  const open = { items: [aWithdrawal({ state: 'approved' })], next: null, now: '2026-11-20T12:00:05Z' };
  const world = aWorld({}, { withdrawals: open, withdrawalTerms: someTerms() });
  const tell = async (action: Parameters<typeof world.tell>[0]) => {
    void world.tell(action);
    await vi.advanceTimersByTimeAsync(0);
  };
  const counts = () => [world.callsOf('withdrawals').length, world.callsOf('withdrawalTerms').length];
  await tell(readWatched(questionOf(pageRead, all, 'pt')));
  await tell(readWatched(questionOf(termsRead, {}, 'pt')));
  await tell(streamOpened());
  await tell(balancePushed({ balance: someTerms().available, currency: 'BRL' } as never));
  expect(counts()).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(counts()).toEqual([2, 1]);
  await tell(changeTold({ topic: 'deposits', reference: null }));
  await tell(changeTold({ topic: 'withdrawals', reference: '12' }));
  expect(counts()).toEqual([3, 2]);
  for (let push = 0; push < 5; push += 1) await tell(balancePushed({ balance: push, currency: 'BRL' } as never));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(counts()).toEqual([3, 3]);
  await tell(streamLost());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(counts()[0]).toBe(4);
  world.stop();
  vi.useRealTimers();
});

test('reloads the terms when an amount is refused by changed limits, and when the page becomes visible', async () => {
  const world = aWorld({ postRequest: () => Promise.reject(refusal('LIMIT_EXCEEDED')) });
  await world.show(termsRead, {});
  await world.tell(withdrawalSubmitted(wanted));
  expect(world.callsOf('withdrawalTerms')).toHaveLength(2);
  world.page.signal('focus');
  expect(world.callsOf('withdrawalTerms')).toHaveLength(3);
  world.stop();
});
