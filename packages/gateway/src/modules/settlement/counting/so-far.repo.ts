import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import '../../agents/agents.schema.ts';
import './so-far.law.ts';

/** Sums of a team's members from the beginning of a window up to an hour. */
export interface SoFar {
  readonly upTo: Date;
  readonly activeMembers: number;
  /** Members who had won enough to be listed by name. */
  readonly winners: readonly number[];
}

/** The member thresholds in a version of an agreement. */
export interface MembersAsked {
  readonly versionId: number;
  readonly from: Date;
  readonly minimumBet: number | null;
  readonly bigWin: number | null;
}

/**
 * A booking into an hour that has been over for a minute leaves a note (`note_late_hour`). One minute later, a fold has
 * summed every transaction that began before that.
 */
const untilNoted = '62 minutes';

/** Bookings into hours that began before it leave a note. Null before the first fold. */
export async function findNotedUntil(db: GatewayDatabase, merchantId: number): Promise<Date | null> {
  const { rows } = await sql<{ until: Date }>`
    SELECT reached - ${untilNoted}::interval AS until FROM team_fold WHERE merchant_id = ${merchantId}`.execute(db);
  return rows[0]?.until ?? null;
}

/** Stored sums of these windows by version, latest first, without stale rows. */
export async function listKept(
  db: GatewayDatabase,
  merchantId: number,
  asked: readonly MembersAsked[],
): Promise<ReadonlyMap<number, readonly SoFar[]>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<SoFar & { versionId: number }>`
    SELECT kept.version_id AS "versionId", up_to AS "upTo", active_members AS "activeMembers", winners FROM unnest(
      ${asked.map(({ versionId }) => versionId)}::bigint[], ${asked.map(({ from }) => from)}::timestamptz[],
      ${asked.map(({ minimumBet }) => minimumBet)}::bigint[], ${asked.map(({ bigWin }) => bigWin)}::bigint[]
    ) AS asked (version_id, from_at, minimum_bet, big_win) JOIN commission_so_far AS kept USING (version_id, from_at)
    WHERE kept.minimum_bet IS NOT DISTINCT FROM asked.minimum_bet AND kept.big_win IS NOT DISTINCT FROM asked.big_win
      AND late_bookings = (
        SELECT count(*) FROM commission_late_hour AS late WHERE late.merchant_id = ${merchantId} AND hour >= from_at AND hour < up_to
      )
    ORDER BY 1, 2 DESC`.execute(db);
  return Map.groupBy(rows, ({ versionId }) => versionId);
}

export interface NewSoFar extends MembersAsked, SoFar {
  readonly lateBookings: number;
}

/** The key of a row. */
export type KeptPlace = Pick<NewSoFar, 'versionId' | 'from' | 'upTo'>;

/** The number of late bookings into each window's hours, in the order given. */
export async function countLate(db: GatewayDatabase, merchantId: number, places: readonly KeptPlace[]): Promise<readonly number[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<{ late: number }>`
    WITH asked AS (
      SELECT * FROM unnest(${places.map(({ from }) => from)}::timestamptz[], ${places.map(({ upTo }) => upTo)}::timestamptz[])
        WITH ORDINALITY AS asked (from_at, up_to, position)
    ), span AS (
      SELECT from_at, up_to, (
        SELECT count(*) FROM commission_late_hour AS late WHERE late.merchant_id = ${merchantId} AND hour >= from_at AND hour < up_to
      ) AS late FROM (SELECT DISTINCT from_at, up_to FROM asked) AS each
    ) SELECT late FROM asked JOIN span USING (from_at, up_to) ORDER BY position`.execute(db);
  return rows.map(({ late }) => late);
}

/**
 * Writes rows, and deletes the merchant's rows that are not `wanted`: their windows have ended, or later rows replace
 * them.
 */
export async function keepSums(
  trx: LedgerTransaction,
  merchantId: number,
  { counted, wanted }: { readonly counted: readonly NewSoFar[]; readonly wanted: readonly KeptPlace[] },
): Promise<void> {
  await sql`DELETE FROM commission_so_far WHERE merchant_id = ${merchantId} AND (version_id, from_at, up_to) NOT IN (
    SELECT * FROM unnest(${wanted.map(({ versionId }) => versionId)}::bigint[], ${wanted.map(({ from }) => from)}::timestamptz[],
      ${wanted.map(({ upTo }) => upTo)}::timestamptz[])
  )`.execute(trx);
  if (counted.length === 0) return;
  const rows = counted.map((each) => ({
    version_id: each.versionId,
    from_at: each.from,
    up_to: each.upTo,
    minimum_bet: each.minimumBet,
    big_win: each.bigWin,
    active_members: each.activeMembers,
    winners: each.winners,
    late_bookings: each.lateBookings,
  }));
  const columns = sql.raw('version_id, from_at, up_to, minimum_bet, big_win, active_members, winners, late_bookings');
  await sql`INSERT INTO commission_so_far (merchant_id, ${columns})
    SELECT ${merchantId}, ${columns} FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS told (
      version_id bigint, from_at timestamptz, up_to timestamptz, minimum_bet bigint, big_win bigint, active_members bigint,
      winners bigint[], late_bookings bigint
    ) ORDER BY version_id, up_to
    ON CONFLICT (version_id, from_at, up_to) DO UPDATE SET minimum_bet = excluded.minimum_bet, big_win = excluded.big_win,
      active_members = excluded.active_members, winners = excluded.winners, late_bookings = excluded.late_bookings`.execute(trx);
}
