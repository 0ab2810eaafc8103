import { takeEvery } from 'typed-redux-saga';
import { expect, test } from 'vitest';
import type { ValueOf } from '@livery/contract/shapes';
import type { FailureCode } from '#api/api-failure.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { balanceChanged } from '#shared/store/events.ts';
import { paymentPasswordSet } from '#shared/store/payment-events.ts';
import { openWorld } from '#testing/open-world.ts';
import { refusedWith } from '#testing/table-client.ts';
import { transfer } from './index.ts';
import { uplineRead } from './transfer.reads.ts';
import { selectUplineSent } from './transfer.state.ts';
import { uplineTransferSubmitted } from './upline.slice.ts';

const upline: ValueOf<'upline'> = {
  isAllowed: true,
  hasPaymentPassword: true,
  available: 5_000,
  currency: 'BRL',
  hasUpline: true,
  receiver: { id: 3, account: 'a***2', name: 'S*** a***' },
};
const booked = { number: 71, at: '2026-05-17T12:00:00Z' };
const wanted = { receiver: 3, amount: 1_000, paymentPassword: 'Mango-7' };

/** The gateway refuses with each of these codes in turn, then succeeds. */
async function aWorld(failures: FailureCode[] = []) {
  const transferToUpline = () => {
    const code = failures.shift();
    return code === undefined ? { cash: 4_000, ...booked } : refusedWith(code, 403);
  };
  const world = openWorld({ features: [transfer], answers: { upline, transferToUpline } });
  let moves = 0;
  world.store.run('listener', function* listen() {
    yield* takeEvery(balanceChanged, () => void (moves += 1));
  });
  await world.show(uplineRead, {});
  const keys = () => world.callsOf('transferToUpline').map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
  return { ...world, keys, moves: () => moves, reads: () => world.callsOf('upline').length, see: world.store.getState };
}

test('a sent transfer is confirmed, and the available amount is reloaded', async () => {
  const world = await aWorld();
  await world.tell(uplineTransferSubmitted(wanted));
  expect(selectUplineSent(world.see())).toEqual({ amount: 1_000, receiver: upline.receiver, currency: 'BRL', ...booked });
  expect(world.reads()).toBe(2);
  expect(world.moves()).toBe(1);
});

test('reloads whether the member may send once a payment password is set', async () => {
  const world = await aWorld();
  await world.tell(paymentPasswordSet());
  expect(world.reads()).toBe(2);
});

test('clears the typed amount after a transfer and keeps it after a refusal', async () => {
  const draft = '{"amount":"10"}';
  for (const [failures, kept] of [
    [[], null],
    [['PAYMENT_PASSWORD_WRONG'], draft],
  ] as const) {
    const world = await aWorld([...failures]);
    world.dependencies.tabStorage.set('livery.transfer-upline', draft);
    await world.tell(uplineTransferSubmitted(wanted));
    expect(world.dependencies.tabStorage.get('livery.transfer-upline')).toBe(kept);
  }
});

test('sends once, no matter how often the button is pressed', async () => {
  const world = await aWorld();
  world.store.dispatch(uplineTransferSubmitted(wanted));
  await world.tell(uplineTransferSubmitted(wanted));
  expect(world.keys()).toHaveLength(1);
});

test('a refusal is an outcome: nothing moved, the form stays, and the next request is a new one', async () => {
  const world = await aWorld(['PAYMENT_PASSWORD_WRONG']);
  await world.tell(uplineTransferSubmitted(wanted));
  expect(selectSubmission('transferToUpline')(world.see())).toMatchObject({
    status: 'refused',
    failure: { code: 'PAYMENT_PASSWORD_WRONG' },
  });
  expect(selectUplineSent(world.see())).toBeNull();
  expect(world.moves()).toBe(0);
  await world.tell(uplineTransferSubmitted(wanted));
  expect(new Set(world.keys()).size).toBe(2);
});

test('reloads the upline when it can no longer receive money', async () => {
  const world = await aWorld(['PAYMENT_PASSWORD_WRONG', 'FORBIDDEN']);
  await world.tell(uplineTransferSubmitted(wanted));
  expect(world.reads()).toBe(1);
  await world.tell(uplineTransferSubmitted(wanted));
  expect(world.reads()).toBe(2);
});
