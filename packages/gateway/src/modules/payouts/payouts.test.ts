import { randomUUID } from 'node:crypto';
import type { DeskWithdrawal } from '@livery/contract/control/shapes';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { sendNotice, testProvider } from '../../../test/money/test-provider.ts';
import { openWithdrawalWorld } from '../../../test/money/withdrawal-world.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { requestPayout } from './order-payout.job.ts';

const racers = 24;
const { provider, orders, behaviour } = testProvider();
const world = await openWithdrawalWorld({ payments: [provider], poolSize: 40 });
const { gateway, asked, move, own, money } = world;
const { owner, platform } = gateway;
const merchant = platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');
const demo = await world.withdrawer('demo');

afterEach(async () => {
  behaviour.answer = 'take';
  await world.audit();
});

const payoutsOf = (withdrawalId: number) =>
  owner.selectFrom('payout').selectAll().where('withdrawal_id', '=', withdrawalId).orderBy('attempt').execute();
/** The job of the newest order, as a worker runs it. */
const request = async (withdrawalId: number): Promise<void> => {
  const payoutId = (await payoutsOf(withdrawalId)).at(-1)?.id ?? expect.fail('nothing is ordered');
  await requestPayout.run({ payload: { payoutId }, merchant, platform, now: new Date() });
};
const approved = async (amount = 10_000): Promise<number> => {
  const { withdrawalId } = await asked(demo, amount);
  for (const to of ['reviewing', 'approved'] as const) expect(await move(withdrawalId, to)).toBe(200);
  return withdrawalId;
};
/** A payout that the provider has accepted, with its reference. */
const ordered = async (amount = 10_000): Promise<{ withdrawalId: number; reference: string }> => {
  const withdrawalId = await approved(amount);
  await request(withdrawalId);
  return { withdrawalId, reference: orders.at(-1)?.reference ?? '' };
};
const tell = (reference: string, told: object = {}, sending?: Parameters<typeof sendNotice>[2]) =>
  sendNotice(gateway, { eventId: randomUUID(), reference, state: 'succeeded', amount: 10_000, unit: 'BRL', ...told }, sending);
const stateOf = async (id: number) => (await own(demo)).find(({ withdrawalId }) => withdrawalId === id)?.state;
const act = async (withdrawalId: number, body: object) => {
  const answer = await gateway.control('actOnPayout', { withdrawalId, ...body });
  return answer.json<{ value: { code?: string } | null }>().value?.code ?? answer.statusCode;
};
const atDesk = async (withdrawalId: number): Promise<DeskWithdrawal | undefined> => {
  const all = await Promise.all(
    ['queue', 'paid', 'closed'].map((part) => gateway.control('withdrawals', { part, limit: 50, account: 'demo' })),
  );
  return all
    .flatMap((answer) => answer.json<{ value: { items: DeskWithdrawal[] } }>().value.items)
    .find((one) => one.withdrawalId === withdrawalId);
};

describe('an approved withdrawal', () => {
  it('is sent to the provider of its method with its destination, and is paid once the provider confirms', async () => {
    const before = await money(demo);
    const { withdrawalId, reference } = await ordered();
    expect(orders.at(-1)).toMatchObject({
      reference: `w-${(await payoutsOf(withdrawalId))[0]?.id}`,
      method: 'pix-out',
      direction: 'out',
      amount: 10_000,
      unit: 'BRL',
      destination: { key: 'demo@mail.example', keyKind: 'email', holder: 'Member demo' },
    });
    expect(await atDesk(withdrawalId)).toMatchObject({
      state: 'approved',
      payout: { provider: 'bank', state: 'ordered', attempt: 1, providerReference: `bank-${reference}`, isOverpaid: false },
    });
    await tell(reference, { state: 'pending' });
    expect(await stateOf(withdrawalId)).toBe('approved');
    expect(await money(demo)).toEqual([before[0] - 10_000, before[1] + 10_000]);
    await tell(reference);
    expect(await stateOf(withdrawalId)).toBe('paid');
    expect(await money(demo)).toEqual([before[0] - 10_000, before[1]]);
    expect((await atDesk(withdrawalId))?.steps.at(-1)).toMatchObject({ state: 'paid', actor: 'provider:bank' });
  });

  it('is left to the desk when no provider pays that amount or none answers', async () => {
    const small = await (async () => {
      await owner.updateTable('withdrawal_method').set({ minimum: 100 }).where('kind', '=', 'pix').execute();
      return approved(999);
    })();
    expect(await payoutsOf(small)).toEqual([]);
    expect(await atDesk(small)).toMatchObject({ payout: null, hasProvider: false });
    expect(await act(small, { act: 'order' })).toBe('NOT_AVAILABLE');
    expect(await move(small, 'paid')).toBe(200);
    behaviour.answer = 'stay silent on methods';
    const unheard = await approved();
    expect(await payoutsOf(unheard)).toEqual([]);
    behaviour.answer = 'take';
    expect(await atDesk(unheard)).toMatchObject({ payout: null, hasProvider: true });
    expect(await act(unheard, { act: 'order' })).toBe(200);
    expect(await payoutsOf(unheard)).toHaveLength(1);
  });

  it('cannot be paid by hand or rejected while a provider may pay it', async () => {
    const { withdrawalId, reference } = await ordered();
    for (const to of ['paid', 'rejected'] as const) expect(await move(withdrawalId, to, 'no')).toBe(409);
    expect(await act(withdrawalId, { act: 'order' })).toBe('STATE_CHANGED');
    await tell(reference, { state: 'failed', reason: 'The account is closed.' });
    expect(await atDesk(withdrawalId)).toMatchObject({ state: 'approved', payout: { state: 'failed', reason: 'The account is closed.' } });
    expect((await money(demo))[1]).toBeGreaterThanOrEqual(10_000);
    expect(await move(withdrawalId, 'rejected', 'The account is closed.')).toBe(200);
    expect(await act(withdrawalId, { act: 'order' })).toBe('STATE_CHANGED');
  });
});

describe('an unclear payout', () => {
  it('is requested again under the same reference, without ordering a second payment', async () => {
    const withdrawalId = await approved();
    behaviour.answer = 'break';
    const before = orders.length;
    await expect(request(withdrawalId)).rejects.toThrow('away');
    await expect(request(withdrawalId)).rejects.toThrow('away');
    expect(await move(withdrawalId, 'paid')).toBe(409);
    expect(await atDesk(withdrawalId)).toMatchObject({ payout: { state: 'ordered', asks: 2, providerReference: null } });
    behaviour.answer = 'take';
    expect(await act(withdrawalId, { act: 'order' })).toBe(200);
    await request(withdrawalId);
    await request(withdrawalId);
    expect(orders.length - before).toBe(3);
    expect(new Set(orders.slice(before).map(({ reference }) => reference)).size).toBe(1);
    expect(await payoutsOf(withdrawalId)).toHaveLength(1);
  });

  it('fails when the first request is refused, and waits for the desk when a later one is', async () => {
    behaviour.answer = 'refuse';
    const first = await approved();
    await request(first);
    expect(await atDesk(first)).toMatchObject({ state: 'approved', payout: { state: 'failed' } });
    behaviour.answer = 'break';
    const second = await approved();
    await expect(request(second)).rejects.toThrow('away');
    behaviour.answer = 'refuse';
    await request(second);
    expect(await atDesk(second)).toMatchObject({ payout: { state: 'review' } });
    expect(await move(second, 'paid')).toBe(409);
    expect(await act(second, { act: 'failed', reason: ' ' })).toBe('INVALID_REQUEST');
    expect(await act(second, { act: 'failed', reason: 'It never had it.' })).toBe(200);
    expect(await move(second, 'paid')).toBe(200);
  });

  it('is decided by the desk, once among racing requests', async () => {
    const { withdrawalId } = await ordered();
    const before = await money(demo);
    const words = await Promise.all(Array.from({ length: racers }, () => act(withdrawalId, { act: 'paid' })));
    expect(words.filter((word) => word === 200)).toHaveLength(1);
    expect(await money(demo)).toEqual([before[0], before[1] - 10_000]);
    const acts = owner.selectFrom('audit_log').select('act').where('subject', '=', `withdrawal:${withdrawalId}`).orderBy('id');
    expect((await acts.execute()).map((one) => one.act)).toEqual(['withdrawal.review', 'withdrawal.approve', 'payout.paid']);
  });
});

describe('a notice', () => {
  it('pays once when it arrives many times at once, and a second payment is flagged', async () => {
    const { withdrawalId, reference } = await ordered();
    const before = await money(demo);
    const eventId = randomUUID();
    const answers = await Promise.all(Array.from({ length: racers }, () => tell(reference, { eventId })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await money(demo)).toEqual([before[0], before[1] - 10_000]);
    expect(await atDesk(withdrawalId)).toMatchObject({ state: 'paid', payout: { state: 'paid', isOverpaid: false } });
    await Promise.all(Array.from({ length: 4 }, () => tell(reference)));
    expect(await money(demo)).toEqual([before[0], before[1] - 10_000]);
    expect(await atDesk(withdrawalId)).toMatchObject({ payout: { state: 'paid', isOverpaid: true } });
  });

  it('races with desk actions: the money leaves at most once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { withdrawalId, reference } = await ordered();
      const before = await money(demo);
      await Promise.all([
        tell(reference),
        act(withdrawalId, { act: 'failed', reason: 'It says so.' }),
        tell(reference, { state: 'failed' }),
        move(withdrawalId, 'rejected', 'no'),
        act(withdrawalId, { act: 'order' }),
        request(withdrawalId),
      ]);
      const state = await stateOf(withdrawalId);
      const [cash, hold] = await money(demo);
      if (state === 'paid') expect([cash, hold]).toEqual([before[0], before[1] - 10_000]);
      else if (state === 'rejected') expect([cash, hold]).toEqual([before[0] + 10_000, before[1] - 10_000]);
      else expect([cash, hold, state]).toEqual([...before, 'approved']);
      await world.audit();
    }
  });

  it('of a payment after a failure pays what is still owed, and otherwise is flagged', async () => {
    const late = await ordered();
    await tell(late.reference, { state: 'failed' });
    await tell(late.reference);
    expect(await atDesk(late.withdrawalId)).toMatchObject({ state: 'paid', payout: { state: 'paid' } });
    const again = await ordered();
    await tell(again.reference, { state: 'failed' });
    expect(await act(again.withdrawalId, { act: 'order' })).toBe(200);
    await tell(again.reference);
    expect(await atDesk(again.withdrawalId)).toMatchObject({
      state: 'approved',
      payout: { state: 'ordered', attempt: 2, isOverpaid: true },
    });
    await request(again.withdrawalId);
    expect(orders.at(-1)?.reference).not.toBe(again.reference);
    const back = await ordered();
    await tell(back.reference, { state: 'failed' });
    const before = await money(demo);
    expect(await move(back.withdrawalId, 'rejected', 'no')).toBe(200);
    await tell(back.reference);
    expect(await money(demo)).toEqual([before[0] + 10_000, before[1] - 10_000]);
    expect(await atDesk(back.withdrawalId)).toMatchObject({ state: 'rejected', payout: { isOverpaid: true } });
  });

  it.each([{ amount: 9_999 }, { amount: 1_000_000 }, { unit: 'USD' }])('with a mismatch, %o, waits for the desk', async (told) => {
    const { withdrawalId, reference } = await ordered();
    const before = await money(demo);
    await tell(reference, told);
    const expected = { amount: 10_000, unit: 'BRL', ...told };
    expect(await atDesk(withdrawalId)).toMatchObject({ state: 'approved', payout: { state: 'review', told: expected } });
    expect(await money(demo)).toEqual(before);
    expect(await act(withdrawalId, { act: 'paid' })).toBe(200);
    expect(await money(demo)).toEqual([before[0], before[1] - 10_000]);
  });

  it('changes nothing when it is unsigned, unknown or another merchant’s', async () => {
    const { withdrawalId, reference } = await ordered();
    expect((await tell(reference, {}, { headers: {} })).statusCode).toBe(403);
    expect((await tell(reference, {}, { address: 'BETA/bank' })).json().value).toEqual({ isKnown: false });
    expect((await tell(`w-${randomUUID()}`)).json().value).toEqual({ isKnown: false });
    expect(await stateOf(withdrawalId)).toBe('approved');
  });

  it('is accepted while the merchant is closed, and the money leaves HOLD', async () => {
    const { withdrawalId, reference } = await ordered();
    await gateway.control('setStatus', { status: 1, maintenance: true, regionRestriction: false });
    try {
      expect((await tell(reference)).statusCode).toBe(200);
      expect(await atDesk(withdrawalId)).toMatchObject({ state: 'paid' });
    } finally {
      await gateway.control('setStatus', { status: 0, maintenance: false, regionRestriction: false });
    }
  });
});

it.each([
  ['payout', "UPDATE withdrawal SET state = 'approved', receipt_due_at = NULL"],
  ['payout', 'UPDATE payout SET amount = 9999'],
  ['payout-notice', 'UPDATE payout SET told_amount = 9999'],
  ['payout-excess', 'UPDATE payout SET excess = 1, is_overpaid = true'],
])('the audit finds a violation of the law %s: %s', async (law, damage) => {
  const { withdrawalId, reference } = await ordered();
  await tell(reference);
  const undone = new Error('the damage is undone');
  const damaged = owner.transaction().execute(async (trx) => {
    await sql`ALTER TABLE payout DISABLE TRIGGER USER`.execute(trx);
    const table = damage.startsWith('UPDATE payout') ? sql`withdrawal_id` : sql`id`;
    await sql`${sql.raw(damage)} WHERE ${table} = ${withdrawalId}`.execute(trx);
    await sql`ALTER TABLE payout ENABLE TRIGGER USER`.execute(trx);
    expect((await auditLedger(trx)).findings.map(({ name }) => name)).toContain(law);
    throw undone;
  });
  await expect(damaged).rejects.toBe(undone);
});

it('SQL cannot change a paid payout, or give a withdrawal two payable ones', async () => {
  const { withdrawalId, reference } = await ordered();
  const [first] = await payoutsOf(withdrawalId);
  const second = owner.insertInto('payout').values({ ...(first ?? expect.fail()), id: randomUUID(), attempt: 2 });
  await expect(second.execute()).rejects.toThrow('payout_once');
  await tell(reference);
  await expect(owner.updateTable('payout').set({ state: 'ordered' }).where('withdrawal_id', '=', withdrawalId).execute()).rejects.toThrow(
    'is already paid',
  );
});

it('a merchant has no open payout after a reset', async () => {
  const { withdrawalId, reference } = await ordered();
  await gateway.control('reset');
  expect(await payoutsOf(withdrawalId)).toMatchObject([{ state: 'failed' }]);
  await tell(reference);
  expect(await payoutsOf(withdrawalId)).toMatchObject([{ state: 'failed', is_overpaid: true }]);
});
