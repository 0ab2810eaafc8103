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

let serial = 0;
const newKey = (): string => `key-${(serial += 1)}-of-this-test`;

const paymentPassword = '739154';

beforeEach(async () => {
  await control('reset');
  const body = { newPassword: paymentPassword, confirmNewPassword: paymentPassword, loginPassword: demoPassword };
  const { envelope } = await call('setPaymentPassword', { token: await gateway.logIn('lucas'), body });
  if (!envelope.success) throw new Error(JSON.stringify(envelope.value));
});

const uplineOf = async (token: string) => (await call('upline', { token })).envelope.value as unknown as ValueOf<'upline'>;
const receiverOf = async (token: string) => (await uplineOf(token)).receiver;
const cashOf = async (token: string) => (await call('funds', { token })).envelope.value['cash'];
const send = async (token: string, changes: object = {}) =>
  call('transferToUpline', {
    token,
    body: { receiver: (await receiverOf(token))?.id ?? 1, amount: 1_000, paymentPassword, idempotencyKey: newKey(), ...changes },
  });

describe('a transfer to the upline', () => {
  it('shows the receiver’s name masked, and moves cash to it', async () => {
    const [lucas, agent2] = [await gateway.logIn('lucas'), await gateway.logIn('agent2')];
    expect((await call('upline', { token: lucas })).envelope.value).toEqual({
      isAllowed: true,
      hasPaymentPassword: true,
      available: 56_700,
      currency: 'BRL',
      hasUpline: true,
      receiver: { id: expect.any(Number), account: 'a***2', name: 'S*** a***' },
    });
    expect((await send(lucas)).envelope.value).toEqual({ cash: 55_700, ...booked });
    expect(await cashOf(agent2)).toBe(313_550);
    expect((await auditLedger(gateway.owner)).findings).toEqual([]);
  });

  it('tells a member at login and later whether an upline or a downline can receive money', async () => {
    for (const [account, sendsToUpline, sendsToDownline] of [
      ['lucas', true, false],
      ['demo', false, false],
      ['agent', false, true],
      ['agent2', true, true],
    ] as const) {
      const { envelope } = await call('login', { body: { username: account, password: demoPassword, type: 'username' } });
      expect(envelope.value['memberInfo']).toMatchObject({ account, sendsToUpline, sendsToDownline });
      expect((await call('memberInfo', { token: String(envelope.value['token']) })).envelope.value).toMatchObject({
        account,
        sendsToUpline,
        sendsToDownline,
      });
    }
  });

  it('goes only to the upline, even if another member is named', async () => {
    const lucas = await gateway.logIn('lucas');
    const members = await gateway.owner.selectFrom('member').select(['id', 'username']).execute();
    const own = (await receiverOf(lucas))?.id;
    // The member itself, the upline's upline, a sibling, an unrelated member, and one of another merchant.
    const others = members.filter(({ id, username }) => id !== own && /^(?:lucas|agent|marina|demo)$/.test(username));
    expect(others.length).toBe(8);
    for (const { id } of others) expect((await send(lucas, { receiver: id })).envelope.value).toMatchObject({ code: 'FORBIDDEN' });
    expect(await cashOf(lucas)).toBe(56_700);
  });

  it('distinguishes a missing upline from a closed one, and has a receiver for neither', async () => {
    expect(await uplineOf(await gateway.logIn('demo'))).toMatchObject({ hasUpline: false, receiver: null });
    const lucas = await gateway.logIn('lucas');
    const receiver = (await receiverOf(lucas))?.id;
    await control('changeMemberState', { account: 'agent2', state: 'closed' });
    expect(await uplineOf(lucas)).toMatchObject({ hasUpline: true, receiver: null });
    expect((await send(lucas, { receiver })).envelope.value).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('needs the payment password, and moves nothing above the balance', async () => {
    const lucas = await gateway.logIn('lucas');
    expect((await send(lucas, { paymentPassword: '739155' })).envelope.value).toMatchObject({ code: 'PAYMENT_PASSWORD_WRONG' });
    expect((await send(await gateway.logIn('marina'))).envelope.value).toMatchObject({ code: 'PAYMENT_PASSWORD_MISSING' });
    expect((await send(lucas, { amount: 56_701 })).envelope.value).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect(await cashOf(lucas)).toBe(56_700);
  });

  it('happens once per key, and never exceeds the balance', async () => {
    const lucas = await gateway.logIn('lucas');
    const receiver = (await receiverOf(lucas))?.id;
    const idempotencyKey = newKey();
    const [first] = await Promise.all([1, 2, 3].map(() => send(lucas, { receiver, idempotencyKey, amount: 30_000 })));
    expect(first?.envelope.value).toEqual({ cash: 26_700, ...booked });
    const { envelope } = await send(lucas, { receiver, idempotencyKey, amount: 1 });
    expect(envelope.value).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    const others = await Promise.all([1, 2, 3].map(() => send(lucas, { receiver, amount: 20_000 })));
    expect(others.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await cashOf(lucas)).toBe(6_700);
  });

  it('is refused where the law forbids it, without naming anyone', async () => {
    const lucas = await gateway.logIn('lucas');
    const receiver = (await receiverOf(lucas))?.id;
    const keepLaw = async (jurisdiction: string) => {
      const profile = JSON.stringify({ ...alpha.profile, compliance: { jurisdiction, raffleAuthorisation: '' } });
      await gateway.owner.updateTable('merchant').set({ profile }).where('code', '=', 'ALPHA').execute();
      await vi.waitFor(() => expect(gateway.platform.merchants.byCode('ALPHA')?.profile.compliance.jurisdiction).toBe(jurisdiction), {
        timeout: 5_000,
      });
    };
    await keepLaw('BR');
    expect((await call('upline', { token: lucas })).envelope.value).toMatchObject({ isAllowed: false, receiver: null });
    expect((await call('memberInfo', { token: lucas })).envelope.value).toMatchObject({ sendsToUpline: false });
    const token = await gateway.logIn('agent2');
    expect((await call('memberInfo', { token })).envelope.value).toMatchObject({ sendsToUpline: false, sendsToDownline: false });
    expect((await send(lucas, { receiver })).envelope.value).toMatchObject({ code: 'FORBIDDEN' });
    await keepLaw('none');
    expect((await send(lucas)).status).toBe(200);
  });

  it('stays valid after the member has moved, and the next one goes to the new upline', async () => {
    const lucas = await gateway.logIn('lucas');
    expect((await send(lucas)).envelope.success).toBe(true);
    await control('moveMember', { account: 'lucas', under: 'agent41', reason: 'asked' });
    expect((await receiverOf(lucas))?.account).toBe('a***1');
    expect((await send(lucas)).envelope.success).toBe(true);
    await control('moveMember', { account: 'lucas', under: 'agent2', reason: 'asked' });
    expect((await auditLedger(gateway.owner)).findings).toEqual([]);
  });
});
