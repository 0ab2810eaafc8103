import type { LotteryFaultKind } from '@livery/contract/lotteries';
import type { Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { LotteryKey } from '../lottery.repo.ts';
import '../lottery.schema.ts';

export type Fault = Selectable<Database['lottery_fault']>;

export interface NewFault extends LotteryKey {
  readonly issueId: number;
  readonly kind: LotteryFaultKind;
  readonly drawnAt: Date | null;
  readonly numbers: readonly number[] | null;
  readonly note: string;
  readonly by: string;
  readonly at: Date;
}

export async function insertFault(trx: LedgerTransaction, fault: NewFault): Promise<number> {
  const { id } = await trx
    .insertInto('lottery_fault')
    .values({
      merchant_id: fault.merchantId,
      node_id: fault.nodeId,
      issue_id: fault.issueId,
      kind: fault.kind,
      drawn_at: fault.drawnAt,
      numbers: fault.numbers === null ? null : [...fault.numbers],
      note: fault.note,
      declared_by: fault.by,
      declared_at: fault.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether an issue has a fault that is neither carried out nor withdrawn. */
export async function hasActiveFault(trx: LedgerTransaction, issueId: number): Promise<boolean> {
  const active = trx
    .selectFrom('lottery_fault')
    .select('id')
    .where('issue_id', '=', issueId)
    .where('state', 'in', ['declared', 'confirmed']);
  return (await active.executeTakeFirst()) !== undefined;
}

/** Whether a fault of an issue is being reversed now. */
export async function isReversing(trx: LedgerTransaction, issueId: number): Promise<boolean> {
  const begun = trx
    .selectFrom('lottery_fault')
    .select('id')
    .where('issue_id', '=', issueId)
    .where('state', '=', 'confirmed')
    .where('begun_at', 'is not', null);
  return (await begun.executeTakeFirst()) !== undefined;
}

export async function findFault(db: GatewayDatabase, merchantId: number, id: number): Promise<Fault | null> {
  const own = db.selectFrom('lottery_fault').selectAll().where('id', '=', id).where('merchant_id', '=', merchantId);
  return (await own.executeTakeFirst()) ?? null;
}

/** Locks a fault. */
export async function lockFault(trx: LedgerTransaction, id: number): Promise<Fault> {
  return trx.selectFrom('lottery_fault').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function changeFault(
  trx: LedgerTransaction,
  id: number,
  change: Partial<Pick<Fault, 'state' | 'decided_by' | 'decided_at' | 'begun_at' | 'done_at'>>,
): Promise<void> {
  await trx.updateTable('lottery_fault').set(change).where('id', '=', id).execute();
}

/** Confirmed faults that the job has not carried out, oldest first. */
export async function listConfirmed(db: GatewayDatabase, { merchantId, nodeId }: LotteryKey): Promise<Fault[]> {
  return db
    .selectFrom('lottery_fault')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('node_id', '=', nodeId)
    .where('state', '=', 'confirmed')
    .orderBy('id')
    .execute();
}

export async function listFaults(db: GatewayDatabase, issueId: number): Promise<Fault[]> {
  return db.selectFrom('lottery_fault').selectAll().where('issue_id', '=', issueId).orderBy('id', 'desc').execute();
}
