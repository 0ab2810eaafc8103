import type { Seeding } from '#http/module.ts';
import '../rollover/rollover.tables.ts';

/** Percent of a stake that counts; games of other types count whole. */
const contributions: Readonly<Record<string, number>> = {
  RNG: 100,
  INHOUSE: 100,
  FISH: 100,
  SPORTS: 50,
  ESPORTS: 50,
  LIVE: 20,
  PVP: 10,
};

export async function seedContributions({ trx, merchant }: Seeding): Promise<void> {
  const rows = Object.entries(contributions).map(([game_type, percent]) => ({ merchant_id: merchant.id, game_type, percent }));
  await trx
    .insertInto('bonus_contribution')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
