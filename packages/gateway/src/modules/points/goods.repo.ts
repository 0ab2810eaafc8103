import type { Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import './points.schema.ts';

export type GoodRow = Selectable<Database['point_good']>;
export type ConfigRow = Selectable<Database['point_config']>;

export async function readConfig(db: GatewayDatabase, merchantId: number): Promise<ConfigRow> {
  return db.selectFrom('point_config').selectAll().where('merchant_id', '=', merchantId).executeTakeFirstOrThrow();
}

export async function listGoods(db: GatewayDatabase, merchantId: number): Promise<GoodRow[]> {
  return db
    .selectFrom('point_good')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('enabled', '=', true)
    .orderBy('position')
    .execute();
}

/** All of them, with the number of redemptions of each that wait for the desk. */
export async function listGoodsForDesk(db: GatewayDatabase, merchantId: number) {
  return db
    .selectFrom('point_good')
    .selectAll('point_good')
    .select((eb) =>
      eb
        .selectFrom('point_redemption')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('point_redemption.merchant_id', '=', merchantId)
        .whereRef('point_redemption.good_id', '=', 'point_good.id')
        .where('point_redemption.state', '=', 'inProcess')
        .as('waiting'),
    )
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .execute();
}

/** Locks the good and its stock. */
export async function lockGood(trx: LedgerTransaction, merchantId: number, goodId: number): Promise<GoodRow | null> {
  const row = await trx
    .selectFrom('point_good')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', goodId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Takes pieces from the stock, or returns them with a negative number. The caller must hold the good's lock. */
export async function takeStock(trx: LedgerTransaction, { merchant_id, id, stock }: GoodRow, pieces: number): Promise<void> {
  await trx
    .updateTable('point_good')
    .set({ stock: stock - pieces })
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .execute();
}

/** Sets price, availability and stock of a good. The caller must hold the good's lock. */
export async function changeGood(
  trx: LedgerTransaction,
  { merchant_id, id, stock: left, pieces }: GoodRow,
  { points, stock, enabled }: { readonly points: number; readonly stock: number; readonly enabled: boolean },
): Promise<void> {
  await trx
    .updateTable('point_good')
    .set({ points, stock, enabled, pieces: pieces - left + stock })
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .execute();
}
