import type { Seeding } from '#http/module.ts';
import './rebates.schema.ts';

/** Parts per million of a stake. */
const rates: Readonly<Record<string, number>> = {
  LIVE: 8_000,
  RNG: 6_000,
  INHOUSE: 6_000,
  FISH: 5_000,
  PVP: 5_000,
  SPORTS: 4_000,
  ESPORTS: 4_000,
};

export async function seedRates({ trx, merchant }: Seeding): Promise<void> {
  const rows = Object.entries(rates).map(([game_type, rate]) => ({ merchant_id: merchant.id, game_type, rate }));
  await trx
    .insertInto('rebate_rate')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
