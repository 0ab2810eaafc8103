import type { Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import '../lottery.schema.ts';

export type Receivable = Selectable<Database['lottery_receivable']>;

export interface NewReceivable {
  readonly merchantId: number;
  readonly member: number;
  readonly faultId: number;
  readonly ticketId: number;
  readonly unit: string;
  readonly owed: number;
  readonly at: Date;
}

export async function insertReceivable(trx: LedgerTransaction, own: NewReceivable): Promise<void> {
  await trx
    .insertInto('lottery_receivable')
    .values({
      merchant_id: own.merchantId,
      member_id: own.member,
      fault_id: own.faultId,
      ticket_id: own.ticketId,
      unit: own.unit,
      owed: own.owed,
      created_at: own.at,
    })
    .execute();
}

/** Debts of members who have money now, oldest first. */
export async function listCollectable(
  db: GatewayDatabase,
  merchantId: number,
  limit: number,
): Promise<Pick<Receivable, 'id' | 'member_id'>[]> {
  return db
    .selectFrom('lottery_receivable as r')
    .innerJoin('account as a', (join) =>
      join.onRef('a.member_id', '=', 'r.member_id').onRef('a.unit', '=', 'r.unit').on('a.kind', '=', 'CASH'),
    )
    .select(['r.id', 'r.member_id'])
    .where('r.merchant_id', '=', merchantId)
    .where('r.settled_at', 'is', null)
    .where('a.balance', '>', 0)
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

/** Locks a receivable. Null if another gateway has already settled it. */
export async function lockReceivable(trx: LedgerTransaction, id: number): Promise<Receivable | null> {
  const open = trx.selectFrom('lottery_receivable').selectAll().where('id', '=', id).where('settled_at', 'is', null);
  return (await open.forUpdate().executeTakeFirst()) ?? null;
}

export async function addCollected(trx: LedgerTransaction, { id, collected, owed }: Receivable, amount: number, now: Date): Promise<void> {
  const sum = collected + amount;
  await trx
    .updateTable('lottery_receivable')
    .set({ collected: sum, settled_at: sum === owed ? now : null })
    .where('id', '=', id)
    .execute();
}
