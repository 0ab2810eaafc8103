import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { GatewayDatabase } from '../database/schema.ts';

const askAgainAfter = 5;

/**
 * A number of the journal up to which nothing is under way any more: every transaction with a lower one is committed for good or
 * gone. A transaction draws its number after its database transaction has drawn its own (`open_txn`), so once all that ran when the
 * number was read have ended, nobody can come late. Waits for those, which the runtime's time limits bound.
 */
export async function findHorizon(db: GatewayDatabase): Promise<number> {
  const drawn = await sql<{ number: number }>`SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS number FROM txn_id`.execute(db);
  const { rows } = await sql<{ xmax: string }>`SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS xmax`.execute(db);
  const number = drawn.rows[0]?.number ?? 0;
  const xmax = rows[0]?.xmax ?? '0';
  while (!(await haveEnded(db, xmax))) await wait(askAgainAfter);
  return number;
}

async function haveEnded(db: GatewayDatabase, xmax: string): Promise<boolean> {
  const { rows } = await sql<{ ended: boolean }>`SELECT pg_snapshot_xmin(pg_current_snapshot()) >= ${xmax}::xid8 AS ended`.execute(db);
  return rows[0]?.ended === true;
}
