import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import '../../agents/agents.schema.ts';
import './so-far.law.ts';

/** Sums of a team's members from the beginning of a window up to an instant. */
export interface SoFar {
  readonly upTo: Date;
  readonly activeMembers: number;
  /** Members who had won enough to be listed by name. */
  readonly winners: readonly number[];
}

/** The thresholds for members in a version of an agreement. */
export interface MembersAsked {
  readonly versionId: number;
  readonly from: Date;
  readonly minimumBet: number | null;
  readonly bigWin: number | null;
}

export interface Beginning {
  readonly versionId: number;
  /** The latest row that is not stale; null for none. */
  readonly known: SoFar | null;
  /** Late bookings into the hours up to the instant. */
  readonly lateBookings: number;
  /** Hours that take no booking any more without a note. */
  readonly isOver: boolean;
}

/**
 * A booking into an hour that has been over for a minute is noted (`note_late_hour`). A minute after that, every transaction that began earlier has been
 * summed by a fold.
 */
const untilNoted = '62 minutes';

/** Rows kept for these windows up to an instant. Stale rows are left out. */
export async function listBeginnings(
  db: GatewayDatabase,
  merchantId: number,
  asked: readonly MembersAsked[],
  upTo: Date,
): Promise<ReadonlyMap<number, Beginning>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<Omit<Beginning, 'known'> & Omit<SoFar, 'upTo'> & { upTo: Date | null }>`
    SELECT asked.version_id AS "versionId", (
        SELECT count(*) FROM commission_late_hour AS late WHERE late.merchant_id = ${merchantId} AND hour >= asked.from_at AND hour < ${upTo}
      ) AS "lateBookings", COALESCE(reached >= ${upTo}::timestamptz + ${untilNoted}::interval, false) AS "isOver",
      kept.up_to AS "upTo", active_members AS "activeMembers", winners
    FROM unnest(
      ${asked.map(({ versionId }) => versionId)}::bigint[], ${asked.map(({ from }) => from)}::timestamptz[],
      ${asked.map(({ minimumBet }) => minimumBet)}::bigint[], ${asked.map(({ bigWin }) => bigWin)}::bigint[]
    ) AS asked (version_id, from_at, minimum_bet, big_win)
    LEFT JOIN team_fold ON team_fold.merchant_id = ${merchantId}
    LEFT JOIN commission_so_far AS kept ON kept.version_id = asked.version_id AND kept.from_at = asked.from_at AND kept.up_to <= ${upTo}
      AND kept.minimum_bet IS NOT DISTINCT FROM asked.minimum_bet AND kept.big_win IS NOT DISTINCT FROM asked.big_win AND late_bookings = (
        SELECT count(*) FROM commission_late_hour AS late WHERE late.merchant_id = ${merchantId} AND hour >= kept.from_at AND hour < kept.up_to
      )`.execute(db);
  return new Map(
    rows.map(({ versionId, lateBookings, isOver, upTo: since, ...counted }) => [
      versionId,
      { versionId, lateBookings, isOver, known: since === null ? null : { ...counted, upTo: since } },
    ]),
  );
}

export interface NewBeginning extends MembersAsked, SoFar {
  readonly lateBookings: number;
}

export async function keepBeginnings(trx: LedgerTransaction, merchantId: number, beginnings: readonly NewBeginning[]): Promise<void> {
  if (beginnings.length === 0) return;
  const rows = beginnings.map((each) => ({
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
    ) ORDER BY version_id
    ON CONFLICT (version_id, from_at) DO UPDATE SET up_to = excluded.up_to, minimum_bet = excluded.minimum_bet, big_win = excluded.big_win, active_members = excluded.active_members,
      winners = excluded.winners, late_bookings = excluded.late_bookings`.execute(trx);
}

/** Settled windows need no estimate any more. */
export async function dropBeginnings(trx: LedgerTransaction, versionIds: readonly number[], before: Date): Promise<void> {
  await trx
    .deleteFrom('commission_so_far')
    .where(sql<boolean>`version_id = ANY (${[...versionIds]}::bigint[])`)
    .where('from_at', '<', before)
    .execute();
}
