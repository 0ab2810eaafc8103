import { randomUUID } from 'node:crypto';
import type { ValueOf } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { passwordQueue } from '#identity/password.ts';
import { demoPassword } from '../member/demo-accounts.seed.ts';
import { openWithdrawalWorld, paymentPassword, type Withdrawer } from '../../../test/money/withdrawal-world.ts';

const world = await openWithdrawalWorld();
const { gateway, request, asked, move, money, own, audit } = world;
const [marina, sofia, helena] = [await world.withdrawer('marina'), await world.withdrawer('sofia'), await world.withdrawer('helena')];

const terms = async ({ token }: Withdrawer) =>
  (await gateway.call('withdrawalTerms', { token })).envelope.value as ValueOf<'withdrawalTerms'>;

describe('a withdrawal request', () => {
  it('holds the money and updates the available balance and the fee in the terms [member-05]', async () => {
    const [cash] = await money(marina);
    const withdrawal = await asked(marina, 50_000);
    expect(withdrawal).toMatchObject({ amount: 50_000, fee: 0, arrives: 50_000, currency: 'BRL', receiptDueAt: null, reason: null });
    expect(withdrawal.account).toEqual({ kind: 'pix', institution: null, number: 'm***@mail.example' });
    expect(withdrawal.steps.map(({ state }) => state)).toEqual(['requested']);
    expect(await money(marina)).toEqual([cash - 50_000, 50_000]);
    expect(await terms(marina)).toMatchObject({
      available: cash - 50_000,
      locked: 0,
      held: 50_000,
      hasPaymentPassword: true,
      methods: [
        { kind: 'pix', minimum: 2_000, maximum: 5_000_000, feeFixed: 0, feeRate: 0, receiptMinutes: 30 },
        { kind: 'bank' },
        { kind: 'wallet' },
      ],
    });
    await audit();
  });

  it('takes only cash: bonus money is locked, and its wagering progress is shown', async () => {
    const [cash] = await money(sofia);
    const order = { account: 'sofia', amount: 7_000, rollover: 3, days: 7, reason: 'A gift', idempotencyKey: randomUUID() };
    expect((await gateway.control('grantBonus', order)).statusCode).toBe(200);
    const locks = [{ reason: 'rollover', amount: 7_000, done: 0, needed: 21_000 }];
    expect(await terms(sofia)).toMatchObject({ available: cash, locked: 7_000, locks });
    expect((await request(sofia, { amount: cash + 1 })).envelope.value['code']).toBe('INSUFFICIENT_BALANCE');
  });

  it('counts once per key, and another body with that key is refused', async () => {
    const [cash] = await money(sofia);
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => request(sofia, { amount: 3_000, idempotencyKey })));
    expect(new Set(answers.map(({ envelope }) => envelope.value['withdrawalId'])).size).toBe(1);
    expect(await money(sofia)).toEqual([cash - 3_000, 3_000]);
    const other = await request(sofia, { amount: 3_001, idempotencyKey });
    expect([other.status, other.envelope.value['code']]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    await audit();
  });

  it('is accepted with the right payment password while the login queue is full', async () => {
    const hold = Promise.withResolvers<void>();
    const logins = Array.from({ length: passwordQueue.places }, () => passwordQueue.admit(() => hold.promise));
    const body = { username: 'marina', password: demoPassword, type: 'username' };
    try {
      expect((await gateway.call('login', { body })).status).toBe(503);
      await asked(marina, 5_000);
    } finally {
      hold.resolve();
    }
    await Promise.all(logins);
    expect((await gateway.call('login', { body })).status).toBe(200);
    await audit();
  });

  it('from two tabs at once never exceeds the balance', async () => {
    const [cash, hold] = await money(helena);
    const answers = await Promise.all(Array.from({ length: 5 }, () => request(helena, { amount: 12_000 })));
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(taken).toBe(2);
    expect(new Set(answers.flatMap(({ envelope }) => envelope.value['code'] ?? []))).toEqual(new Set(['INSUFFICIENT_BALANCE']));
    expect(await money(helena)).toEqual([cash - 24_000, hold + 24_000]);
    await audit();
  });

  it('is refused, and nothing moves, for a wrong amount, account or password', async () => {
    const before = await money(marina);
    const refusals: [object, number, string][] = [
      [{ amount: before[0] + 1 }, 409, 'INSUFFICIENT_BALANCE'],
      [{ amount: 1_999 }, 409, 'LIMIT_EXCEEDED'],
      [{ amount: 5_000_001 }, 409, 'LIMIT_EXCEEDED'],
      [{ amount: 2 ** 40 }, 409, 'LIMIT_EXCEEDED'],
      [{ accountId: sofia.accountId }, 404, 'NOT_FOUND'],
      [{ accountId: 999_999 }, 404, 'NOT_FOUND'],
      [{ accountId: 2 ** 40 }, 404, 'NOT_FOUND'],
      [{ paymentPassword: '000000' }, 403, 'PAYMENT_PASSWORD_WRONG'],
      [{ idempotencyKey: 'short' }, 400, 'INVALID_REQUEST'],
    ];
    for (const [body, status, code] of refusals) {
      const answer = await request(marina, body);
      expect([body, answer.status, answer.envelope.value['code']]).toEqual([body, status, code]);
    }
    expect(await money(marina)).toEqual(before);
  });

  it('needs a payment password, and is refused to a trial account', async () => {
    const body = { accountId: marina.accountId, amount: 10_000, paymentPassword, idempotencyKey: randomUUID() };
    const none = await gateway.call('requestWithdrawal', { token: await gateway.logIn('rafael'), body });
    expect(none.envelope.value['code']).toBe('PAYMENT_PASSWORD_MISSING');
    const trial = await gateway.call('requestWithdrawal', { token: await gateway.logIn('trial'), body });
    expect(trial.envelope.value['code']).toBe('TRIAL_REFUSED');
    expect((await gateway.call('requestWithdrawal', { body })).status).toBe(401);
  });

  it('pays its fee to the house, rounded down', async () => {
    await gateway.owner
      .updateTable('withdrawal_method')
      .set({ fee_fixed: 100, fee_rate: 15_000 })
      .where('merchant_id', '=', world.merchantId)
      .where('kind', '=', 'pix')
      .execute();
    const { withdrawalId, fee, arrives } = await world.paid(marina, 9_999);
    expect([fee, arrives]).toEqual([249, 9_750]);
    const entries = await gateway.owner
      .selectFrom('txn')
      .innerJoin('entry', 'entry.txn_id', 'txn.id')
      .innerJoin('account', 'account.id', 'entry.account_id')
      .select(['account.kind', 'entry.amount'])
      .where('txn.subject', '=', `withdrawal:${withdrawalId}`)
      .where('txn.kind', '=', 'withdrawalPaid')
      .orderBy('entry.position')
      .execute();
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['HOLD', -9_750],
      ['PSP', 9_750],
      ['HOLD', -249],
      ['FEES', 249],
    ]);
    await audit();
    await gateway.owner.updateTable('withdrawal_method').set({ fee_fixed: 0, fee_rate: 0 }).where('kind', '=', 'pix').execute();
  });
});

describe('another member’s withdrawal', () => {
  it('is not found by anyone else, in any call', async () => {
    const { withdrawalId } = await asked(marina);
    const calls = [
      world.call(sofia, 'cancelWithdrawal', { withdrawalId, idempotencyKey: randomUUID() }),
      world.call(sofia, 'confirmReceipt', { withdrawalId, receipt: 'full' }),
      world.call(sofia, 'removePaymentAccount', { accountId: marina.accountId }),
    ];
    for (const { status, envelope } of await Promise.all(calls)) expect([status, envelope.value['code']]).toEqual([404, 'NOT_FOUND']);
    expect((await own(sofia)).map((one) => one.withdrawalId)).not.toContain(withdrawalId);
    const beta = await gateway.call('withdrawals', { merchant: 'BETA', token: await gateway.logIn('marina', 'BETA'), query: { limit: 5 } });
    expect(beta.envelope.value['items']).toEqual([]);
  });
});

describe('a cancellation', () => {
  it('returns the money once, while no one has reviewed the request', async () => {
    const before = await money(sofia);
    const { withdrawalId, mayCancel } = await asked(sofia, 4_000);
    expect(mayCancel).toBe(true);
    const cancel = (idempotencyKey: string) => world.call(sofia, 'cancelWithdrawal', { withdrawalId, idempotencyKey });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(key)));
    expect(answers.map(({ envelope }) => envelope.value['state'])).toEqual(Array.from({ length: 8 }, () => 'cancelled'));
    expect(await money(sofia)).toEqual(before);
    expect((await cancel(randomUUID())).envelope.value['code']).toBe('STATE_CHANGED');
    const { withdrawalId: second } = await asked(sofia, 4_000);
    await move(second, 'reviewing');
    const late = await world.call(sofia, 'cancelWithdrawal', { withdrawalId: second, idempotencyKey: randomUUID() });
    expect([late.status, late.envelope.value['code']]).toEqual([409, 'STATE_CHANGED']);
    await audit();
  });

  it('is refused to members where the law says so', async () => {
    const { withdrawalId } = await asked(sofia, 2_000);
    const { profile } = await gateway.owner
      .selectFrom('merchant')
      .select('profile')
      .where('id', '=', world.merchantId)
      .executeTakeFirstOrThrow();
    const set = async (value: unknown) => {
      await gateway.owner
        .updateTable('merchant')
        .set({ profile: JSON.stringify(value) })
        .where('id', '=', world.merchantId)
        .execute();
      await gateway.platform.merchants.load();
    };
    await set({ ...(profile as object), compliance: { jurisdiction: 'BR', raffleAuthorisation: '' } });
    const answer = await world.call(sofia, 'cancelWithdrawal', { withdrawalId, idempotencyKey: randomUUID() });
    expect([answer.status, answer.envelope.value['code']]).toEqual([403, 'FORBIDDEN']);
    expect((await own(sofia)).find((one) => one.withdrawalId === withdrawalId)).toMatchObject({ state: 'requested', mayCancel: false });
    expect((await terms(sofia)).methods.map(({ kind }) => kind)).toEqual(['pix', 'bank']);
    await set(profile);
  });
});

describe('the list', () => {
  it('is paged, newest first, for open and finished withdrawals', async () => {
    const ids: number[] = [];
    for (let after: string | undefined, more = true; more;) {
      const query = { limit: 2, state: 'open', ...(after === undefined ? {} : { after }) };
      const { value } = (await gateway.call('withdrawals', { token: sofia.token, query })).envelope;
      const page = value as ValueOf<'withdrawals'>;
      ids.push(...page.items.map(({ withdrawalId }) => withdrawalId));
      after = page.next ?? undefined;
      more = page.next !== null;
    }
    const all = await own(sofia);
    const open = all.filter(({ state }) => !['cancelled', 'rejected', 'receivedFull'].includes(state));
    expect(ids).toEqual(open.map(({ withdrawalId }) => withdrawalId));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    const closed = (await gateway.call('withdrawals', { token: sofia.token, query: { limit: 50, state: 'closed' } })).envelope.value[
      'items'
    ];
    expect((closed as { state: string }[]).map(({ state }) => state)).toEqual(['cancelled']);
  });
});
