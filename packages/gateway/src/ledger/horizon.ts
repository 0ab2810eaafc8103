import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';

const askAgainAfter = 5;

/**
 * A journal number below which no transaction is pending: every lower one is committed or rolled back. A transaction
 * draws its number after its database transaction has drawn its own (`open_txn`). So all transactions with a number by
 * now are older than the database transaction started here, and once those have ended, none can come late. This waits
 * for them, limited by the runtime's timeouts.
 */
export async function findHorizon(db: GatewayDatabase): Promise<number> {
  const drawn = await sql<{ number: number }>`SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS number FROM txn_id`.execute(db);
  const own = await sql<{ xid: string }>`SELECT pg_current_xact_id()::text AS xid`.execute(db);
  const number = drawn.rows[0]?.number ?? 0;
  const youngest = own.rows[0]?.xid ?? '0';
  while (!(await haveEnded(db, youngest))) await wait(askAgainAfter);
  return number;
}

/** A snapshot's upper end is not enough, because it covers only finished transactions. */
async function haveEnded(db: GatewayDatabase, youngest: string): Promise<boolean> {
  const { rows } = await sql<{ ended: boolean }>`SELECT pg_snapshot_xmin(pg_current_snapshot()) > ${youngest}::xid8 AS ended`.execute(db);
  return rows[0]?.ended === true;
}
