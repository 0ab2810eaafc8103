import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { depositWorld } from '../../../test/money/deposit-world.ts';
import { testProvider } from '../../../test/money/test-provider.ts';
import { openTestGateway, type TestAnswer } from '../../../test/test-gateway.ts';
import { Payments } from '#ports/payments/payments.ts';
import { AppError } from '#base/app-error.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { listDepositMethods, requireMethod } from './deposit-methods.service.ts';
import { expireDeposit } from './expire-deposit.job.ts';
import { requestPayment } from './ask-provider.job.ts';

const racers = 32;
const { provider, orders, behaviour } = testProvider();
const gateway = await openTestGateway({ payments: [provider], poolSize: 40 });
const token = await gateway.logIn();
const { deposit, open, read, tell, balance } = depositWorld(gateway, token);
const merchant = gateway.platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');
const codeOf = ({ envelope }: TestAnswer): unknown => envelope.value['code'];
const run = (job: typeof expireDeposit, depositId: string, now: Date) =>
  job.run({ payload: { depositId }, merchant, platform: gateway.platform, now });

afterEach(async () => {
  behaviour.answer = 'take';
  behaviour.ended = undefined;
  expect((await auditLedger(gateway.owner)).findings).toEqual([]);
  await gateway.owner.deleteFrom('rate_count').where('scope', '=', 'deposit-open').execute();
});

describe('the deposit methods', () => {
  it('are the ones for deposits in the merchant’s currency, with limits, quick amounts, fee and time', async () => {
    const { envelope } = await gateway.call('depositMethods', { token });
    const limits = { minimum: 1_000, maximum: 500_000, quickAmounts: [2_000, 5_000], expectedTime: 60 };
    expect(envelope.value).toEqual({
      methods: [
        { id: 'bank.pix', kind: 'pix', feeRate: 0, ...limits },
        { id: 'bank.card', kind: 'debitCard', feeRate: 25_000, ...limits },
        { id: 'bank.credit', kind: 'creditCard', feeRate: 0, ...limits },
      ],
      currency: 'BRL',
    });
  });

  it('are those the merchant’s law allows', async () => {
    const inBrazil = {
      ...merchant,
      profile: { ...merchant.profile, compliance: { jurisdiction: 'BR', raffleAuthorisation: '' } },
    } as const;
    const offered = await listDepositMethods(gateway.platform.payments, inBrazil);
    expect(offered.map(({ id }) => id)).toEqual(['bank.pix', 'bank.card']);
    await expect(requireMethod(gateway.platform.payments, inBrazil, 'bank.credit', 2_000)).rejects.toMatchObject({ code: 'NOT_AVAILABLE' });
  });

  it('of one provider are requested from it alone: when it is silent, only its own are unavailable', async () => {
    const silent = { ...provider, name: 'silent', listMethods: () => Promise.reject(new AppError('UNAVAILABLE')) };
    const payments = new Payments([silent, provider]);
    expect((await listDepositMethods(payments, merchant)).map(({ id }) => id)).toEqual(['bank.pix', 'bank.card', 'bank.credit']);
    expect(await requireMethod(payments, merchant, 'bank.pix', 2_000)).toMatchObject({ provider: 'bank' });
    await expect(requireMethod(payments, merchant, 'silent.pix', 2_000)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(requireMethod(payments, merchant, 'nobody.pix', 2_000)).rejects.toMatchObject({ code: 'NOT_AVAILABLE' });
  });

  it('are only for members, and not for trial accounts', async () => {
    expect((await gateway.call('depositMethods')).status).toBe(401);
    const trial = await gateway.logIn('trial');
    expect(codeOf(await gateway.call('depositMethods', { token: trial }))).toBe('TRIAL_REFUSED');
    expect(codeOf(await deposit(2_000, { as: trial }))).toBe('TRIAL_REFUSED');
    expect((await deposit(2_000, { as: await gateway.logIn('sofia') })).status).toBe(200);
  });
});

describe('opening a deposit', () => {
  it('calls the provider once and waits for the payment, confirmed by the provider [member-04]', async () => {
    const { envelope } = await deposit(2_000);
    const opened = envelope.value['deposit'] as { id: string };
    expect(opened).toMatchObject({ state: 'pending', amount: 2_000, fee: 0, currency: 'BRL', payBy: { kind: 'code', value: '000201' } });
    expect(orders.at(-1)).toMatchObject({ reference: `d-${opened.id}`, method: 'pix', direction: 'in', amount: 2_000, unit: 'BRL' });
    expect(await read(opened.id)).toEqual(opened);
  });

  it('returns from the provider to the centre it was opened in', async () => {
    const backFrom = async (more: object) => {
      const { envelope } = await gateway.call('openDeposit', {
        token,
        body: { idempotencyKey: randomUUID(), method: 'bank.pix', amount: 2_000, ...more },
        headers: { origin: 'http://gateway.test' },
      });
      const { id } = envelope.value['deposit'] as { id: string };
      return orders.find(({ reference }) => reference === `d-${id}`)?.returnTo?.replace(id, 'ID');
    };
    expect(await backFrom({})).toBe('http://gateway.test/member/depositv2?deposit=ID');
    expect(await backFrom({ centre: 'agent' })).toBe('http://gateway.test/agentHome/depositv2?deposit=ID');
  });

  it('makes one deposit for 32 requests with one key, and none for that key with another amount', async () => {
    const before = orders.length;
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: racers }, () => deposit(3_000, { idempotencyKey })));
    const ids = answers.map(({ envelope }) => (envelope.value['deposit'] as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
    expect(new Set(orders.slice(before).map(({ reference }) => reference))).toEqual(new Set([`d-${ids[0]}`]));
    expect(codeOf(await deposit(4_000, { idempotencyKey }))).toBe('IDEMPOTENCY_CONFLICT');
    expect(codeOf(await deposit(3_000, { idempotencyKey, method: 'bank.card' }))).toBe('IDEMPOTENCY_CONFLICT');
    const other = await gateway.logIn('lucas');
    expect((await deposit(3_000, { idempotencyKey, as: other })).envelope.value['deposit']).not.toMatchObject({ id: ids[0] });
  });

  it('repeats its answer for the key even when the method is gone, and opens no other deposit', async () => {
    const asked = { idempotencyKey: randomUUID(), method: 'bank.card' };
    const id = await open(3_000, asked);
    const before = orders.length;
    behaviour.ended = 'card';
    expect((await deposit(3_000, asked)).envelope.value['deposit']).toMatchObject({ id, state: 'pending' });
    expect(codeOf(await deposit(4_000, asked))).toBe('IDEMPOTENCY_CONFLICT');
    expect(codeOf(await deposit(3_000, { method: 'bank.card' }))).toBe('NOT_AVAILABLE');
    behaviour.answer = 'stay silent on methods';
    expect((await deposit(3_000, asked)).envelope.value['deposit']).toMatchObject({ id });
    expect(orders).toHaveLength(before);
  });

  it('accepts an amount within the method’s limits, and no other', async () => {
    for (const [rule, amounts] of [
      ['minimum', [1, 999]],
      ['maximum', [500_001, 2 ** 31 - 1]],
    ] as const)
      for (const amount of amounts)
        expect((await deposit(amount)).envelope.value).toMatchObject({ code: 'LIMIT_EXCEEDED', fields: { '/amount': rule } });
    for (const amount of [1_000, 500_000]) expect((await deposit(amount)).status).toBe(200);
  });

  it.each(['bank.pix-out', 'bank.other', 'bank.nothing', 'nobody.pix'])('refuses the method %s, which is not offered', async (method) => {
    expect(codeOf(await deposit(2_000, { method }))).toBe('NOT_AVAILABLE');
  });

  it('is left to a job when the provider does not answer, and fails when it refuses', async () => {
    behaviour.answer = 'break';
    const id = await open();
    expect(await read(id)).toMatchObject({ state: 'created', payBy: null });
    await expect(run(requestPayment, id, new Date())).rejects.toThrow('away');
    behaviour.answer = 'take';
    await run(requestPayment, id, new Date());
    expect(await read(id)).toMatchObject({ state: 'pending', payBy: { kind: 'code' } });
    behaviour.answer = 'refuse';
    expect(await read(await open())).toMatchObject({ state: 'failed', payBy: null });
  });

  it('is limited to 60 per member and hour', async () => {
    const as = await gateway.logIn('rafael');
    const answers: TestAnswer[] = [];
    for (let count = 0; count < 61; count += 1) answers.push(await deposit(2_000, { as }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(codeOf(answers.at(-1) ?? expect.fail())).toBe('RATE_LIMITED');
  });

  it('is visible only to its member, in a list with the newest first', async () => {
    const as = await gateway.logIn('helena');
    const ids = [await open(2_000, { as }), await open(3_000, { as }), await open(4_000, { as })].toReversed();
    const first = await gateway.call('deposits', { token: as, query: { limit: 2 } });
    const { items, next } = first.envelope.value as { items: { id: string }[]; next: string };
    const rest = await gateway.call('deposits', { token: as, query: { limit: 2, after: next } });
    expect([...items, ...(rest.envelope.value['items'] as { id: string }[])].map(({ id }) => id)).toEqual(ids);
    expect(await read(ids[0] ?? '')).toMatchObject({ code: 'NOT_FOUND' });
    expect((await gateway.call('deposit', { query: { id: ids[0] ?? '' } })).status).toBe(401);
    const elsewhere = await gateway.logIn('demo', 'BETA');
    const foreign = await gateway.call('deposit', { merchant: 'BETA', token: elsewhere, query: { id: ids[0] ?? '' } });
    expect(codeOf(foreign)).toBe('NOT_FOUND');
  });
});

describe('a provider notice', () => {
  it('credits the paid amount once, even when 32 notices arrive at once', async () => {
    const [id, before] = [await open(), await balance()];
    const eventId = randomUUID();
    const answers = await Promise.all(Array.from({ length: racers }, () => tell(id, { eventId })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await balance()).toBe(before + 2_000);
    expect(await read(id)).toMatchObject({ state: 'succeeded', paidAmount: 2_000, payBy: null });
    await tell(id, { eventId });
    expect(await balance()).toBe(before + 2_000);
  });

  it('keeps the fee for the house', async () => {
    const [id, before] = [await open(2_000, { method: 'bank.card' }), await balance()];
    await tell(id);
    expect(await balance()).toBe(before + 1_950);
    expect(await read(id)).toMatchObject({ state: 'succeeded', fee: 50 });
  });

  it('of a second payment makes a separate deposit for review, in any race', async () => {
    const as = await gateway.logIn('marina');
    const id = await open(2_000, { as });
    await Promise.all([tell(id), tell(id)]);
    const { items } = (await gateway.call('deposits', { token: as, query: { limit: 9 } })).envelope.value as { items: { id: string }[] };
    expect(items).toMatchObject([
      { state: 'review', amount: 2_000, paidAmount: 2_000 },
      { id, state: 'succeeded' },
    ]);
    const { value } = (await gateway.call('balance', { token: as })).envelope;
    expect(value['balance']).toBe(203_415 + 2_000);
  });

  it.each([{ amount: 1_999 }, { amount: 200_000 }, { unit: 'USD' }])(
    'with a mismatch, %o, leads to review and credits nothing',
    async (told) => {
      const [id, before] = [await open(), await balance()];
      await tell(id, told);
      expect(await read(id)).toMatchObject({ state: 'review', paidAmount: told.unit === undefined ? told.amount : null });
      expect(await balance()).toBe(before);
    },
  );

  it('out of order changes no final state', async () => {
    const [id, before] = [await open(), await balance()];
    await tell(id);
    for (const state of ['pending', 'failed', 'expired']) await tell(id, { state });
    expect(await read(id)).toMatchObject({ state: 'succeeded' });
    const failed = await open();
    await tell(failed, { state: 'failed' });
    await tell(failed, { state: 'pending' });
    expect(await read(failed)).toMatchObject({ state: 'failed' });
    await tell(failed);
    expect(await read(failed)).toMatchObject({ state: 'review' });
    expect(await balance()).toBe(before + 2_000);
  });

  it('of a late payment moves an expired deposit to succeeded', async () => {
    const [id, before] = [await open(), await balance()];
    await run(expireDeposit, id, new Date());
    expect(await read(id)).toMatchObject({ state: 'pending' });
    await run(expireDeposit, id, new Date(Date.now() + 901_000));
    expect(await read(id)).toMatchObject({ state: 'expired', payBy: null });
    await tell(id);
    expect(await read(id)).toMatchObject({ state: 'succeeded' });
    expect(await balance()).toBe(before + 2_000);
    await run(expireDeposit, id, new Date(Date.now() + 901_000));
    expect(await read(id)).toMatchObject({ state: 'succeeded' });
  });

  it('of an unknown deposit is stored and has no effect', async () => {
    const [unknown, own] = [randomUUID(), await open()];
    const answers = [await tell(unknown), await tell(own, {}, { address: 'BETA/bank' })];
    expect(answers.map((answer) => answer.json().value)).toEqual([{ isKnown: false }, { isKnown: false }]);
    const kept = gateway.owner
      .selectFrom('payment_notice')
      .select('amount')
      .where('reference', 'in', [`d-${unknown}`, `d-${own}`]);
    expect(await kept.execute()).toEqual([{ amount: 2_000 }, { amount: 2_000 }]);
    expect(await read(own)).toMatchObject({ state: 'pending' });
  });

  it('that is unsigned, malformed or for an unknown provider is refused, and a valid one still counts', async () => {
    const [id, before] = [await open(), await balance()];
    const refused = [
      await tell(id, {}, { headers: {} }),
      await tell(id, {}, { headers: { 'livery-timestamp': '1', 'livery-signature': `v1=${'0'.repeat(64)}` } }),
      await tell(id, { amount: -2_000 }),
      await tell(id, { amount: 0 }),
      await tell(id, { amount: 2 ** 53 }),
      await tell(id, { state: 'paid' }),
      await tell(id, {}, { address: 'ALPHA/nobody' }),
      await tell(id, {}, { address: 'NOBODY/bank' }),
    ];
    const codes = [
      'FORBIDDEN',
      'FORBIDDEN',
      'INVALID_REQUEST',
      'INVALID_REQUEST',
      'INVALID_REQUEST',
      'INVALID_REQUEST',
      'NOT_AVAILABLE',
      'NOT_FOUND',
    ];
    expect(refused.map((answer) => answer.json().value.code)).toEqual(codes);
    expect(await balance()).toBe(before);
    await tell(id);
    expect(await balance()).toBe(before + 2_000);
  });

  it('is accepted while the merchant is closed, because the money has moved', async () => {
    const [id, before] = [await open(), await balance()];
    await gateway.control('setStatus', { status: 1, maintenance: true, regionRestriction: false });
    try {
      expect((await tell(id)).statusCode).toBe(200);
    } finally {
      await gateway.control('setStatus', { status: 0, maintenance: false, regionRestriction: false });
    }
    expect(await balance()).toBe(before + 2_000);
  });
});

it.each([
  ['deposit', 'paid_amount = 1999'],
  ['deposit-posting', "state = 'failed', txn_id = NULL"],
  ['deposit-notice', "paid_unit = 'USD'"],
])('the audit finds a deposit that breaks the law %s', async (law, damage) => {
  const id = await open();
  await tell(id);
  const undone = new Error('the damage is undone');
  const damaged = gateway.owner.transaction().execute(async (trx) => {
    await sql`ALTER TABLE deposit DISABLE TRIGGER USER`.execute(trx);
    await sql`UPDATE deposit SET ${sql.raw(damage)} WHERE id = ${id}`.execute(trx);
    await sql`ALTER TABLE deposit ENABLE TRIGGER USER`.execute(trx);
    expect((await auditLedger(trx)).findings.map(({ name }) => name)).toContain(law);
    throw undone;
  });
  await expect(damaged).rejects.toBe(undone);
});

it('a succeeded deposit cannot be changed by SQL', async () => {
  const id = await open();
  await tell(id);
  await expect(gateway.owner.updateTable('deposit').set({ amount: 1 }).where('id', '=', id).execute()).rejects.toThrow(
    'has already succeeded',
  );
});
