import { sql, type Selectable, type Updateable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { TableKind } from '@livery/arcade/models/game-models';
import type { Place } from './table-game.rules.ts';
import '../house-games.schema.ts';

export type LiveRound = Selectable<Database['live_round']>;

/**
 * The database's first round number. Seeds of sittings are below it, so a course says which of the two decided a bet.
 */
const firstLiveRound = 2 ** 47;

export function isLiveRound(seedId: number): boolean {
  return seedId >= firstLiveRound;
}

export async function findLiveRound(db: GatewayDatabase, id: number): Promise<LiveRound | null> {
  return (await db.selectFrom('live_round').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function findCurrency(db: GatewayDatabase, merchantId: number): Promise<{ currency: string }> {
  return db.selectFrom('merchant').select('currency').where('id', '=', merchantId).executeTakeFirstOrThrow();
}

/** Tells every gateway that a table of the merchant has changed, once the transaction has committed. */
async function tellTables(trx: LedgerTransaction, merchantId: number): Promise<void> {
  await sql`SELECT pg_notify('livery_changes', ${`tables:${merchantId}`})`.execute(trx);
}

const newest = (db: GatewayDatabase, { merchantId, nodeId }: Place) =>
  db.selectFrom('live_round').selectAll().where('merchant_id', '=', merchantId).where('node_id', '=', nodeId).orderBy('number', 'desc');

/** The newest rounds of a table, newest first. */
export async function listNewest(db: GatewayDatabase, place: Place, limit: number): Promise<LiveRound[]> {
  return newest(db, place).limit(limit).execute();
}

/** Locks the newest round. */
export async function lockNewest(trx: LedgerTransaction, place: Place): Promise<LiveRound | null> {
  return (await newest(trx, place).limit(1).forUpdate().executeTakeFirst()) ?? null;
}

/** Takes a shared lock: the round stays in its phase until the transaction ends, but others may still stake on it. */
export async function holdRound(trx: LedgerTransaction, place: Place, number: number): Promise<LiveRound | null> {
  return (await newest(trx, place).where('number', '=', number).forShare().executeTakeFirst()) ?? null;
}

export async function holdRoundById(trx: LedgerTransaction, id: number): Promise<LiveRound> {
  return trx.selectFrom('live_round').selectAll().where('id', '=', id).forShare().executeTakeFirstOrThrow();
}

export interface NewLiveRound extends Place {
  readonly number: number;
  readonly model: TableKind;
  readonly serverSeed: Buffer;
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** Inserts the round unless another gateway has. */
export async function insertLiveRound(trx: LedgerTransaction, round: NewLiveRound): Promise<void> {
  const { merchantId, nodeId, number, model, serverSeed, opensAt, closesAt } = round;
  await trx
    .insertInto('live_round')
    .values({ merchant_id: merchantId, node_id: nodeId, number, model, server_seed: serverSeed, opens_at: opensAt, closes_at: closesAt })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'node_id', 'number']).doNothing())
    .execute();
  await tellTables(trx, merchantId);
}

export async function changeRound(
  trx: LedgerTransaction,
  { id, merchant_id }: Pick<LiveRound, 'id' | 'merchant_id'>,
  change: Updateable<Database['live_round']>,
): Promise<void> {
  await trx.updateTable('live_round').set(change).where('id', '=', id).execute();
  await tellTables(trx, merchant_id);
}

/** Marks a round as settled. False while a stake on it is open. */
export async function noteSettled(trx: LedgerTransaction, { id, merchant_id }: LiveRound, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('live_round')
    .set({ settled_at: now })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('live_stake').select('live_stake.id').where('round_id', '=', id).where('state', '=', 'open'))),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tellTables(trx, merchant_id);
  return true;
}

/** Tables with open stakes on a round whose next step was due before an instant. */
export async function listLeftTables(db: GatewayDatabase, before: Date): Promise<{ node_id: number; model: TableKind }[]> {
  return db
    .selectFrom('live_round')
    .select(['node_id', 'model'])
    .distinct()
    .where('settled_at', 'is', null)
    .where(sql<boolean>`coalesce(over_at, ends_at, closes_at) < ${before}`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('live_stake').select('live_stake.id').whereRef('round_id', '=', 'live_round.id').where('live_stake.state', '=', 'open'),
      ),
    )
    .execute();
}

/** Rounds of a table that are over but not settled, oldest first. */
export async function listUnsettled(db: GatewayDatabase, { merchantId, nodeId }: Place): Promise<LiveRound[]> {
  return db
    .selectFrom('live_round')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('node_id', '=', nodeId)
    .where('phase', '=', 'over')
    .where('settled_at', 'is', null)
    .orderBy('number')
    .execute();
}

/** Deletes stakes on rounds that were settled before an instant, and rounds among them that have no bets to prove. */
export async function deletePast(db: GatewayDatabase, merchantId: number, before: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const past = trx.selectFrom('live_round').select('id').where('merchant_id', '=', merchantId).where('settled_at', '<', before);
    await trx.deleteFrom('live_stake').where('round_id', 'in', past).execute();
    await trx
      .deleteFrom('live_round')
      .where('merchant_id', '=', merchantId)
      .where('settled_at', '<', before)
      .where('has_bets', '=', false)
      .execute();
  });
}
