import { sql, type Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import '../bets/bets.schema.ts';
import './missions.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

export type MissionRow = Selectable<Database['mission']>;

export async function listMissions(db: GatewayDatabase, merchantId: number): Promise<MissionRow[]> {
  return db.selectFrom('mission').selectAll().where('merchant_id', '=', merchantId).orderBy('position').orderBy('code').execute();
}

export async function findMission(db: GatewayDatabase, merchantId: number, code: string): Promise<MissionRow | null> {
  const row = await db.selectFrom('mission').selectAll().where('merchant_id', '=', merchantId).where('code', '=', code).executeTakeFirst();
  return row ?? null;
}

/** The member's claims for periods that began on a day or later. */
export async function listClaims(db: GatewayDatabase, { merchantId, memberId }: MemberKey, since: string) {
  return db
    .selectFrom('mission_claim')
    .select(['code', 'period_start'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('period_start', '>=', since)
    .execute();
}

export async function insertClaim(
  trx: LedgerTransaction,
  { merchantId, memberId }: MemberKey,
  claim: { readonly code: string; readonly start: string; readonly amount: number; readonly transactionId: number; readonly now: Date },
): Promise<void> {
  await trx
    .insertInto('mission_claim')
    .values({
      merchant_id: merchantId,
      member_id: memberId,
      code: claim.code,
      period_start: claim.start,
      amount: claim.amount,
      claimed_at: claim.now,
      txn_id: claim.transactionId,
    })
    .execute();
}

/** Recalculates the week's standings. Only rows that have changed are written. */
export async function refreshStandings(db: GatewayDatabase, merchantId: number, week: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO mission_standing (merchant_id, week, member_id, staked, reached_at)
    SELECT ${merchantId}, ${week}::date, member_id, sum(valid_stake)::bigint, max(last_at) FROM member_hour
    WHERE merchant_id = ${merchantId} AND hour >= ${week}::date - 1 AND day >= ${week}::date AND day < ${week}::date + 7 GROUP BY member_id HAVING sum(valid_stake) > 0
    ON CONFLICT (merchant_id, week, member_id) DO UPDATE SET staked = excluded.staked, reached_at = excluded.reached_at
    WHERE mission_standing.staked <> excluded.staked`.execute(db);
  await db.deleteFrom('mission_standing').where('merchant_id', '=', merchantId).where('week', '<', week).execute();
  await db
    .insertInto('mission_board')
    .values({ merchant_id: merchantId, as_of: now })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet({ as_of: now }))
    .execute();
}

export async function findBoardTime(db: GatewayDatabase, merchantId: number): Promise<Date | null> {
  const row = await db.selectFrom('mission_board').select('as_of').where('merchant_id', '=', merchantId).executeTakeFirst();
  return row?.as_of ?? null;
}

/** The first of the week: by stakes, and on a tie by who reached them earlier. */
export async function listTop(db: GatewayDatabase, merchantId: number, week: string, limit: number) {
  return db
    .selectFrom('mission_standing')
    .innerJoin('member', 'member.id', 'mission_standing.member_id')
    .select(['mission_standing.member_id', 'member.nickname', 'mission_standing.staked'])
    .where('mission_standing.merchant_id', '=', merchantId)
    .where('week', '=', week)
    .orderBy('mission_standing.staked', 'desc')
    .orderBy('reached_at')
    .orderBy('mission_standing.member_id')
    .limit(limit)
    .execute();
}

/** The member's progress. Null before the first stake of the week. */
export async function findStanding(
  db: GatewayDatabase,
  { merchantId, memberId }: MemberKey,
  week: string,
): Promise<{ rank: number; staked: number; above: number | null } | null> {
  const { rows } = await sql<{ rank: number; staked: number; above: number | null }>`
    SELECT own.staked, 1 + count(better.member_id) AS rank, min(better.staked) AS above FROM mission_standing AS own
    LEFT JOIN mission_standing AS better ON better.merchant_id = own.merchant_id AND better.week = own.week AND (better.staked > own.staked
      OR (better.staked = own.staked AND (better.reached_at, better.member_id) < (own.reached_at, own.member_id)))
    WHERE own.merchant_id = ${merchantId} AND own.week = ${week}::date AND own.member_id = ${memberId} GROUP BY own.staked`.execute(db);
  return rows[0] ?? null;
}

/** The number of completed and unclaimed missions of each of some members, in the merchant's days. */
export async function countClaimable(
  db: GatewayDatabase,
  merchantId: number,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ member_id: number; count: number }>`
    WITH running AS (
      SELECT mission.*, CASE period WHEN 'daily' THEN local::date ELSE date_trunc('week', local)::date END AS start
      FROM mission, (SELECT now() AT TIME ZONE time_zone AS local FROM merchant WHERE id = ${merchantId}) AS clock WHERE merchant_id = ${merchantId}
    ), reached AS (
      SELECT played.member_id FROM running
      JOIN (
        SELECT member_id, day, game_type, sum(valid_stake) AS staked, sum(rounds) AS rounds FROM member_hour, (SELECT min(start) AS first FROM running) AS since
        WHERE member_id = ANY (${[...memberIds]}::bigint[]) AND day >= first GROUP BY member_id, day, game_type HAVING sum(rounds) > 0
      ) AS played ON day >= start AND (running.game_type IS NULL OR played.game_type = running.game_type)
      WHERE NOT EXISTS (
        SELECT FROM mission_claim AS claim WHERE claim.merchant_id = ${merchantId} AND claim.member_id = played.member_id
        AND claim.code = running.code AND claim.period_start = running.start
      )
      GROUP BY played.member_id, running.code, goal, target
      HAVING CASE goal WHEN 'stake' THEN sum(staked) WHEN 'rounds' THEN sum(rounds) ELSE count(DISTINCT day) END >= target
    ) SELECT member_id, count(*)::integer AS count FROM reached GROUP BY member_id`.execute(db);
  return new Map(rows.map(({ member_id, count }) => [member_id, count]));
}
