import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ValueOf } from '@livery/contract/shapes';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { alpha } from '../../../test/test-merchants.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { demoPassword } from '../member/demo-accounts.seed.ts';

/** The fields of a receipt. */
const booked = { number: expect.any(Number), at: expect.stringMatching(/Z$/) };
const gateway = await openTestGateway({ poolSize: 40 });
const { call, control } = gateway;
const cashOfAgent2 = 312_550;
const paymentPassword = '739154';

let serial = 0;
const newKey = (): string => `key-${(serial += 1)}-of-this-test`;

let agent2 = '';
beforeEach(async () => {
  await control('reset');
  agent2 = await gateway.logIn('agent2');
  const body = { newPassword: paymentPassword, confirmNewPassword: paymentPassword, loginPassword: demoPassword };
  const { envelope } = await call('setPaymentPassword', { token: agent2, body });
  if (!envelope.success) throw new Error(JSON.stringify(envelope.value));
});

const lookUp = async (account?: string, token = agent2) =>
  (await call('downline', { token, ...(account === undefined ? {} : { query: { account } }) })).envelope
    .value as unknown as ValueOf<'downline'>;
const cashOf = async (account: string) => (await call('funds', { token: await gateway.logIn(account) })).envelope.value['cash'];
const idOf = async (account: string, merchant = 'ALPHA') =>
  (
    await gateway.owner
      .selectFrom('member')
      .innerJoin('merchant', 'merchant.id', 'member.merchant_id')
      .select('member.id')
      .where('username', '=', account)
      .where('merchant.code', '=', merchant)
      .executeTakeFirstOrThrow()
  ).id;
const send = async (account: string, changes: object = {}, token = agent2) =>
  call('transferToDownline', {
    token,
    body: { receiver: await idOf(account), amount: 1_000, paymentPassword, idempotencyKey: newKey(), ...changes },
  });

describe('a transfer to a downline', () => {
  it('shows the receiver before sending, moves cash, and appears in both records', async () => {
    expect(await lookUp()).toEqual({ isAllowed: true, hasPaymentPassword: true, available: cashOfAgent2, currency: 'BRL', receiver: null });
    const receiver = { id: await idOf('lucas'), account: 'lucas', name: 'L***' };
    expect((await lookUp('  LUCAS ')).receiver).toEqual(receiver);
    expect((await send('lucas')).envelope.value).toEqual({ cash: cashOfAgent2 - 1_000, ...booked });
    expect(await cashOf('lucas')).toBe(57_700);
    const today = new Date().toISOString().slice(0, 10);
    const dayBefore = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const query = { from: dayBefore, to: today, limit: 5, type: 'transfer' };
    for (const [account, amount, of] of [
      ['agent2', -1_000, 'downline'],
      ['lucas', 1_000, 'upline'],
    ] as const) {
      const { envelope } = await call('memberTransactions', { token: await gateway.logIn(account), query });
      expect(envelope.value['items']).toEqual([expect.objectContaining({ amount, about: expect.objectContaining({ of }) })]);
    }
    expect((await auditLedger(gateway.owner)).findings).toEqual([]);
  });

  it('and one to the upline are separate calls for an agent [agent-24]', async () => {
    expect((await send('marina')).status).toBe(200);
    const body = { receiver: await idOf('agent'), amount: 700, paymentPassword, idempotencyKey: newKey() };
    expect((await call('transferToUpline', { token: agent2, body })).envelope.value).toEqual({ cash: cashOfAgent2 - 1_700, ...booked });
    expect([await cashOf('marina'), await cashOf('agent')]).toEqual([204_415, 845_700]);
  });

  it('reaches a deeper downline, and a downline that is an agent', async () => {
    const agent = await gateway.logIn('agent');
    const body = { newPassword: paymentPassword, confirmNewPassword: paymentPassword, loginPassword: demoPassword };
    await call('setPaymentPassword', { token: agent, body });
    expect((await send('lucas', {}, agent)).status).toBe(200);
    expect((await send('agent2', {}, agent)).status).toBe(200);
    expect(await cashOf('lucas')).toBe(57_700);
  });

  it('refuses every account outside the own team with the same answer', async () => {
    const members = await gateway.owner
      .selectFrom('member')
      .innerJoin('merchant', 'merchant.id', 'member.merchant_id')
      .select(['member.id', 'username', 'merchant.code'])
      .execute();
    const own = new Set(['lucas', 'marina', 'agent42']);
    // Itself, its upline, a sibling's team, members without an agent, and all members of another merchant.
    const others = members.filter(({ username, code }) => code !== 'ALPHA' || !own.has(username));
    expect(others.length).toBeGreaterThan(20);
    for (const { id, username, code } of others) {
      const { status, envelope } = await send('lucas', { receiver: id });
      expect([status, envelope.value['code']], `${code} ${username}`).toEqual([403, 'FORBIDDEN']);
      if (code === 'ALPHA') expect((await lookUp(username)).receiver, username).toBeNull();
    }
    for (const account of ['nobody', '%', '_____', "' OR 1=1 --", '\u{1F600}'.repeat(16)])
      expect((await lookUp(account)).receiver, account).toBeNull();
    expect((await send('lucas', { receiver: 9_007_199_254_740_991 })).envelope.value['code']).toBe('FORBIDDEN');
    expect(await cashOf('agent2')).toBe(cashOfAgent2);
  }, 60_000);

  it('is only for agents: members and trial accounts are refused, even with a downline’s id', async () => {
    for (const [account, refusal] of [
      ['lucas', 'FORBIDDEN'],
      ['trial', 'TRIAL_REFUSED'],
    ] as const) {
      const token = await gateway.logIn(account);
      expect((await call('downline', { token })).envelope.value['code']).toBe(refusal);
      expect((await send('marina', {}, token)).envelope.value['code']).toBe(refusal);
    }
  });

  it('is refused to a closed account, and says so beforehand', async () => {
    await control('changeMemberState', { account: 'lucas', state: 'closed' });
    expect((await lookUp('lucas')).receiver).toBeNull();
    expect((await send('lucas')).envelope.value).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('by an agent closed in the meantime moves nothing and asks for a login', async () => {
    await control('changeMemberState', { account: 'agent2', state: 'closed' });
    expect((await send('lucas')).envelope.value).toMatchObject({ code: 'NOT_LOGGED_IN' });
    expect(await cashOf('lucas')).toBe(56_700);
  });

  it('needs the payment password, and moves nothing above the balance', async () => {
    expect((await send('lucas', { paymentPassword: '739155' })).envelope.value).toMatchObject({ code: 'PAYMENT_PASSWORD_WRONG' });
    const agent = await gateway.logIn('agent');
    expect((await send('lucas', {}, agent)).envelope.value).toMatchObject({ code: 'PAYMENT_PASSWORD_MISSING' });
    expect((await send('lucas', { amount: cashOfAgent2 + 1 })).envelope.value).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    for (const amount of [0, -1, 0.5, '1000']) expect((await send('lucas', { amount })).status, String(amount)).toBe(400);
    expect(await cashOf('agent2')).toBe(cashOfAgent2);
  });

  it('happens once per key, and racing transfers never send more than the balance', async () => {
    const idempotencyKey = newKey();
    const same = await Promise.all([1, 2, 3, 4].map(() => send('lucas', { idempotencyKey, amount: 100_000 })));
    expect(same[0]?.envelope.value).toMatchObject({ cash: cashOfAgent2 - 100_000 });
    expect(same.map(({ envelope }) => envelope.value)).toEqual(same.map(() => same[0]?.envelope.value));
    expect((await send('marina', { idempotencyKey, amount: 100_000 })).envelope.value).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    const others = await Promise.all(
      Array.from({ length: 12 }, (_, index) => send(index % 2 === 0 ? 'lucas' : 'marina', { amount: 50_000 })),
    );
    expect(others.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(await cashOf('agent2')).toBe(cashOfAgent2 - 300_000);
    expect((await auditLedger(gateway.owner)).findings).toEqual([]);
  });

  it('in both directions at once between two members leaves every cent in place', async () => {
    const lucas = await gateway.logIn('lucas');
    const body = { newPassword: paymentPassword, confirmNewPassword: paymentPassword, loginPassword: demoPassword };
    await call('setPaymentPassword', { token: lucas, body });
    const receiver = await idOf('agent2');
    const up = () => call('transferToUpline', { token: lucas, body: { receiver, amount: 300, paymentPassword, idempotencyKey: newKey() } });
    const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? send('lucas', { amount: 500 }) : up())));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect([await cashOf('agent2'), await cashOf('lucas')]).toEqual([cashOfAgent2 - 8 * 200, 56_700 + 8 * 200]);
    expect((await auditLedger(gateway.owner)).findings).toEqual([]);
  });

  it('is refused where the law forbids it, without naming anyone', async () => {
    const keepLaw = async (jurisdiction: string) => {
      const profile = JSON.stringify({ ...alpha.profile, compliance: { jurisdiction, raffleAuthorisation: '' } });
      await gateway.owner.updateTable('merchant').set({ profile }).where('code', '=', 'ALPHA').execute();
      await vi.waitFor(() => expect(gateway.platform.merchants.byCode('ALPHA')?.profile.compliance.jurisdiction).toBe(jurisdiction), {
        timeout: 5_000,
      });
    };
    for (const jurisdiction of ['BR', 'MT']) {
      await keepLaw(jurisdiction);
      expect(await lookUp('lucas')).toMatchObject({ isAllowed: false, receiver: null });
      expect((await send('lucas')).envelope.value).toMatchObject({ code: 'FORBIDDEN' });
    }
    await keepLaw('none');
    expect((await send('lucas')).status).toBe(200);
  });
});
