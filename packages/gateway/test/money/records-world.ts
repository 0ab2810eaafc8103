import { randomUUID } from 'node:crypto';
import { digest } from '../../src/ledger/idempotency.ts';
import { moved, post } from '../../src/ledger/ledger.ts';
import '../../src/modules/bets/bets.schema.ts';
import type { TestGateway } from '../test-gateway.ts';
import type { MemberKey } from '#base/member-key.ts';

export interface RecordsWorld extends MemberKey {
  readonly cash: number;
  /** A round of a house game, settled at once. Returns the bet. */
  readonly play: (round: { at: string; stake: number; win: number; nodeId?: number }) => Promise<number>;
  /** A bet that no game has settled yet. */
  readonly stake: (bet: { at: string; stake: number }) => Promise<number>;
  readonly adjust: (at: string, amount: number) => Promise<void>;
  readonly balance: () => Promise<number>;
}

/** A seeded member of ALPHA acts at chosen instants. */
export async function openRecordsWorld(gateway: TestGateway, account: string): Promise<RecordsWorld> {
  const found = await gateway.owner
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
    .select(['account.id', 'account.merchant_id', 'account.member_id'])
    .where('member.username', '=', account)
    .where('merchant.code', '=', 'ALPHA')
    .where('account.kind', '=', 'CASH')
    .executeTakeFirstOrThrow();
  const { id: cash, merchant_id: merchantId } = found;
  const memberId = found.member_id ?? 0;
  const games = { house: 'GAMES', unit: 'BRL' } as const;
  const actor = `member:${memberId}` as const;

  const bet = (at: Date, id: number, stake: number, win: number | null, nodeId: number) => ({
    member_id: memberId,
    id,
    merchant_id: merchantId,
    node_id: nodeId,
    key: digest(randomUUID()),
    stake,
    valid_stake: stake,
    payout: win,
    opened_at: at,
    settled_at: win === null ? null : at,
    settle_txn: win === null ? null : id,
    unit: 'BRL',
  });
  return {
    merchantId,
    memberId,
    cash,
    play: ({ at: instant, stake, win, nodeId = 27_002 }) =>
      gateway.platform.tenants.transaction(merchantId, async (trx) => {
        const at = new Date(instant);
        const entries = [
          { accountId: cash, amount: -stake },
          { accountId: cash, amount: win },
          { ...games, amount: stake - win },
        ].filter(({ amount }) => amount !== 0);
        const { transactionId } = await post(trx, { merchantId, kind: 'spin', actor, at, entries });
        await trx
          .insertInto('bet')
          .values(bet(at, transactionId, stake, win, nodeId))
          .execute();
        return transactionId;
      }),
    stake: ({ at: instant, stake }) =>
      gateway.platform.tenants.transaction(merchantId, async (trx) => {
        const at = new Date(instant);
        const entries = moved({ accountId: cash }, games, stake);
        const { transactionId } = await post(trx, { merchantId, kind: 'bet', actor, at, entries });
        await trx
          .insertInto('bet')
          .values(bet(at, transactionId, stake, null, 27_002))
          .execute();
        return transactionId;
      }),
    adjust: async (at, amount) => {
      await gateway.platform.tenants.transaction(merchantId, (trx) =>
        post(trx, {
          merchantId,
          kind: 'grant',
          actor: 'control',
          at: new Date(at),
          entries: moved({ house: 'ADJUSTMENT', unit: 'BRL' }, { accountId: cash }, amount),
        }),
      );
    },
    balance: async () =>
      (await gateway.owner.selectFrom('account').select('balance').where('id', '=', cash).executeTakeFirstOrThrow()).balance ?? 0,
  };
}
