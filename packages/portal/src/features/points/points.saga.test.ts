import { takeEvery } from 'typed-redux-saga';
import { expect, test, vi } from 'vitest';
import type { Redemption } from '@livery/contract/shapes';
import { ApiFailure } from '#api/api-failure.ts';
import { changeTold, moneyMoved } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { memoryStore, settled } from '#testing/test-world.ts';
import type { PointsApi } from './points.api.ts';
import { aGood, aMovement, aRedemption, someRules } from './points.builders.ts';
import { makePointsSaga, type PointsSagaDependencies } from './points.saga.ts';
import {
  convertSubmitted,
  historyRequested,
  ledgerRequested,
  mallRequested,
  pointsSlice,
  redeemSubmitted,
  selectLedger,
  selectMall,
  selectOrdered,
  selectOrder,
} from './points.slice.ts';

const wanted = { goodId: 1, quantity: 1, points: 1_200, paymentPassword: '135790' };

function aWorld(api: Partial<PointsApi> = {}, tabStorage = memoryStore()) {
  const calls: string[] = [];
  const keys: string[] = [];
  const shop = { price: 1_200, balance: 5_000 };
  let [made, moves] = [0, 0];
  const store = createAppStore();
  store.inject(pointsSlice);
  const spend = (points: number, changes: Partial<Redemption>) => {
    shop.balance -= points;
    return { redemption: aRedemption(changes), balance: shop.balance };
  };
  const dependencies: PointsSagaDependencies = {
    api: {
      getLedger: async ({ limit }) => {
        calls.push(`ledger ${limit}`);
        return { balance: shop.balance, pending: 12, items: [aMovement()], next: null };
      },
      getGoods: async () => ({ goods: [aGood({ points: shop.price })], staked: 700, currency: 'BRL' }),
      getRules: async () => someRules(),
      getHistory: async ({ state }) => {
        calls.push(`history ${state ?? 'all'}`);
        return { items: [aRedemption()], next: null };
      },
      postRedeem: async ({ idempotencyKey, points }) => (keys.push(idempotencyKey), spend(points, {})),
      postConvert: async ({ idempotencyKey, points }) => (
        keys.push(idempotencyKey),
        spend(points, { kind: 'conversion', state: 'approved' })
      ),
      ...api,
    },
    tabStorage,
    makeKey: () => `key-${(made += 1)}`,
  };
  store.run('points', makePointsSaga(dependencies));
  store.run('listener', function* listen() {
    yield* takeEvery(moneyMoved, () => void (moves += 1));
  });
  const tell = (action: Parameters<typeof store.dispatch>[0]) => (store.dispatch(action), settled());
  return { shop, calls, keys, tell, moves: () => moves, state: () => store.getState() };
}

test('shows the mall with what the member has, and redeems of it [points-01, points-02]', async () => {
  const world = aWorld();
  await world.tell(mallRequested());
  expect(selectMall(world.state()).value).toMatchObject({
    balance: 5_000,
    pending: 12,
    staked: 700,
    goods: [{ points: 1_200, stock: 50 }],
  });
  await world.tell(redeemSubmitted(wanted));
  expect(selectOrdered(world.state())).toMatchObject({ state: 'inProcess', points: 1_200 });
  expect(selectMall(world.state()).value?.balance).toBe(3_800);
  expect(world.moves(), 'points are not money').toBe(0);
});

test('shows the new price of what was refused for the old one, and asks with another key', async () => {
  let isOld = true;
  const world = aWorld({
    postRedeem: async ({ idempotencyKey }) => {
      world.keys.push(idempotencyKey);
      if (isOld) throw new ApiFailure({ code: 'PRICE_CHANGED', status: 409, requestId: null, value: { price: 1_300 } });
      return { redemption: aRedemption(), balance: 3_700 };
    },
  });
  await world.tell(mallRequested());
  world.shop.price = 1_300;
  await world.tell(redeemSubmitted(wanted));
  expect(selectOrder(world.state())).toMatchObject({ status: 'refused', failure: { code: 'PRICE_CHANGED', value: { price: 1_300 } } });
  expect(selectMall(world.state()).value?.goods[0]?.points).toBe(1_300);
  isOld = false;
  await world.tell(redeemSubmitted({ ...wanted, points: 1_300 }));
  expect(selectOrdered(world.state())).not.toBeNull();
  expect(world.keys).toEqual(['key-1', 'key-2']);
});

test('asks with the same key until it knows whether something was redeemed, also after a reload', async () => {
  vi.useFakeTimers();
  const keys: string[] = [];
  let isDown = true;
  const postRedeem: PointsApi['postRedeem'] = async ({ idempotencyKey }) => {
    keys.push(idempotencyKey);
    if (isDown) throw new ApiFailure({ code: 'NETWORK', status: 0, requestId: null });
    return { redemption: aRedemption(), balance: 1 };
  };
  const tabStorage = memoryStore();
  const world = aWorld({ postRedeem }, tabStorage);
  void world.tell(redeemSubmitted(wanted));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(selectOrder(world.state())).toMatchObject({ status: 'refused', failure: { code: 'NETWORK' } });
  isDown = false;
  const reloaded = aWorld({ postRedeem }, tabStorage);
  void reloaded.tell(redeemSubmitted(wanted));
  await vi.advanceTimersByTimeAsync(0);
  expect(new Set(keys)).toEqual(new Set(['key-1']));
  expect(selectOrdered(reloaded.state())).not.toBeNull();
  vi.useRealTimers();
});

test('converts points, and says that money moved [points-03]', async () => {
  const world = aWorld();
  await world.tell(mallRequested());
  await world.tell(convertSubmitted({ points: 1_000, amount: 1_000, paymentPassword: '135790' }));
  expect(selectOrdered(world.state())).toMatchObject({ kind: 'conversion', state: 'approved' });
  expect(selectMall(world.state()).value?.balance).toBe(4_000);
  expect(world.moves()).toBe(1);
});

test('reads what is in sight again when the desk has decided, and nothing else', async () => {
  const world = aWorld();
  await world.tell(changeTold({ topic: 'points', reference: null }));
  expect(world.calls).toEqual([]);
  await world.tell(historyRequested({ limit: 20, state: 'inProcess' }));
  await world.tell(changeTold({ topic: 'points', reference: null }));
  expect(world.calls).toEqual(['history inProcess', 'history inProcess']);
  await world.tell(ledgerRequested({ limit: 20, kind: 'earned' }));
  expect(selectLedger(world.state()).value).toMatchObject({
    asked: { kind: 'earned' },
    answer: { items: [{ points: 40, balance: 1_240 }] },
  });
});
