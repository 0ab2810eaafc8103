import type { Seeding } from '#http/module.ts';
import './rebates.tables.ts';

const rates: Readonly<Record<string, number>> = { LIVE: 80, RNG: 60, INHOUSE: 60, FISH: 50, PVP: 50, SPORTS: 40, ESPORTS: 40 };

export async function seedRates({ trx, merchant }: Seeding): Promise<void> {
  const rows = Object.entries(rates).map(([game_type, basis_points]) => ({ merchant_id: merchant.id, game_type, basis_points }));
  await trx
    .insertInto('rebate_rate')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
