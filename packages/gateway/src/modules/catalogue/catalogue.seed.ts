import type { Seeding } from '#http/module.ts';
import { vendors } from './release/vendors.seed.ts';
import './catalogue.schema.ts';

/**
 * Keeps the games of a merchant that offers any. A new one gets the house's own games. A vendor's come with the vendor.
 */
export async function seedOffer({ trx, merchant }: Seeding): Promise<void> {
  const offered = await trx
    .selectFrom('merchant_vendor')
    .select('vendor')
    .where('merchant_id', '=', merchant.id)
    .limit(1)
    .executeTakeFirst();
  if (offered !== undefined) return;
  const house = vendors.filter(({ games }) => games.INHOUSE !== undefined);
  await trx
    .insertInto('merchant_vendor')
    .values(house.map(({ code }) => ({ merchant_id: merchant.id, vendor: code })))
    .execute();
}

/** Every vendor's games, before a merchant's differences. */
export async function seedWholeOffer({ trx, merchant }: Seeding): Promise<void> {
  await trx.deleteFrom('merchant_game').where('merchant_id', '=', merchant.id).execute();
  await trx
    .insertInto('merchant_vendor')
    .values(vendors.map(({ code }) => ({ merchant_id: merchant.id, vendor: code })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
