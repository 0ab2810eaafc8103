import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import { promotionsOf } from './promotions.repo.ts';

/** All promotions of a merchant, with their numbers of participants and pending applications. */
export async function listAllPromotions(db: GatewayDatabase, merchantId: number) {
  return promotionsOf(db, merchantId)
    .select((eb) => [
      eb
        .selectFrom('participation')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('participation.merchant_id', '=', merchantId)
        .whereRef('promotion_id', '=', 'promotion.id')
        .as('members'),
      eb
        .selectFrom('application')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('application.merchant_id', '=', merchantId)
        .whereRef('promotion_id', '=', 'promotion.id')
        .where('application.state', '=', 'inProcess')
        .as('waiting'),
    ])
    .orderBy('position')
    .execute();
}

/** Whether the merchant has it. */
export async function updatePromotion(trx: Transaction<Database>, merchantId: number, id: number, enabled: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('promotion')
    .set({ enabled })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
