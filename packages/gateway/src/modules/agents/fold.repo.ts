import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import { takeTime } from '#database/take-time.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import '#push/push.schema.ts';
import './agents.schema.ts';

/** The instant up to which a merchant's teams are summed. Null before the first fold. */
export async function findFoldedUntil(db: GatewayDatabase, merchantId: number): Promise<Date | null> {
  const row = await db.selectFrom('team_fold').select('until').where('merchant_id', '=', merchantId).executeTakeFirst();
  return row?.until ?? null;
}

/** Sums new events and returns the agents whose figures have changed. */
export async function foldOwnTeams(trx: LedgerTransaction, reached: Date, until: Date): Promise<readonly number[]> {
  const { rows } = await sql<{
    changed: string[];
  }>`SELECT fold_own_teams(${reached}::timestamptz, ${until}::timestamptz) AS changed`.execute(trx);
  return (rows[0]?.changed ?? []).map(Number);
}

export async function rebuildOwnTeams(trx: LedgerTransaction, reached: Date, until: Date): Promise<void> {
  await takeTime(trx, 3_600_000);
  await sql`SELECT rebuild_own_teams(${reached}::timestamptz, ${until}::timestamptz)`.execute(trx);
}

/** Waits at most this many milliseconds for the merchant's other folds. */
export async function waitAtMost(trx: LedgerTransaction, milliseconds: number): Promise<void> {
  await sql`SELECT set_config('lock_timeout', ${`${milliseconds}ms`}, true)`.execute(trx);
}

/** Those of the members who have a page open at any gateway. */
export async function listPresent(trx: LedgerTransaction, merchantId: number, memberIds: readonly number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('live_presence')
    .select('member_id')
    .distinct()
    .where('merchant_id', '=', merchantId)
    .where('until', '>', sql<Date>`now()`)
    .where(sql<boolean>`member_id = ANY (${[...memberIds]}::bigint[])`)
    .execute();
  return rows.map(({ member_id }) => member_id);
}
