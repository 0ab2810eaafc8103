import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import './bets.schema.ts';

/** The merchant's day and week that contain an instant. Weeks begin on Monday. */
export interface Calendar {
  readonly day: string;
  readonly dayEndsAt: Date;
  readonly week: string;
  readonly weekEndsAt: Date;
}

export async function readCalendar(db: GatewayDatabase, timeZone: string, now: Date): Promise<Calendar> {
  const { rows } = await sql<Calendar>`
    SELECT day, (day + 1)::timestamp AT TIME ZONE ${timeZone} AS "dayEndsAt", week, (week + 7)::timestamp AT TIME ZONE ${timeZone} AS "weekEndsAt"
    FROM (SELECT local::date AS day, date_trunc('week', local)::date AS week FROM (SELECT ${now}::timestamptz AT TIME ZONE ${timeZone} AS local) AS clock) AS dates
  `.execute(db);
  const [calendar] = rows;
  if (calendar === undefined) throw new Error('The calendar has no row');
  return calendar;
}

export interface DayOfPlay {
  readonly day: string;
  readonly gameType: string;
  readonly staked: number;
  readonly rounds: number;
}

/** The member's play since a day, by day and game type. */
export async function listDaysOfPlay(db: GatewayDatabase, memberId: number, since: string): Promise<DayOfPlay[]> {
  return db
    .selectFrom('member_hour')
    .select(['day', 'game_type as gameType'])
    .select([sql<number>`sum(valid_stake)::bigint`.as('staked'), sql<number>`sum(rounds)`.as('rounds')])
    .where('member_id', '=', memberId)
    .where('day', '>=', since)
    .groupBy(['day', 'game_type'])
    .execute();
}

/** Everything that the member ever staked, by game type. */
export async function sumStakes(db: GatewayDatabase, memberId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('member_hour')
    .select(['game_type', sql<number>`sum(valid_stake)::bigint`.as('staked')])
    .where('member_id', '=', memberId)
    .groupBy('game_type')
    .execute();
  return new Map(rows.map(({ game_type, staked }) => [game_type, staked]));
}

/** Serializes a member's claims until the transaction ends. */
export async function lockClaims(trx: LedgerTransaction, memberId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`claims ${memberId}`}, 0))`.execute(trx);
}
