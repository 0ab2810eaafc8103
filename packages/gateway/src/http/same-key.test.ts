import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RouteName } from '@livery/contract/routes';
import type { Promotion } from '@livery/contract/shapes';
import { afterAll, describe, expect, it } from 'vitest';
import { openWithdrawalWorld, paymentPassword } from '../../test/money/withdrawal-world.ts';
import { moved, post } from '#ledger/ledger.ts';
import { issuedPoints, openPoints } from '#modules/points/point-account.service.ts';

const world = await openWithdrawalWorld();
const { gateway, merchantId, audit } = world;
const demo = await world.withdrawer('demo');
await gateway.platform.tenants.transaction(merchantId, async (trx) => {
  const account = await openPoints(trx, { merchantId, memberId: demo.memberId });
  const entries = moved(issuedPoints, account, 100_000);
  await post(trx, { merchantId, kind: 'grant', actor: 'job:test', at: new Date(), entries });
});

afterAll(audit);

const grant = async (): Promise<number> => {
  const order = { account: 'demo', amount: 1_000, rollover: 2, days: 7, reason: 'A gift', idempotencyKey: randomUUID() };
  return (await gateway.control('grantBonus', order)).json().value.bonusId;
};

/** Two requests for each call. Each would succeed with its own key. */
const orders: [RouteName, () => Promise<[first: object, other: object]>][] = [
  [
    'cancelWithdrawal',
    async () => {
      const [one, two] = [await world.asked(demo), await world.asked(demo)];
      return [{ withdrawalId: one.withdrawalId }, { withdrawalId: two.withdrawalId }];
    },
  ],
  ['forfeitBonus', async () => [{ id: await grant() }, { id: await grant() }]],
  [
    'claimPromotion',
    async () => {
      const { envelope } = await gateway.call('promotions', { token: demo.token });
      const items = envelope.value['items'] as Promotion[];
      const [one, two] = items.filter(({ state }) => state === 'claim');
      if (one === undefined || two === undefined) return expect.fail(items.map(({ id, state }) => `${id} ${state}`).join(', '));
      return [{ promotionId: one.id }, { promotionId: two.id }];
    },
  ],
  [
    'redeemReward',
    async () => {
      const { envelope } = await gateway.call('pointRewards', { token: demo.token, query: { language: 'en' } });
      const goods = envelope.value['goods'] as { id: number; points: number; kind: string }[];
      const good = goods.find(({ kind }) => kind === 'cash') ?? expect.fail('no good needs no address');
      const order = { goodId: good.id, points: good.points, paymentPassword };
      return [
        { ...order, quantity: 1 },
        { ...order, quantity: 2 },
      ];
    },
  ],
  [
    'convertPoints',
    async () => [
      { points: 500, amount: 500, paymentPassword },
      { points: 600, amount: 600, paymentPassword },
    ],
  ],
];

/** Everything that the calls move or change. */
const left = async () =>
  (
    await sql`SELECT (SELECT count(*) FROM txn) AS txn,
      (SELECT json_agg(json_build_array(id, state) ORDER BY id) FROM withdrawal) AS withdrawals,
      (SELECT json_agg(json_build_array(id, state) ORDER BY id) FROM bonus) AS bonuses,
      (SELECT count(*) FROM reward) AS rewards, (SELECT count(*) FROM point_redemption) AS redemptions,
      (SELECT json_agg(json_build_array(id, balance) ORDER BY id) FROM account) AS balances`.execute(gateway.owner)
  ).rows[0];

it.each(orders)('%s is refused if its key was used for another request, and neither is repeated', async (name, makeOrders) => {
  const [first, other] = await makeOrders();
  const idempotencyKey = randomUUID();
  const send = (order: object, key = idempotencyKey) => gateway.call(name, { token: demo.token, body: { ...order, idempotencyKey: key } });
  const before = await left();
  const done = await send(first);
  expect([done.status, done.envelope.message]).toEqual([200, null]);
  const after = await left();
  expect(after).not.toEqual(before);
  expect((await send(other)).envelope.value).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  expect((await send(first)).envelope.value, 'the answer of the first time').toEqual(done.envelope.value);
  expect(await left()).toEqual(after);
  expect((await send(other, randomUUID())).status, 'nothing but the key was in its way').toBe(200);
});

/** The demo has only two claimable activities, and the requests above claimed both. */
const repeatable = orders.filter(([name]) => name !== 'claimPromotion');

describe('one idempotency key', () => {
  it('counts separately for each call, including desk calls', async () => {
    const idempotencyKey = randomUUID();
    for (const [name, makeOrders] of repeatable) {
      const [order] = await makeOrders();
      const { status, envelope } = await gateway.call(name, { token: demo.token, body: { ...order, idempotencyKey } });
      expect([name, status, envelope.message]).toEqual([name, 200, null]);
    }
    const gift = { account: 'demo', amount: 1_000, idempotencyKey };
    for (const given of [
      await gateway.control('grant', gift),
      await gateway.control('grantBonus', { ...gift, rollover: 2, days: 7, reason: 'A gift' }),
      await gateway.control('giveReward', { account: 'demo', title: 'A gift', prize: { kind: 'cash', amount: 1_000 }, idempotencyKey }),
    ])
      expect([given.statusCode, given.json().message]).toEqual([200, null]);
  });

  it.each(repeatable.map(([name, makeOrders]) => ({ name, makeOrders })))(
    'for $name works once on racing connections, and all get the same answer',
    async ({ name, makeOrders }) => {
      const [order] = await makeOrders();
      const body = { ...order, idempotencyKey: randomUUID() };
      const countKeys = async () =>
        Number((await sql<{ n: string }>`SELECT count(*) AS n FROM idempotency`.execute(gateway.owner)).rows[0]?.n);
      const before = await countKeys();
      const answers = await Promise.all(Array.from({ length: 8 }, () => gateway.call(name, { token: demo.token, body })));
      expect(new Set(answers.map(({ status, envelope }) => JSON.stringify([status, envelope.value]))).size).toBe(1);
      expect([answers[0]?.status, await countKeys()]).toEqual([200, before + 1]);
    },
  );
});

it('a replay after a change of the payment password gets the original answer', async () => {
  const body = { points: 500, amount: 500, paymentPassword, idempotencyKey: randomUUID() };
  const first = await gateway.call('convertPoints', { token: demo.token, body });
  expect(first.status).toBe(200);
  const again = await gateway.call('convertPoints', { token: demo.token, body: { ...body, paymentPassword: '999999' } });
  expect([again.status, again.envelope.value]).toEqual([200, first.envelope.value]);
  const other = { ...body, paymentPassword: '999999', idempotencyKey: randomUUID() };
  expect((await gateway.call('convertPoints', { token: demo.token, body: other })).envelope.value).toMatchObject({
    code: 'PAYMENT_PASSWORD_WRONG',
  });
});
