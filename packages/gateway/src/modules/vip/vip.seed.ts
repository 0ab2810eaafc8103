import type { Seeding } from '#http/module.ts';
import type { Texts } from '#base/texts.ts';
import './vip.schema.ts';

interface SeededLevel {
  readonly stakeFrom: number;
  readonly reward: number;
  readonly titles: Texts;
}

/** From level 1 on. Amounts are in hundredths, for a currency with two minor digits. */
const levels: readonly SeededLevel[] = [
  { stakeFrom: 100_000, reward: 500, titles: { en: 'Bronze', pt: 'Bronze' } },
  { stakeFrom: 500_000, reward: 2_000, titles: { en: 'Silver', pt: 'Prata' } },
  { stakeFrom: 2_000_000, reward: 8_000, titles: { en: 'Gold', pt: 'Ouro' } },
  { stakeFrom: 10_000_000, reward: 30_000, titles: { en: 'Platinum', pt: 'Platina' } },
  { stakeFrom: 50_000_000, reward: 120_000, titles: { en: 'Diamond', pt: 'Diamante' } },
  { stakeFrom: 250_000_000, reward: 500_000, titles: { en: 'Crown', pt: 'Coroa' } },
];

/** The progress from a seeded member's level towards the next, so that there is something to see. */
const partOfTheWay = 0.62;

export async function seedVip({ trx, merchant }: Seeding): Promise<void> {
  const rows = levels.map(({ stakeFrom, reward, titles }, index) => ({
    merchant_id: merchant.id,
    level: index + 1,
    stake_from: stakeFrom,
    reward,
    titles: JSON.stringify(titles),
  }));
  await trx
    .insertInto('vip_level')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const members = await trx
    .selectFrom('member')
    .select(['id', 'vip_level'])
    .where('merchant_id', '=', merchant.id)
    .where('vip_level', '>', 0)
    .execute();
  for (const { id, vip_level } of members) {
    const [from, to] = [levels[vip_level - 1]?.stakeFrom, levels[vip_level]?.stakeFrom];
    if (from === undefined || to === undefined) continue;
    await trx
      .insertInto('vip_credit')
      .values({ merchant_id: merchant.id, member_id: id, staked: Math.floor(from + (to - from) * partOfTheWay) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
