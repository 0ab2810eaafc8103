import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';

export async function updateState(trx: Transaction<Database>, memberId: number, state: 'active' | 'closed'): Promise<void> {
  await trx.updateTable('member').set({ state }).where('id', '=', memberId).execute();
}
