import { takeEvery } from 'typed-redux-saga';
import { afterEach, expect, test, vi } from 'vitest';
import type { ValueOf } from '@livery/contract/shapes';
import { ApiFailure, type FailureCode } from '#api/api-failure.ts';
import { moneyMoved } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { memoryStore, settled } from '#testing/test-world.ts';
import type { TransferApi } from './transfer.api.ts';
import { selectSending, selectSent, selectUpline } from './transfer.selectors.ts';
import { transferState } from './transfer.state.ts';
import { makeUplineSaga } from './upline.saga.ts';
import { giftSubmitted, uplineLoaded } from './upline.slice.ts';

const upline: ValueOf<'upline'> = {
  isAllowed: true,
  hasPaymentPassword: true,
  available: 5_000,
  currency: 'BRL',
  hasUpline: true,
  receiver: { id: 3, account: 'a***2', name: 'S*** a***' },
};
const wanted = { receiver: 3, amount: 1_000, paymentPassword: 'Mango-7' };
const failure = (code: FailureCode) => new ApiFailure({ code, status: 0, requestId: null });

/** The gateway fails as often as told, and answers then. */
function aWorld(failures: FailureCode[] = [], tabStorage = memoryStore()) {
  const store = createAppStore();
  store.inject(transferState);
  store.dispatch(uplineLoaded(upline));
  let [serial, moves, reads] = [0, 0, 0];
  const posted: { amount: number; idempotencyKey: string }[] = [];
  const api: Pick<TransferApi, 'getUpline' | 'postToUpline'> = {
    getUpline: async () => ((reads += 1), upline),
    postToUpline: async ({ amount, idempotencyKey }) => {
      posted.push({ amount, idempotencyKey });
      const code = failures.shift();
      if (code !== undefined) throw failure(code);
      return { cash: 4_000 };
    },
  };
  store.run('upline', makeUplineSaga({ api, tabStorage, makeKey: () => `key-${(serial += 1)}` }));
  store.run('listener', function* listen() {
    yield* takeEvery(moneyMoved, () => void (moves += 1));
  });
  return { store, posted, tabStorage, moves: () => moves, reads: () => reads, see: store.getState, stop: () => store.stop() };
}

afterEach(() => void vi.useRealTimers());

test('money that was sent is told, and what may still leave is read again', async () => {
  const world = aWorld();
  world.store.dispatch(giftSubmitted(wanted));
  await settled();
  expect(selectSent(world.see())).toEqual({ amount: 1_000, receiver: upline.receiver, currency: 'BRL' });
  expect(selectUpline(world.see())).toEqual({ status: 'ready', value: upline });
  expect(world.moves()).toBe(1);
  world.stop();
});

test('clears the typed amount after a transfer and keeps it after a refusal', async () => {
  const draft = '{"amount":"10"}';
  for (const [failures, kept] of [
    [[], undefined],
    [['PAYMENT_PASSWORD_WRONG'], draft],
  ] as const) {
    const world = aWorld([...failures]);
    world.tabStorage.set('livery.transfer-upline', draft);
    world.store.dispatch(giftSubmitted(wanted));
    await settled();
    expect(world.tabStorage.entries()['livery.transfer-upline']).toBe(kept);
    world.store.stop();
  }
});

test('sends once, however often and fast the button is pressed', async () => {
  const world = aWorld();
  world.store.dispatch(giftSubmitted(wanted));
  world.store.dispatch(giftSubmitted(wanted));
  await settled();
  expect(world.posted).toEqual([{ amount: 1_000, idempotencyKey: 'key-1' }]);
  world.stop();
});

test('an answer that got lost is asked for again by the same key, and it says meanwhile that it checks', async () => {
  vi.useFakeTimers();
  const world = aWorld(['NETWORK', 'TIMEOUT']);
  world.store.dispatch(giftSubmitted(wanted));
  await vi.advanceTimersByTimeAsync(0);
  expect(selectSending(world.see())).toEqual({ status: 'sending', isUncertain: true });
  await vi.runAllTimersAsync();
  expect(world.posted.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1', 'key-1']);
  expect(selectSent(world.see())).toEqual({ amount: 1_000, receiver: upline.receiver, currency: 'BRL' });
  expect(world.moves()).toBe(1);
  world.stop();
});

test('while nobody knows the outcome the key stays, over a reload too, and another amount has another', async () => {
  vi.useFakeTimers();
  const lost = aWorld(['NETWORK', 'NETWORK', 'NETWORK', 'NETWORK']);
  lost.store.dispatch(giftSubmitted(wanted));
  await vi.runAllTimersAsync();
  expect(selectSending(lost.see())).toMatchObject({ status: 'refused', failure: { code: 'NETWORK' } });
  expect(lost.moves()).toBe(0);
  lost.stop();
  const reloaded = aWorld([], lost.tabStorage);
  reloaded.store.dispatch(giftSubmitted(wanted));
  await vi.runAllTimersAsync();
  expect(reloaded.posted).toEqual([{ amount: 1_000, idempotencyKey: 'key-1' }]);
  reloaded.stop();
  const other = aWorld([], lost.tabStorage);
  other.tabStorage.set('livery.upline.key', '3 1000|kept');
  other.store.dispatch(giftSubmitted({ ...wanted, amount: 900 }));
  await vi.runAllTimersAsync();
  expect(other.posted).toEqual([{ amount: 900, idempotencyKey: 'key-1' }]);
  other.stop();
});

test('a refusal is an outcome: nothing moved, the form stays, and what is sent next is another request', async () => {
  const world = aWorld(['PAYMENT_PASSWORD_WRONG']);
  world.store.dispatch(giftSubmitted(wanted));
  await settled();
  expect(selectSending(world.see())).toMatchObject({ status: 'refused', failure: { code: 'PAYMENT_PASSWORD_WRONG' } });
  expect(selectSent(world.see())).toBeNull();
  expect(world.moves()).toBe(0);
  world.store.dispatch(giftSubmitted(wanted));
  await settled();
  expect(world.posted.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-2']);
  world.stop();
});

test('reads the upline again where it may receive nothing any more', async () => {
  const world = aWorld(['PAYMENT_PASSWORD_WRONG', 'FORBIDDEN']);
  world.store.dispatch(giftSubmitted(wanted));
  await settled();
  expect(world.reads()).toBe(0);
  world.store.dispatch(giftSubmitted(wanted));
  await settled();
  expect(world.reads()).toBe(1);
  world.stop();
});
