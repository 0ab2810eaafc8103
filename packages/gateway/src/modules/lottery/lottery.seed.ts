import type { KindCode } from '@livery/lottery/model/kind';
import type { Seeding } from '#http/module.ts';
import { lotteryKindOf } from '../catalogue/lottery-kind.rules.ts';
import './lottery.schema.ts';

/** Seconds between issues. If a kind has several lotteries, the first is the quickest. */
const paces: Readonly<Record<KindCode, readonly number[]>> = {
  SSC: [60, 180, 300],
  '11X5': [60, 180],
  PK10: [60, 180, 300],
  LF: [1_200, 86_400],
  '8OF20': [300, 600],
  LHC: [600, 3_600, 86_400],
  VN18: [1_800, 86_400],
  VN27: [3_600, 86_400],
};

/** Stake limits and caps of a trial's lotteries, in hundredths. */
const limits = {
  min_stake: 10,
  max_stake: 100_000,
  max_ticket: 5_000_000,
  max_win: 50_000_000,
  cap: 200_000_000,
  outcome_cap: 20_000_000,
} as const;

/** Lets a trial's merchant run every lottery of the catalogue. */
export async function seedLotteries({ trx, merchant }: Seeding): Promise<void> {
  const games = await trx
    .selectFrom('game')
    .select(['node_id', 'model'])
    .where('type', 'in', ['LOTT', 'ELOTT'])
    .orderBy('node_id')
    .execute();
  const seen = new Map<KindCode, number>();
  for (const { node_id: nodeId, model } of games) {
    const kind = lotteryKindOf(model);
    if (kind === null) continue;
    const place = seen.get(kind) ?? 0;
    seen.set(kind, place + 1);
    const every = paces[kind][place % paces[kind].length] ?? 86_400;
    await trx
      .insertInto('lottery')
      .values({
        merchant_id: merchant.id,
        node_id: nodeId,
        every,
        closing: Math.min(60, Math.floor(every / 6)),
        pause: 6,
        beacon_timeout: 3_600,
        correction: 86_400,
        flags: JSON.stringify({ fortyNine: 'returned', tie: 'returned', thirty: 'returned' }),
        prize_group: 1_960,
        ...limits,
      })
      .onConflict((conflict) => conflict.columns(['merchant_id', 'node_id']).doNothing())
      .execute();
  }
}
