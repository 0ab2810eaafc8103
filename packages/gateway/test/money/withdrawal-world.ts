import { randomUUID } from 'node:crypto';
import type { WithdrawalMove } from '@livery/contract/control/shapes';
import type { ValueOf } from '@livery/contract/shapes';
import type { RouteName } from '@livery/contract/routes';
import { expect } from 'vitest';
import { auditLedger } from '../../src/composition/audit-ledger.ts';
import { hashPassword, passwordQueue } from '../../src/identity/password.ts';
import { openTestGateway, type TestAnswer, type TestGateway } from '../test-gateway.ts';

export type Withdrawal = ValueOf<'requestWithdrawal'>;

export const paymentPassword = '135790';

export interface Withdrawer {
  readonly username: string;
  readonly token: string;
  readonly memberId: number;
  /** A PIX key in the member's own name. */
  readonly accountId: number;
}

export interface WithdrawalWorld {
  readonly gateway: TestGateway;
  readonly merchantId: number;
  /** A seeded member with a payment password and a payout account. */
  readonly withdrawer: (username: string) => Promise<Withdrawer>;
  readonly request: (
    who: Withdrawer,
    body?: { amount?: number; accountId?: number; paymentPassword?: string; idempotencyKey?: string },
  ) => Promise<TestAnswer>;
  /** The withdrawal as its member sees it. */
  readonly asked: (who: Withdrawer, amount?: number) => Promise<Withdrawal>;
  readonly call: (who: Withdrawer, name: RouteName, body: object) => Promise<TestAnswer>;
  readonly move: (withdrawalId: number, to: WithdrawalMove['to'], reason?: string) => Promise<number>;
  /** All desk steps until it is paid. */
  readonly paid: (who: Withdrawer, amount?: number) => Promise<Withdrawal>;
  readonly own: (who: Withdrawer) => Promise<Withdrawal[]>;
  /** CASH and HOLD. */
  readonly money: (who: Withdrawer) => Promise<[cash: number, hold: number]>;
  /** Fails unless the books balance. */
  readonly audit: () => Promise<void>;
}

export async function openWithdrawalWorld(options?: Parameters<typeof openTestGateway>[0]): Promise<WithdrawalWorld> {
  const gateway = await openTestGateway(options);
  const { owner } = gateway;
  const hash = await passwordQueue.admit((place) => hashPassword(paymentPassword, place));
  const { id: merchantId } = await owner.selectFrom('merchant').select('id').where('code', '=', 'ALPHA').executeTakeFirstOrThrow();

  const call: WithdrawalWorld['call'] = ({ token }, name, body) => gateway.call(name, { token, body });
  const own: WithdrawalWorld['own'] = async ({ token }) =>
    (await gateway.call('withdrawals', { token, query: { limit: 50 } })).envelope.value['items'] as Withdrawal[];
  const request: WithdrawalWorld['request'] = (who, body = {}) =>
    call(who, 'requestWithdrawal', { accountId: who.accountId, amount: 10_000, paymentPassword, idempotencyKey: randomUUID(), ...body });
  const asked: WithdrawalWorld['asked'] = async (who, amount = 10_000) => {
    const { status, envelope } = await request(who, { amount });
    expect([status, envelope.value]).toMatchObject([200, { state: 'requested' }]);
    return envelope.value as Withdrawal;
  };
  const move: WithdrawalWorld['move'] = async (withdrawalId, to, reason) =>
    (await gateway.control('moveWithdrawal', { withdrawalId, to, ...(reason === undefined ? {} : { reason }) })).statusCode;

  return {
    gateway,
    merchantId,
    call,
    own,
    request,
    asked,
    move,
    withdrawer: async (username) => {
      const token = await gateway.logIn(username);
      const { id: memberId } = await owner
        .selectFrom('member')
        .select('id')
        .where('merchant_id', '=', merchantId)
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
      await owner
        .insertInto('member_credential')
        .values({ merchant_id: merchantId, member_id: memberId, kind: 'payment', hash, expires_at: null, changed_at: new Date() })
        .execute();
      const { envelope } = await gateway.call('addPaymentAccount', {
        token,
        body: { kind: 'pix', pixKeyKind: 'email', number: `${username}@mail.example`, holder: `Member ${username}`, paymentPassword },
      });
      const { accounts } = envelope.value as ValueOf<'paymentAccounts'>;
      await gateway.control('releaseWithdrawals', { account: username });
      return { username, token, memberId, accountId: accounts[0]?.accountId ?? expect.fail('the account was not added') };
    },
    paid: async (who, amount) => {
      const { withdrawalId } = await asked(who, amount);
      for (const to of ['reviewing', 'approved', 'paid'] as const) expect(await move(withdrawalId, to)).toBe(200);
      return (await own(who)).find((one) => one.withdrawalId === withdrawalId) ?? expect.fail('it is not in the list');
    },
    money: async ({ memberId }) => {
      const accounts = await owner.selectFrom('account').select(['kind', 'balance']).where('member_id', '=', memberId).execute();
      const of = (kind: string) => accounts.find((account) => account.kind === kind)?.balance ?? 0;
      return [of('CASH'), of('HOLD')];
    },
    audit: async () => expect((await auditLedger(owner)).findings).toEqual([]),
  };
}
