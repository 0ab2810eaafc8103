import type { Seeding } from '#http/module.ts';
import './bonuses.schema.ts';

/** Parts per million of a stake that count. Games of other types count in full. */
const contributions: Readonly<Record<string, number>> = {
  RNG: 1_000_000,
  INHOUSE: 1_000_000,
  FISH: 1_000_000,
  SPORTS: 500_000,
  ESPORTS: 500_000,
  LIVE: 200_000,
  PVP: 100_000,
};

export async function seedContributions({ trx, merchant }: Seeding): Promise<void> {
  const rows = Object.entries(contributions).map(([game_type, share]) => ({ merchant_id: merchant.id, game_type, share }));
  await trx
    .insertInto('bonus_contribution')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
