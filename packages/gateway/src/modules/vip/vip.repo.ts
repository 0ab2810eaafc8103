import { sql, type Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import '../bets/bets.schema.ts';
import './vip.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

export type LevelRow = Selectable<Database['vip_level']>;

export async function listLevels(db: GatewayDatabase, merchantId: number): Promise<LevelRow[]> {
  return db.selectFrom('vip_level').selectAll().where('merchant_id', '=', merchantId).orderBy('level').execute();
}

export async function findCredit(db: GatewayDatabase, merchantId: number, memberId: number): Promise<number> {
  const row = await db
    .selectFrom('vip_credit')
    .select('staked')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.staked ?? 0;
}

/** The level that the member was last given. */
export async function findLevel(db: GatewayDatabase, memberId: number): Promise<number> {
  const { vip_level } = await db.selectFrom('member').select('vip_level').where('id', '=', memberId).executeTakeFirstOrThrow();
  return vip_level;
}

export async function listPaidLevels(db: GatewayDatabase, merchantId: number, memberId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('vip_reward')
    .select('level')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .execute();
  return new Set(rows.map(({ level }) => level));
}

/** Levels whose reward is not claimed yet, by member. */
export async function countClaimable(
  db: GatewayDatabase,
  merchantId: number,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ member_id: number; count: number }>`
    SELECT member.id AS member_id, count(*)::integer AS count FROM member
    JOIN vip_level ON vip_level.merchant_id = ${merchantId} AND vip_level.level <= member.vip_level AND vip_level.reward > 0
    WHERE member.id = ANY (${[...memberIds]}::bigint[]) AND NOT EXISTS (
      SELECT FROM vip_reward AS paid
      WHERE paid.merchant_id = ${merchantId} AND paid.member_id = member.id AND paid.level = vip_level.level
    ) GROUP BY member.id`.execute(db);
  return new Map(rows.map(({ member_id, count }) => [member_id, count]));
}

export async function insertReward(
  trx: LedgerTransaction,
  reward: MemberKey & { level: number; amount: number; transactionId: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('vip_reward')
    .values({
      merchant_id: reward.merchantId,
      member_id: reward.memberId,
      level: reward.level,
      amount: reward.amount,
      claimed_at: reward.now,
      txn_id: reward.transactionId,
    })
    .execute();
}

/** Raises members who have played since a day to the level of their stakes. Levels never drop. */
export async function raiseLevels(db: GatewayDatabase, merchantId: number, since: Date): Promise<void> {
  await sql`
    WITH played AS (SELECT DISTINCT member_id FROM member_hour WHERE merchant_id = ${merchantId} AND hour >= ${since}),
    reached AS (
      SELECT member_id, (
        SELECT max(level) FROM vip_level WHERE vip_level.merchant_id = ${merchantId} AND stake_from <= (
          SELECT sum(valid_stake) FROM member_hour WHERE member_hour.member_id = played.member_id
        ) + COALESCE((SELECT staked FROM vip_credit WHERE vip_credit.merchant_id = ${merchantId} AND vip_credit.member_id = played.member_id), 0)
      ) AS level FROM played
    )
    UPDATE member SET vip_level = reached.level FROM reached WHERE member.id = reached.member_id AND member.vip_level < reached.level`.execute(
    db,
  );
}

/** Gives the member a level, unless it has a higher one. */
export async function raiseLevel(trx: LedgerTransaction, memberId: number, level: number): Promise<void> {
  await trx.updateTable('member').set({ vip_level: level }).where('id', '=', memberId).where('vip_level', '<', level).execute();
}
