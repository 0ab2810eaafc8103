import { openHouseAccounts } from '#ledger/accounts.ts';
import { moved, post } from '#ledger/ledger.ts';
import type { Seeding } from '#http/module.ts';
import { takeBack } from './decide-redemption.action.ts';
import { demoGoods, demoPoints } from './demo-goods.seed.ts';
import { changeGood, lockGood } from './goods.repo.ts';
import { issuedPoints, openPoints, pointUnit, readPoints } from './point-account.service.ts';
import { listWaiting, lockRedemption } from './redemptions.repo.ts';
import './points.schema.ts';

/**
 * One point for every whole unit of the currency staked, more on higher levels. A hundred points are worth one unit.
 */
export async function seedPoints({ trx, merchant }: Seeding): Promise<void> {
  await openHouseAccounts(trx, merchant.id, pointUnit);
  await trx
    .insertInto('point_config')
    .values({
      merchant_id: merchant.id,
      stake_per_point: 100,
      multipliers: [100, 100, 110, 125, 150, 200, 300],
      convert_points: 100,
      convert_amount: 100,
      convert_minimum: 500,
      convert_daily: 10_000,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function seedDemoPoints(seeding: Seeding): Promise<void> {
  await seedPoints(seeding);
  const { trx, merchant } = seeding;
  await trx
    .insertInto('point_good')
    .values(
      demoGoods.map(({ kind, art, titles, texts, points, amount = null, rollover = null, stakeFrom, stock }, index) => ({
        merchant_id: merchant.id,
        id: index + 1,
        kind,
        art,
        titles: JSON.stringify(titles),
        texts: JSON.stringify(texts),
        points,
        amount,
        rollover,
        stake_from: stakeFrom,
        pieces: stock,
        stock,
        position: index + 1,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await givePoints(seeding, 'seed');
}

/** Returns pending redemptions, and resets goods and the points of seeded members. */
export async function resetPoints(seeding: Seeding): Promise<void> {
  const { trx, merchant, now } = seeding;
  for (const id of await listWaiting(trx, merchant.id)) {
    const redemption = await lockRedemption(trx, merchant.id, id);
    if (redemption !== null) await takeBack(trx, redemption, 'reset', { actor: 'control', now });
  }
  for (const [index, { points, stock }] of demoGoods.entries()) {
    const good = await lockGood(trx, merchant.id, index + 1);
    if (good !== null) await changeGood(trx, good, { points, stock, enabled: true });
  }
  await givePoints(seeding, 'reset');
}

/** Resets every seeded member to its initial state. */
async function givePoints({ trx, merchant, now }: Seeding, kind: 'seed' | 'reset'): Promise<void> {
  const members = await trx.selectFrom('member').select(['id', 'username']).where('merchant_id', '=', merchant.id).execute();
  for (const { id: memberId, username } of members) {
    const missing = (demoPoints[username] ?? 0) - (await readPoints(trx, memberId));
    if (missing === 0) continue;
    const entries = moved(issuedPoints, await openPoints(trx, { merchantId: merchant.id, memberId }), missing);
    await post(trx, { merchantId: merchant.id, kind, actor: kind === 'seed' ? 'seed' : 'control', at: now, entries });
  }
}
