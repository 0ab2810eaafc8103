import type { Promotion } from '@livery/contract/shapes';
import type { Seeding } from '#http/module.ts';
import { demoPromotions } from './demo-promotions.seed.ts';
import './promotions.schema.ts';

const day = 24 * 3_600_000;
const anything: Promotion['rule'] = { stake: 0, gameTypes: [], days: 0, vipLevel: 0, cadence: 'once' };

export async function seedPromotions({ trx, merchant, now }: Seeding): Promise<void> {
  const at = (days: number): Date => new Date(now.getTime() + days * day);
  await trx
    .insertInto('promotion')
    .values(
      demoPromotions.map(({ id, kind, titles, summaries, way, rule, prize, starts = -1, ends }, position) => ({
        merchant_id: merchant.id,
        id,
        kind,
        titles: JSON.stringify(titles),
        summaries: JSON.stringify(summaries),
        position,
        starts_at: at(starts),
        ends_at: ends === undefined ? null : at(ends),
        way,
        rule: JSON.stringify({ ...anything, ...rule }),
        prize_kind: prize.kind,
        prize_amount: prize.amount,
        ticket_pool: prize.ticketPool ?? null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes every participant and switches every activity on. */
export async function resetPromotions({ trx, merchant }: Seeding): Promise<void> {
  await trx.deleteFrom('application').where('merchant_id', '=', merchant.id).execute();
  await trx.deleteFrom('participation').where('merchant_id', '=', merchant.id).execute();
  await trx.updateTable('promotion').set({ enabled: true }).where('merchant_id', '=', merchant.id).execute();
}
