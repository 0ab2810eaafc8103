import { randomUUID } from 'node:crypto';
import type { ValueOf } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { sitDown } from '../../../test/games/played.ts';
import { openPointsWorld, paymentPassword, type Shopper } from '../../../test/money/points-world.ts';
import { runSweeps } from '../../../test/run-sweeps.ts';
import { pointSweeps } from './points.sweeps.ts';

const world = await openPointsWorld();
const { gateway, redeem, convert, goods, has, history, decide, audit } = world;
const [demo, marina, helena] = [await world.shopper('demo'), await world.shopper('marina'), await world.shopper('helena')];
const sweep = (now = new Date()) => runSweeps(gateway.platform, pointSweeps, now);
const address = {
  recipient: 'Marina Dias',
  phone: '+55 11 90000-0000',
  street: 'Rua das Flores, 12',
  city: 'São Paulo',
  postalCode: '01000-000',
};
const good = async (kind: string) => (await goods(demo)).find((one) => one.kind === kind && one.stakeFrom === 0) ?? expect.fail(kind);
const codes = (answers: readonly { envelope: { message: string | null } }[]) =>
  new Set(answers.flatMap(({ envelope }) => envelope.message ?? []));
const setGood = (change: object) => gateway.control('changeGood', change);

describe('points', () => {
  const earned = async (who: Shopper) =>
    (await world.balance(who, { kind: 'earned', limit: 50 })).items.reduce((sum, { points }) => sum + points, 0);

  it('are earned once per stake, more on a higher level, when sweeps race', async () => {
    const before = await has(demo);
    const spin = await sitDown(gateway, demo.token);
    for (let round = 0; round < 5; round++) await spin(1_000);
    // 50 whole units at the multiplier 1.25 of level 3.
    expect(await world.balance(demo)).toMatchObject({ balance: before, pending: 62 });
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await world.balance(demo)).toMatchObject({ balance: before + 62, pending: 0 });
    await spin(200);
    await sweep();
    expect(await earned(demo)).toBe(65);
    await audit();
  });

  it('are taken back when a bet is voided, and spent ones become a debt', async () => {
    const sofia = await world.shopper('sofia');
    const [start, spin] = [await has(sofia), await sitDown(gateway, sofia.token)];
    const { id } = await spin(10_000).then(() =>
      gateway.owner.selectFrom('bet').select('id').where('member_id', '=', sofia.memberId).executeTakeFirstOrThrow(),
    );
    await sweep();
    expect(await has(sofia)).toBe(start + 100);
    expect((await convert(sofia, start + 100)).status).toBe(200);
    expect((await gateway.control('voidBet', { bet: id, reason: 'A fault of the game' })).statusCode).toBe(200);
    await sweep();
    expect(await has(sofia)).toBe(0);
    await audit();
    for (const stake of [10_000, 2_000, 1_000]) await spin(stake);
    // Long after, when nothing else reads that day.
    await sweep(new Date(Date.now() + 30 * 24 * 3_600_000));
    expect(await has(sofia)).toBe(30);
    await audit();
  });

  it('are not available to a trial account', async () => {
    const trial = await gateway.logIn('trial');
    expect((await gateway.call('pointRewards', { token: trial })).envelope.message).toBe('TRIAL_REFUSED');
  });

  it('never expire: an old balance can be spent after ten years [points-06]', async () => {
    const rafael = await world.shopper('lucas');
    const before = await has(rafael);
    await gateway.control('shiftClock', { offset: 3_640 * 24 * 3_600_000 });
    try {
      await sweep(gateway.platform.clock.now());
      rafael.token = await gateway.logIn('lucas');
      expect(await world.balance(rafael)).toMatchObject({ balance: before });
      await setGood({ id: 1, points: before, stock: 500, isOn: true });
      expect((await redeem(rafael, { goodId: 1, points: before })).status).toBe(200);
      expect(await has(rafael)).toBe(0);
    } finally {
      await setGood({ id: 1, points: 950, stock: 500, isOn: true });
      await gateway.control('shiftClock', { offset: 0 });
    }
    for (const who of [demo, marina, helena]) who.token = await gateway.logIn(who.username);
  });
});

describe('a redemption', () => {
  it('takes points and stock, waits for the desk, and pays when it is approved [points-07]', async () => {
    const [points, cash, voucher] = [await has(demo), await world.cash(demo), await good('cash')];
    const { status, envelope } = await redeem(demo, { goodId: voucher.id, points: voucher.points, quantity: 2 });
    expect([status, envelope.value]).toMatchObject([
      200,
      { balance: points - 2 * voucher.points, redemption: { state: 'inProcess', amount: 2_000 } },
    ]);
    expect((await good('cash')).stock).toBe(voucher.stock - 2);
    const { id } = (await history(demo))[0] ?? expect.fail('no redemption');
    expect(await decide({ id, decision: 'approve' })).toBe(200);
    expect(await world.cash(demo)).toBe(cash + 2_000);
    expect(await decide({ id, decision: 'reject', remark: 'Too late' })).toBe(409);
    expect((await history(demo))[0]).toMatchObject({ id, state: 'approved', points: 2 * voucher.points });
    await audit();
  });

  it('returns points and stock when the desk rejects it, with the reason [points-04, points-07]', async () => {
    const [points, mug] = [await has(marina), await good('goods')];
    expect((await redeem(marina, { goodId: mug.id, points: mug.points, address })).status).toBe(200);
    const { id } = (await history(marina))[0] ?? expect.fail('no redemption');
    const waiting = await gateway.control('redemptions', { state: 'inProcess', limit: 50 });
    expect((waiting.json() as { value: { items: object[] } }).value.items).toContainEqual(
      expect.objectContaining({ id, account: 'marina', address }),
    );
    expect(await decide({ id, decision: 'reject', remark: 'We do not ship there' })).toBe(200);
    expect([await has(marina), (await good('goods')).stock]).toEqual([points, mug.stock]);
    expect((await history(marina))[0]).toMatchObject({ state: 'rejected', remark: 'We do not ship there' });
    expect((await world.balance(marina, { kind: 'returned' })).items).toMatchObject([
      { points: mug.points, balance: points, title: mug.title },
    ]);
    await audit();
  });

  it('of a bonus grants one with a rollover', async () => {
    const bonus = await good('bonus');
    expect((await redeem(helena, { goodId: bonus.id, points: bonus.points })).status).toBe(200);
    expect(await decide({ id: (await history(helena))[0]?.id ?? 0, decision: 'approve' })).toBe(200);
    const { value } = (await gateway.call('bonuses', { token: helena.token, query: { limit: 5 } })).envelope;
    expect(value).toMatchObject({ items: [{ source: 'pointReward', amount: bonus.amount, required: 7_500 }] });
    await audit();
  });

  it('never oversells: racing requests win once per item in stock and once per key', async () => {
    const mug = await good('goods');
    await setGood({ id: mug.id, points: 10, stock: 5, isOn: true });
    const ask = (who: Shopper, idempotencyKey: string) => redeem(who, { goodId: mug.id, points: 10, address, idempotencyKey });
    const [before, key] = [await has(demo), randomUUID()];
    const shoppers = [demo, marina, helena, await world.shopper('agent2'), await world.shopper('agent41'), await world.shopper('agent42')];
    for (const who of shoppers) await world.give(who, 100);
    // Three requests each, because more simultaneous attempts with a password count as guessing.
    const asked = shoppers.flatMap((who) => [key, randomUUID(), key].map((one) => ask(who, one)));
    const answers = await Promise.all(asked);
    const won = new Set(answers.flatMap(({ envelope }) => (envelope.value['redemption'] as { id: number } | undefined)?.id ?? []));
    expect(won.size).toBe(5);
    expect(codes(answers)).toEqual(new Set(['OUT_OF_STOCK']));
    expect((await goods(demo)).find(({ id }) => id === mug.id)?.stock).toBe(0);
    expect(before + 100 - (await has(demo))).toBe(10 * (await history(demo)).filter(({ points }) => points === 10).length);
    await setGood({ id: mug.id, points: mug.points, stock: mug.stock, isOn: true });
    await audit();
  });

  it('never spends points twice when requests for different items race', async () => {
    await world.give(helena, 100);
    const points = await has(helena);
    const [one, other] = [await good('cash'), await good('bonus')];
    await setGood({ id: one.id, points, stock: one.stock, isOn: true });
    await setGood({ id: other.id, points, stock: other.stock, isOn: true });
    const answers = await Promise.all([one.id, other.id, one.id, other.id].map((goodId) => redeem(helena, { goodId, points })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codes(answers)).toEqual(new Set(['INSUFFICIENT_BALANCE']));
    expect(await has(helena)).toBe(0);
    for (const { id, points: price, stock } of [one, other]) await setGood({ id, points: price, stock, isOn: true });
    await audit();
  });

  it('is refused, and nothing moves, for a changed price, low stakes, no address or a wrong password', async () => {
    const [points, voucher, mug] = [await has(marina), await good('cash'), await good('goods')];
    const dear = (await goods(marina)).find(({ stakeFrom }) => stakeFrom > 1_000_000 * 5) ?? expect.fail('none asks for stakes');
    await setGood({ id: voucher.id, points: voucher.points + 50, stock: voucher.stock, isOn: true });
    const changed = await redeem(marina, { goodId: voucher.id, points: voucher.points });
    expect([changed.status, changed.envelope.value]).toMatchObject([409, { code: 'PRICE_CHANGED', price: voucher.points + 50 }]);
    await setGood({ id: voucher.id, points: voucher.points, stock: voucher.stock, isOn: false });
    const refusals: [object, string][] = [
      [{ goodId: voucher.id, points: voucher.points }, 'NOT_FOUND'],
      [{ goodId: mug.id, points: mug.points }, 'INVALID_REQUEST'],
      [{ goodId: mug.id, points: mug.points, address, quantity: 0 }, 'INVALID_REQUEST'],
      [{ goodId: mug.id, points: mug.points, address, paymentPassword: '000000' }, 'PAYMENT_PASSWORD_WRONG'],
      [{ goodId: dear.id, points: dear.points, address }, 'REQUIREMENT_NOT_MET'],
      [{ goodId: 9_999, points: 1 }, 'NOT_FOUND'],
    ];
    for (const [body, code] of refusals) expect([body, (await redeem(marina, body)).envelope.message]).toEqual([body, code]);
    await setGood({ id: voucher.id, points: voucher.points, stock: voucher.stock, isOn: true });
    expect(await has(marina)).toBe(points);
  });

  it('needs the payment password, sealed with the request [points-02, wire-mcs2-redeempointreward]', async () => {
    const voucher = await good('cash');
    const body = { goodId: voucher.id, quantity: 1, points: voucher.points, paymentPassword, idempotencyKey: randomUUID() };
    const without = await gateway.call('redeemReward', { token: await gateway.logIn('agent'), body });
    expect(without.envelope.message).toBe('PAYMENT_PASSWORD_MISSING');
    expect((await gateway.call('redeemReward', { token: demo.token, body, plain: true })).envelope.message).toBe('ENCRYPTION_REQUIRED');
    expect((await gateway.call('redeemReward', { token: demo.token, body })).status).toBe(200);
    expect((await gateway.call('redeemReward', { body })).status).toBe(401);
  });
});

describe('a conversion', () => {
  it('turns points into cash in one transaction, sealed, with the payment password [points-03, wire-mcs2-convertpoint]', async () => {
    const [points, cash] = [await has(marina), await world.cash(marina)];
    expect((await convert(marina, 500, { paymentPassword: '000000' })).envelope.message).toBe('PAYMENT_PASSWORD_WRONG');
    const body = { points: 500, amount: 500, paymentPassword, idempotencyKey: randomUUID() };
    expect((await gateway.call('convertPoints', { token: marina.token, body, plain: true })).envelope.message).toBe('ENCRYPTION_REQUIRED');
    expect((await gateway.call('convertPoints', { body })).status).toBe(401);
    expect((await gateway.call('convertPoints', { token: marina.token, body })).envelope.value).toMatchObject({ balance: points - 500 });
    expect([await has(marina), await world.cash(marina)]).toEqual([points - 500, cash + 500]);
    const entries = await gateway.owner
      .selectFrom('txn')
      .innerJoin('entry', 'entry.txn_id', 'txn.id')
      .innerJoin('account', 'account.id', 'entry.account_id')
      .select(['account.kind', 'account.unit', 'entry.amount'])
      .where('txn.kind', '=', 'pointConvert')
      .where('txn.actor', '=', `member:${marina.memberId}`)
      .orderBy('entry.position')
      .execute();
    expect(entries.map(({ kind, unit, amount }) => [kind, unit, amount])).toEqual([
      ['POINTS', 'PTS', -500],
      ['POINTS_ISSUED', 'PTS', 500],
      ['PROMO', 'BRL', -500],
      ['CASH', 'BRL', 500],
    ]);
    await audit();
  });

  it('stays within the day’s limit in a race, and happens once per key', async () => {
    await gateway.owner.updateTable('point_config').set({ convert_daily: 1_000 }).where('merchant_id', '=', world.merchantId).execute();
    const points = await has(marina);
    const key = randomUUID();
    const answers = await Promise.all([key, key, randomUUID(), randomUUID()].map((one) => convert(marina, 500, { idempotencyKey: one })));
    expect(new Set(answers.flatMap(({ envelope }) => (envelope.value['redemption'] as { id: number } | undefined)?.id ?? [])).size).toBe(1);
    expect(codes(answers)).toEqual(new Set(['LIMIT_EXCEEDED']));
    expect(await has(marina)).toBe(points - 500);
    await gateway.owner.updateTable('point_config').set({ convert_daily: 10_000 }).where('merchant_id', '=', world.merchantId).execute();
    await audit();
  });

  it('is refused below the minimum, between steps, above the balance, and at another rate', async () => {
    const points = await has(marina);
    expect((await convert(marina, 400)).envelope.value).toMatchObject({ code: 'LIMIT_EXCEEDED', fields: { '/points': 'minimum' } });
    expect((await convert(marina, 550)).envelope.value).toMatchObject({ code: 'LIMIT_EXCEEDED', fields: { '/points': 'multiple' } });
    expect((await convert(marina, 500, { amount: 600 })).envelope.value).toMatchObject({ code: 'PRICE_CHANGED', price: 500 });
    expect((await convert(marina, 9_000)).envelope.message).toBe('INSUFFICIENT_BALANCE');
    expect(await has(marina)).toBe(points);
  });
});

describe('the point calls', () => {
  it('list the mall: items with points, requirements and stock [points-01, wire-mcs2-getpointreward]', async () => {
    expect((await gateway.call('pointRewards')).status).toBe(401);
    const { value } = (await gateway.call('pointRewards', { token: demo.token, query: { language: 'pt' } })).envelope;
    const { goods: offered, staked, currency } = value as ValueOf<'pointRewards'>;
    expect(offered.length).toBeGreaterThanOrEqual(8);
    expect(new Set(offered.map(({ kind }) => kind))).toEqual(new Set(['cash', 'bonus', 'goods']));
    expect(offered[0]).toMatchObject({ title: 'Vale dinheiro 10', points: 950, amount: 1_000, stakeFrom: 0, stock: expect.any(Number) });
    expect([staked > 2_000_000, currency]).toEqual([true, 'BRL']);
    // Conversion pays at once, so a voucher for the same cash must not cost more.
    const { conversion } = (await gateway.call('pointConfig', { token: demo.token })).envelope.value as unknown as ValueOf<'pointConfig'>;
    for (const { kind, points, amount } of offered)
      if (kind === 'cash') expect(points).toBeLessThanOrEqual(((amount ?? 0) / conversion.amount) * conversion.points);
    expect((await gateway.inject({ url: offered[0]?.imageUrl ?? '' })).headers['content-type']).toBe('image/svg+xml');
  });

  it('show visitors the mall without personal data', async () => {
    const query = { language: 'pt' };
    const { status, envelope } = await gateway.call('pointGoods', { query });
    const own = (await gateway.call('pointRewards', { token: demo.token, query })).envelope.value as ValueOf<'pointRewards'>;
    expect([status, envelope.value]).toEqual([200, { goods: own.goods, currency: 'BRL' }]);
  });

  it('list the ledger: each change and its balance, by kind and by day [points-05, wire-mcs2-getpointbalance]', async () => {
    expect((await gateway.call('pointBalance', { query: { limit: 5 } })).status).toBe(401);
    const { items } = await world.balance(marina, { limit: 50 });
    const sorted = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other);
    // Each starts where another ended. Of simultaneous requests, either may come first.
    expect(sorted([...items.map(({ balance, points }) => balance - points), await has(marina)])).toEqual(
      sorted([0, ...items.map(({ balance }) => balance)]),
    );
    expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).toSorted((one, other) => (one < other ? 1 : -1)));
    expect(items.at(-1)).toMatchObject({ kind: 'adjusted', points: 4_000, balance: 4_000 });
    const first = await world.balance(marina, { kind: 'converted', limit: 1 });
    const rest = await world.balance(marina, { kind: 'converted', limit: 1, after: first.next ?? '' });
    expect([...first.items, ...rest.items].map(({ points }) => points)).toEqual([-500, -500]);
    const past = { from: '2020-01-01', to: '2020-01-31' };
    expect((await world.balance(marina, past)).items).toEqual([]);
  });

  it('list the history by state, page by page, including conversions [points-04, wire-mcs2-getredeempointlist]', async () => {
    expect((await gateway.call('redeemHistory', { query: { limit: 5 } })).status).toBe(401);
    const all = await history(demo);
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
    const query = { state: 'inProcess', limit: 50 };
    const waiting = (await gateway.call('redeemHistory', { token: demo.token, query })).envelope.value['items'];
    expect(waiting).toEqual(all.filter(({ state }) => state === 'inProcess'));
    expect((await history(marina)).filter(({ kind }) => kind === 'conversion')[0]).toMatchObject({
      state: 'approved',
      points: 500,
      amount: 500,
      remark: '',
      createdAt: expect.any(String),
    });
  });

  it('show the rules: the rate, the member’s multiplier, and today’s remaining conversion [wire-mcs2-getpointconfig]', async () => {
    expect((await gateway.call('pointConfig', { query: { language: 'en' } })).status).toBe(401);
    const { value } = (await gateway.call('pointConfig', { token: marina.token, query: { language: 'en' } })).envelope;
    expect(value).toMatchObject({
      stakePerPoint: 100,
      level: 2,
      multiplier: 110,
      conversion: { points: 100, amount: 100, minimum: 500, daily: 10_000, left: 9_000 },
      hasPaymentPassword: true,
    });
    expect((value as ValueOf<'pointConfig'>).levels.at(-1)).toMatchObject({ title: 'Crown', multiplier: 300 });
  });
});

it('return to their initial state after a reset', async () => {
  await gateway.control('reset');
  await audit();
  const token = await gateway.logIn('demo');
  expect((await gateway.call('pointBalance', { token, query: { limit: 1 } })).envelope.value).toMatchObject({ balance: 12_480 });
});
