import type { Seeding } from '#http/module.ts';
import type { Texts } from '#base/texts.ts';
import './missions.schema.ts';

interface SeededMission {
  readonly code: string;
  readonly period: 'daily' | 'weekly';
  readonly goal: 'stake' | 'rounds' | 'days';
  readonly gameType?: string;
  readonly target: number;
  readonly reward: number;
  /** How many times a bonus must be staked. Cash if omitted. */
  readonly rollover?: number;
  readonly titles: Texts;
}

/** Amounts in hundredths, for a currency with two minor digits. */
const missions: readonly SeededMission[] = [
  { code: 'first-spins', period: 'daily', goal: 'rounds', target: 5, reward: 100, titles: { en: 'Warm up', pt: 'Aquecimento' } },
  {
    code: 'daily-stake',
    period: 'daily',
    goal: 'stake',
    target: 5_000,
    reward: 500,
    rollover: 3,
    titles: { en: 'Into the swing', pt: 'No embalo' },
  },
  {
    code: 'originals-fan',
    period: 'daily',
    goal: 'rounds',
    gameType: 'INHOUSE',
    target: 30,
    reward: 300,
    titles: { en: 'House favourite', pt: 'Favorito da casa' },
  },
  { code: 'three-days', period: 'weekly', goal: 'days', target: 3, reward: 1_000, titles: { en: 'Three of seven', pt: 'Três de sete' } },
  {
    code: 'weekly-stake',
    period: 'weekly',
    goal: 'stake',
    target: 50_000,
    reward: 5_000,
    rollover: 5,
    titles: { en: 'The long run', pt: 'Fôlego longo' },
  },
];

export async function seedMissions({ trx, merchant }: Seeding): Promise<void> {
  await trx.deleteFrom('mission').where('merchant_id', '=', merchant.id).execute();
  await trx
    .insertInto('mission')
    .values(
      missions.map(({ gameType, rollover, titles, ...mission }, position) => ({
        merchant_id: merchant.id,
        ...mission,
        game_type: gameType ?? null,
        reward_to: rollover === undefined ? 'CASH' : 'BONUS',
        rollover: rollover ?? null,
        titles: JSON.stringify(titles),
        position,
      })),
    )
    .execute();
}
