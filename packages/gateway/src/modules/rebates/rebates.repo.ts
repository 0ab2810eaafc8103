import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import './rebates.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

/** Each type's rate and the member's claims. */
export async function listPositions(db: GatewayDatabase, { merchantId, memberId }: MemberKey) {
  return db
    .selectFrom('rebate_rate')
    .leftJoin('rebate_position', (join) =>
      join
        .onRef('rebate_position.merchant_id', '=', 'rebate_rate.merchant_id')
        .onRef('rebate_position.game_type', '=', 'rebate_rate.game_type')
        .on('rebate_position.member_id', '=', memberId),
    )
    .select(['rebate_rate.game_type', 'rate', 'rebate_position.staked', 'rebate_position.claimed'])
    .where('rebate_rate.merchant_id', '=', merchantId)
    .orderBy('rate', 'desc')
    .orderBy('rebate_rate.game_type')
    .execute();
}

export async function findLastClaim(db: GatewayDatabase, memberId: number) {
  const claim = await db
    .selectFrom('rebate_claim')
    .select(['amount', 'claimed_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return claim ?? null;
}

export async function insertClaim(
  trx: LedgerTransaction,
  { merchantId, memberId }: MemberKey,
  { amount, transactionId, now }: { amount: number; transactionId: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('rebate_claim')
    .values({ merchant_id: merchantId, member_id: memberId, amount, claimed_at: now, txn_id: transactionId })
    .execute();
}

/** Records that more of a type was claimed, and up to which stakes. */
export async function advancePosition(
  trx: LedgerTransaction,
  { merchantId, memberId }: MemberKey,
  { gameType, staked, amount }: { gameType: string; staked: number; amount: number },
): Promise<void> {
  await trx
    .insertInto('rebate_position')
    .values({ merchant_id: merchantId, member_id: memberId, game_type: gameType, staked, claimed: amount })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'member_id', 'game_type'])
        .doUpdateSet(({ eb, ref }) => ({ staked, claimed: eb(ref('rebate_position.claimed'), '+', amount) })),
    )
    .execute();
}
