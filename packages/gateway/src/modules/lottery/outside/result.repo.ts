import type { Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import '../lottery.schema.ts';

export type WrittenResult = Selectable<Database['lottery_result']>;

/** The result of an issue that waits for a second person. */
export async function findWritten(db: GatewayDatabase, issueId: number): Promise<WrittenResult | null> {
  const row = await db
    .selectFrom('lottery_result')
    .selectAll()
    .where('issue_id', '=', issueId)
    .where('state', '=', 'written')
    .executeTakeFirst();
  return row ?? null;
}

export async function insertResult(
  trx: LedgerTransaction,
  { merchantId, issueId, numbers, by, at }: { merchantId: number; issueId: number; numbers: readonly number[]; by: string; at: Date },
): Promise<void> {
  const row = { merchant_id: merchantId, issue_id: issueId, numbers: [...numbers], written_by: by, written_at: at };
  await trx.insertInto('lottery_result').values(row).execute();
}

export async function decideWritten(
  trx: LedgerTransaction,
  id: number,
  { state, by, at }: { readonly state: 'verified' | 'refused'; readonly by: string; readonly at: Date },
): Promise<void> {
  await trx.updateTable('lottery_result').set({ state, decided_by: by, decided_at: at }).where('id', '=', id).execute();
}
