import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import { findHorizon } from './horizon.ts';
import './ledger.schema.ts';

export type SettlementWindow = Selectable<Database['settlement_window']>;

/**
 * Closes the window that ends at `endsAt` (exclusive) and fixes its contents. Journal numbers close a window, never a
 * clock: a posting that was requested before the end and committed after the closing belongs to the next window. So
 * nothing is lost and nothing counts twice. Closing it again returns the same window.
 */
export async function closeWindow(
  db: GatewayDatabase,
  { merchantId, name, endsAt }: { merchantId: number; name: string; endsAt: Date },
  now: Date,
): Promise<SettlementWindow> {
  const through = await findHorizon(db);
  await db
    .insertInto('settlement_window')
    .values({ merchant_id: merchantId, name, ends_at: endsAt, through_txn: through, closed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('settlement_window')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('name', '=', name)
    .where('ends_at', '=', endsAt)
    .executeTakeFirstOrThrow();
}

/** The window before the given one. Null for the first with its name. */
export async function windowBefore(db: GatewayDatabase, window: SettlementWindow): Promise<SettlementWindow | null> {
  const row = await db
    .selectFrom('settlement_window')
    .selectAll()
    .where('merchant_id', '=', window.merchant_id)
    .where('name', '=', window.name)
    .where('ends_at', '<', window.ends_at)
    .orderBy('ends_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a row of `entry` belongs to the window: within its range, but not within that of the previous window. */
export function isInWindow(window: SettlementWindow, before: SettlementWindow | null): RawBuilder<boolean> {
  const reached = ({ ends_at, through_txn }: SettlementWindow): RawBuilder<boolean> =>
    sql<boolean>`(entry.at < ${ends_at} AND entry.txn_id <= ${through_txn})`;
  return before === null ? reached(window) : sql<boolean>`(${reached(window)} AND NOT ${reached(before)})`;
}
