import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import '../settlement.schema.ts';
import type { StoredWindow } from '../windows.repo.ts';

/** Running windows of at least a day. An hourly window would end before its message is read. */
export async function listRunning(db: GatewayDatabase, merchantId: number, now: Date): Promise<StoredWindow[]> {
  const { rows } = await sql<StoredWindow>`SELECT * FROM commission_window WHERE merchant_id = ${merchantId} AND state = 'open'
    AND kind IN ('daily', 'dividend') AND from_at <= ${now} AND before_at > ${now} ORDER BY id`.execute(db);
  return rows;
}

/** Agreements whose agents were told in a window that a tier is near. */
export async function listAlerted(db: GatewayDatabase, windowId: number): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('commission_alert').select('agreement_id').where('window_id', '=', windowId).execute();
  return new Set(rows.map(({ agreement_id }) => agreement_id));
}

/** True for the first caller, who sends the message. */
export async function insertAlert(
  trx: LedgerTransaction,
  { merchant_id, id }: StoredWindow,
  agreementId: number,
  at: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('commission_alert')
    .values({ merchant_id, window_id: id, agreement_id: agreementId, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('agreement_id')
    .executeTakeFirst();
  return row !== undefined;
}
