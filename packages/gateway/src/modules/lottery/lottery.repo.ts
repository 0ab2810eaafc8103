import { sql, type Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import './lottery.schema.ts';

export type Lottery = Selectable<Database['lottery']>;

/** A lottery of a merchant. */
export interface LotteryKey {
  readonly merchantId: number;
  readonly nodeId: number;
}

export async function findLottery(db: GatewayDatabase, { merchantId, nodeId }: LotteryKey): Promise<Lottery | null> {
  const row = await db
    .selectFrom('lottery')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('node_id', '=', nodeId)
    .executeTakeFirst();
  return row ?? null;
}

/** The same with a shared lock: its settings cannot change before the transaction ends. */
export async function holdLottery(trx: LedgerTransaction, { merchantId, nodeId }: LotteryKey): Promise<Lottery | null> {
  const own = trx.selectFrom('lottery').selectAll().where('merchant_id', '=', merchantId).where('node_id', '=', nodeId);
  return (await own.forShare().executeTakeFirst()) ?? null;
}

export async function listLotteries(db: GatewayDatabase, merchantId: number): Promise<Lottery[]> {
  return db.selectFrom('lottery').selectAll().where('merchant_id', '=', merchantId).orderBy('node_id').execute();
}

/** Tells every gateway that a lottery has changed, once the transaction has committed. */
export async function tellLottery(db: GatewayDatabase, { merchantId, nodeId }: LotteryKey): Promise<void> {
  await sql`SELECT pg_notify('livery_changes', ${`lotteries:${merchantId}:${nodeId}`})`.execute(db);
}

export function keyOfLottery({ merchant_id: merchantId, node_id: nodeId }: Pick<Lottery, 'merchant_id' | 'node_id'>): LotteryKey {
  return { merchantId, nodeId };
}
