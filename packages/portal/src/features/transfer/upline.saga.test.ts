import { takeEvery } from 'typed-redux-saga';
import { afterEach, expect, test, vi } from 'vitest';
import type { ValueOf } from '@livery/contract/shapes';
import { ApiFailure, type FailureCode } from '#api/api-failure.ts';
import { balanceChanged } from '#shared/store/events.ts';
import { paymentPasswordSet } from '#shared/store/payment-events.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { memoryStore, settled } from '#testing/test-world.ts';
import type { TransferApi } from './transfer.api.ts';
import { selectSent, selectUpline } from './transfer.selectors.ts';
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
  let [moves, reads] = [0, 0];
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
  store.run('upline', makeUplineSaga({ api, tabStorage }));
  store.run('listener', function* listen() {
    yield* takeEvery(balanceChanged, () => void (moves += 1));
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

test('reads again whether the member may send once a payment password is set', async () => {
  const world = aWorld();
  world.store.dispatch(paymentPasswordSet());
  await settled();
  expect(world.reads()).toBe(1);
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
  expect(world.posted).toHaveLength(1);
  world.stop();
});

test('a refusal is an outcome: nothing moved, the form stays, and what is sent next is another request', async () => {
  const world = aWorld(['PAYMENT_PASSWORD_WRONG']);
  world.store.dispatch(giftSubmitted(wanted));
  await settled();
  expect(selectSubmission('transferToUpline')(world.see())).toMatchObject({
    status: 'refused',
    failure: { code: 'PAYMENT_PASSWORD_WRONG' },
  });
  expect(selectSent(world.see())).toBeNull();
  expect(world.moves()).toBe(0);
  world.store.dispatch(giftSubmitted(wanted));
  await settled();
  expect(new Set(world.posted.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
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
