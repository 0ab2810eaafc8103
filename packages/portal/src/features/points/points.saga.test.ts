import { takeEvery } from 'typed-redux-saga';
import { expect, test } from 'vitest';
import type { BodyOf, Redemption } from '@livery/contract/shapes';
import { ApiFailure } from '#api/api-failure.ts';
import { balanceChanged, changeTold } from '#shared/store/events.ts';
import { paymentPasswordSet } from '#shared/store/payment-events.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { openWorld } from '#testing/open-world.ts';
import type { Answers, Call } from '#testing/table-client.ts';
import { makePointsApi } from './points.api.ts';
import { aGood, aMovement, aRedemption, someRules } from './points.builders.ts';
import { goodsRead, historyRead, ledgerRead, rulesRead } from './points.reads.ts';
import { makePointsSaga } from './points.saga.ts';
import { convertSubmitted, pointsSlice, redeemSubmitted, selectOrdered } from './points.slice.ts';

const wanted = { goodId: 1, quantity: 1, points: 1_200, paymentPassword: '135790' };
const first = { limit: 1 };

function aWorld(answers: Answers = {}) {
  const shop = { price: 1_200, balance: 5_000 };
  let moves = 0;
  const spend = (points: number, changes: Partial<Redemption>) => {
    shop.balance -= points;
    return { redemption: aRedemption(changes), balance: shop.balance };
  };
  const world = openWorld({
    features: [
      {
        name: 'points',
        slice: pointsSlice,
        makeSaga: ({ client, tabStorage }) => makePointsSaga({ api: makePointsApi(client), tabStorage }),
      },
    ],
    answers: {
      pointBalance: () => ({ balance: shop.balance, pending: 12, items: [aMovement()], next: null }),
      pointRewards: () => ({ goods: [aGood({ points: shop.price })], staked: 700, currency: 'BRL' }),
      pointConfig: someRules(),
      redeemHistory: { items: [aRedemption()], next: null },
      redeemReward: ({ body }: Call) => spend((body as BodyOf<'redeemReward'>).points, {}),
      convertPoints: ({ body }: Call) => spend((body as BodyOf<'convertPoints'>).points, { kind: 'conversion', state: 'approved' }),
      ...answers,
    },
  });
  world.store.run('listener', function* listen() {
    yield* takeEvery(balanceChanged, () => void (moves += 1));
  });
  const keys = () => world.callsOf('redeemReward').map(({ body }) => (body as BodyOf<'redeemReward'>).idempotencyKey);
  const showMall = async () => {
    await world.show(ledgerRead, first);
    await world.show(goodsRead, {});
  };
  const balance = () => world.known(ledgerRead, first).value?.balance;
  return { ...world, shop, keys, showMall, balance, moves: () => moves, state: () => world.store.getState() };
}

test('shows the mall with the member’s balance, and redeems from it [points-01, points-02]', async () => {
  const world = aWorld();
  await world.showMall();
  expect(world.known(ledgerRead, first).value).toMatchObject({ balance: 5_000, pending: 12 });
  expect(world.known(goodsRead, {}).value).toMatchObject({ staked: 700, goods: [{ points: 1_200, stock: 50 }] });
  await world.tell(redeemSubmitted(wanted));
  expect(selectOrdered(world.state())).toMatchObject({ state: 'inProcess', points: 1_200 });
  expect(world.balance()).toBe(3_800);
  expect(world.moves(), 'points are not money').toBe(0);
});

test('shows the new price after a refusal, and retries with a new key', async () => {
  let isOld = true;
  const changed = new ApiFailure({ code: 'PRICE_CHANGED', status: 409, requestId: null, value: { price: 1_300 } });
  const world = aWorld({ redeemReward: () => (isOld ? changed : { redemption: aRedemption(), balance: 3_700 }) });
  await world.showMall();
  world.shop.price = 1_300;
  await world.tell(redeemSubmitted(wanted));
  expect(selectSubmission('redeemReward')(world.state())).toMatchObject({
    status: 'refused',
    failure: { code: 'PRICE_CHANGED', value: { price: 1_300 } },
  });
  expect(world.known(goodsRead, {}).value?.goods[0]?.points).toBe(1_300);
  isOld = false;
  await world.tell(redeemSubmitted({ ...wanted, points: 1_300 }));
  expect(selectOrdered(world.state())).not.toBeNull();
  expect(new Set(world.keys()).size).toBe(2);
});

test('reloads the rules once a payment password is set', async () => {
  const world = aWorld();
  await world.show(rulesRead, {});
  await world.tell(paymentPasswordSet());
  expect(world.callsOf('pointConfig')).toHaveLength(2);
});

test('converts points, and announces that money moved [points-03]', async () => {
  const world = aWorld();
  await world.showMall();
  await world.tell(convertSubmitted({ points: 1_000, amount: 1_000, paymentPassword: '135790' }));
  expect(selectOrdered(world.state())).toMatchObject({ kind: 'conversion', state: 'approved' });
  expect(world.balance()).toBe(4_000);
  expect(world.moves()).toBe(1);
});

test('reloads the visible pages when the desk has decided', async () => {
  const world = aWorld();
  await world.show(historyRead, { limit: 20, state: 'inProcess' });
  await world.tell(changeTold({ topic: 'points', reference: null }));
  expect(world.client.calls.map(({ name, query }) => [name, query['state']])).toEqual([
    ['redeemHistory', 'inProcess'],
    ['redeemHistory', 'inProcess'],
  ]);
});
