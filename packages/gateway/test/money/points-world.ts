import { randomUUID } from 'node:crypto';
import type { RedemptionDecision } from '@livery/contract/control/shapes';
import type { PointGood, Redemption, ValueOf } from '@livery/contract/shapes';
import { expect } from 'vitest';
import { auditLedger } from '../../src/composition/audit-ledger.ts';
import { moved, post } from '../../src/ledger/ledger.ts';
import { issuedPoints, openPoints } from '../../src/modules/points/point-account.service.ts';
import { lightHash } from '../session/light-passwords.ts';
import { openTestGateway, type TestAnswer, type TestGateway } from '../test-gateway.ts';

export const paymentPassword = '135790';

export interface Shopper {
  readonly username: string;
  readonly memberId: number;
  token: string;
}

interface PointsWorld {
  readonly gateway: TestGateway;
  readonly merchantId: number;
  /** A seeded member with a payment password. */
  readonly shopper: (username: string) => Promise<Shopper>;
  /** Points from the house. */
  readonly give: (who: Shopper, points: number) => Promise<void>;
  readonly redeem: (who: Shopper, body: object) => Promise<TestAnswer>;
  readonly convert: (who: Shopper, points: number, body?: object) => Promise<TestAnswer>;
  readonly goods: (who: Shopper) => Promise<PointGood[]>;
  readonly balance: (who: Shopper, query?: Record<string, string | number>) => Promise<ValueOf<'pointBalance'>>;
  /** Points. */
  readonly has: (who: Shopper) => Promise<number>;
  /** Minor units. */
  readonly cash: (who: Shopper) => Promise<number>;
  readonly history: (who: Shopper) => Promise<Redemption[]>;
  readonly decide: (decision: RedemptionDecision) => Promise<number>;
  /** Fails unless the books balance. */
  readonly audit: () => Promise<void>;
}

export async function openPointsWorld(): Promise<PointsWorld> {
  const gateway = await openTestGateway({ poolSize: 20 });
  const { owner } = gateway;
  const hash = lightHash(paymentPassword);
  const { id: merchantId } = await owner.selectFrom('merchant').select('id').where('code', '=', 'ALPHA').executeTakeFirstOrThrow();
  const held = async ({ memberId }: Shopper, kind: string): Promise<number> =>
    (await owner.selectFrom('account').select('balance').where('member_id', '=', memberId).where('kind', '=', kind).executeTakeFirst())
      ?.balance ?? 0;
  const read = async <Value>(
    { token }: Shopper,
    name: 'pointBalance' | 'pointRewards' | 'redeemHistory',
    query: Record<string, string | number>,
  ) => {
    const { status, envelope } = await gateway.call(name, { token, query });
    expect(status, envelope.message ?? '').toBe(200);
    return envelope.value as Value;
  };
  return {
    gateway,
    merchantId,
    shopper: async (username) => {
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
      return { username, memberId, token: await gateway.logIn(username) };
    },
    give: async ({ memberId }, points) =>
      gateway.platform.tenants.transaction(merchantId, async (trx) => {
        const account = await openPoints(trx, { merchantId, memberId });
        await post(trx, { merchantId, kind: 'grant', actor: 'job:test', at: new Date(), entries: moved(issuedPoints, account, points) });
      }),
    redeem: ({ token }, body) =>
      gateway.call('redeemReward', { token, body: { quantity: 1, paymentPassword, idempotencyKey: randomUUID(), ...body } }),
    convert: ({ token }, points, body = {}) =>
      gateway.call('convertPoints', { token, body: { points, amount: points, paymentPassword, idempotencyKey: randomUUID(), ...body } }),
    goods: async (who) => (await read<ValueOf<'pointRewards'>>(who, 'pointRewards', { language: 'en' })).goods,
    balance: (who, query = {}) => read(who, 'pointBalance', { limit: 20, language: 'en', ...query }),
    has: (who) => held(who, 'POINTS'),
    cash: (who) => held(who, 'CASH'),
    history: async (who) => (await read<ValueOf<'redeemHistory'>>(who, 'redeemHistory', { limit: 50 })).items,
    decide: async (decision) => (await gateway.control('decideRedemption', decision)).statusCode,
    audit: async () => expect((await auditLedger(owner)).findings).toEqual([]),
  };
}
