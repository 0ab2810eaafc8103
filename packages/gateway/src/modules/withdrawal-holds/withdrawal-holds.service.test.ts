import type { ValueOf } from '@livery/contract/shapes';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAnswer } from '../../../test/test-gateway.ts';
import { openWithdrawalWorld, paymentPassword, type Withdrawer } from '../../../test/money/withdrawal-world.ts';
import { demoPassword } from '../member/demo-accounts.seed.ts';

const world = await openWithdrawalWorld({ poolSize: 32 });
const { gateway } = world;
const { owner, platform } = gateway;
let marina = await world.withdrawer('marina');
let lucas = await world.withdrawer('lucas');
const hour = 3_600_000;

beforeEach(async () => {
  platform.clock.shiftTo(0);
  for (const { username } of [marina, lucas]) {
    await release(username);
    await gateway.control('grant', { account: username, amount: 100_000 });
  }
  marina = { ...marina, token: await gateway.logIn('marina') };
  lucas = { ...lucas, token: await gateway.logIn('lucas') };
});
afterAll(world.audit);

const release = (account: string) => gateway.control('releaseWithdrawals', { account });
const codeOf = ({ envelope }: TestAnswer): unknown => (envelope.success ? 'done' : envelope.value['code']);
let numbers = 0;
const add = ({ token, username }: Withdrawer) => {
  const number = `${username}-${(numbers += 1)}@mail.example`;
  return gateway.call('addPaymentAccount', { token, body: { kind: 'pix', pixKeyKind: 'email', number, paymentPassword } });
};
const remove = ({ token }: Withdrawer, accountId: number) => gateway.call('removePaymentAccount', { token, body: { accountId } });
const accountsOf = ({ envelope }: TestAnswer) => (envelope.value as ValueOf<'paymentAccounts'>).accounts;
const termsOf = async ({ token }: Withdrawer) =>
  (await gateway.call('withdrawalTerms', { token })).envelope.value as ValueOf<'withdrawalTerms'>;
/** Resets the payment password, as a member who forgot it would. */
const resetPaymentPassword = ({ token }: Withdrawer) =>
  gateway.call('setPaymentPassword', {
    token,
    body: { newPassword: paymentPassword, confirmNewPassword: paymentPassword, loginPassword: demoPassword },
  });

describe('a withdrawal hold', () => {
  it('for a new account still allows the old ones, and the new one after a day', async () => {
    const fresh = accountsOf(await add(marina)).at(-1) ?? expect.fail('the account was not added');
    const until = Date.parse(fresh.heldUntil ?? '');
    expect(until - platform.clock.now().getTime()).toBeGreaterThan(23 * hour);
    const refused = await world.request(marina, { accountId: fresh.accountId });
    expect([refused.status, refused.envelope.value]).toMatchObject([409, { code: 'WITHDRAWALS_HELD', until: fresh.heldUntil }]);
    expect((await termsOf(marina)).hold).toBeNull();
    await world.asked(marina);
    platform.clock.shiftTo(24 * hour + 1_000);
    const later = { ...marina, token: await gateway.logIn('marina') };
    expect(codeOf(await world.request(later, { accountId: fresh.accountId }))).toBe('done');
    await remove(later, fresh.accountId);
  });

  it('for a member stops withdrawals to every account and transfers to the upline, and shows until when', async () => {
    expect(codeOf(await resetPaymentPassword(lucas))).toBe('done');
    const { hold } = await termsOf(lucas);
    expect(hold).toEqual({ reason: 'paymentPasswordReset', until: expect.any(String) });
    expect((await world.request(lucas)).envelope.value).toMatchObject({ code: 'WITHDRAWALS_HELD', until: hold?.until });
    const { receiver } = (await gateway.call('upline', { token: lucas.token })).envelope.value as ValueOf<'upline'>;
    const body = {
      receiver: receiver?.id ?? expect.fail('there is no upline'),
      amount: 100,
      paymentPassword,
      idempotencyKey: 'held-upline-1',
    };
    expect(codeOf(await gateway.call('transferToUpline', { token: lucas.token, body }))).toBe('WITHDRAWALS_HELD');
    expect(codeOf(await world.request(marina))).toBe('done');
  });

  it('cannot be overtaken by withdrawals racing with the new account', async () => {
    const before = await owner
      .selectFrom('payment_account')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    const nextId = Number(before.id) + 1;
    const [added, ...answers] = await Promise.all([
      add(marina),
      ...Array.from({ length: 6 }, () => world.request(marina, { accountId: nextId })),
    ]);
    expect(accountsOf(added).at(-1)?.accountId).toBe(nextId);
    expect(answers.filter((answer) => codeOf(answer) === 'done')).toEqual([]);
    await remove(marina, nextId);
  });

  it('repeats the original answer for an earlier withdrawal', async () => {
    const body = { idempotencyKey: 'before-the-hold' };
    expect(codeOf(await world.request(lucas, body))).toBe('done');
    await resetPaymentPassword(lucas);
    expect(codeOf(await world.request(lucas, body))).toBe('done');
    expect(codeOf(await world.request(lucas))).toBe('WITHDRAWALS_HELD');
  });

  it('can be lifted by the desk for one member, and this is recorded', async () => {
    await resetPaymentPassword(lucas);
    const row = async () =>
      (await gateway.control('members', { search: 'lucas', limit: 1 })).json().value.items[0] as { heldUntil: string | null };
    expect((await row()).heldUntil).toBe((await termsOf(lucas)).hold?.until);
    expect((await release('nobody-here')).statusCode).toBe(404);
    expect((await release('lucas')).json().value).toEqual({ ended: 1 });
    expect((await row()).heldUntil).toBeNull();
    expect(codeOf(await world.request(lucas))).toBe('done');
    const act = await owner
      .selectFrom('audit_log')
      .selectAll()
      .where('act', '=', 'withdrawals.release')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(act).toMatchObject({ actor: 'control:127.0.0.1', subject: 'lucas', details: { ended: 1 } });
  });

  it('lasts as long as the merchant has set', async () => {
    const merchant = platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');
    const { security } = merchant.profile;
    const held = async (withdrawalHoldHours: number) => {
      await release('marina');
      Object.assign(security, { withdrawalHoldHours });
      await resetPaymentPassword(marina);
      const { hold } = await termsOf(marina);
      return hold === null ? 0 : Math.round((Date.parse(hold.until) - platform.clock.now().getTime()) / hour);
    };
    try {
      expect([await held(1), await held(72), await held(0)]).toEqual([1, 72, 0]);
    } finally {
      Reflect.deleteProperty(security, 'withdrawalHoldHours');
    }
  });
});
