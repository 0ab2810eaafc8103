import type { Invariant } from '#database/invariant.ts';

/** The amount that a transaction moved on the member's account of a kind and unit. */
const moved = (transaction: string, kind: string, unit: string): string => `COALESCE((
  SELECT sum(entry.amount) FROM entry JOIN account ON account.id = account_id
  WHERE txn_id = ${transaction} AND account.member_id = r.member_id AND account.kind = ${kind} AND account.unit = ${unit}), 0)`;

export const pointInvariants: readonly Invariant[] = [
  {
    name: 'points-apart',
    law: 'Point accounts contain only points, and other accounts contain none.',
    broken: `SELECT account.* FROM account WHERE (member_id IS NOT NULL AND (kind = 'POINTS') <> (unit = 'PTS'))
      OR (member_id IS NULL AND (kind = 'POINTS_ISSUED') <> (unit = 'PTS') AND EXISTS (SELECT FROM entry WHERE account_id = account.id)) ORDER BY id`,
  },
  {
    name: 'points-earned',
    law: 'The points credited for each member’s stakes equal the points posted.',
    broken: `SELECT * FROM (SELECT member_id, sum(credited) AS credited FROM point_day GROUP BY member_id) AS days
      FULL JOIN (SELECT account.member_id, sum(entry.amount) AS posted FROM txn JOIN entry ON entry.txn_id = txn.id AND entry.at = txn.at
        JOIN account ON account.id = account_id WHERE txn.kind IN ('pointEarn', 'pointUndo') AND account.kind = 'POINTS'
        GROUP BY account.member_id) AS books USING (member_id)
      WHERE COALESCE(credited, 0) <> COALESCE(posted, 0) ORDER BY member_id`,
  },
  {
    name: 'points-for-stakes',
    law: 'The points of each day do not exceed the value of its stakes, unless voided stakes are still to be deducted.',
    broken: `SELECT point_day.*, staked FROM point_day CROSS JOIN LATERAL (
        SELECT COALESCE(sum(valid_stake), 0) AS staked FROM member_hour WHERE member_hour.member_id = point_day.member_id AND member_hour.day = point_day.day
      ) AS stakes WHERE NOT is_stale AND credited > floor(div(staked, stake_per_point) * multiplier / 100) ORDER BY member_id, day`,
  },
  {
    name: 'redemption-paid',
    law: 'Each redemption deducts its points once, and pays its money if approved or returns its points if rejected.',
    broken: `SELECT r.* FROM point_redemption AS r WHERE ${moved('r.spend_txn', `'POINTS'`, `'PTS'`)} <> -r.points
      OR (r.kind = 'conversion' AND ${moved('r.spend_txn', `'CASH'`, 'r.unit')} <> r.amount)
      OR (r.kind = 'cash' AND r.state = 'approved' AND ${moved('r.end_txn', `'CASH'`, 'r.unit')} <> r.amount)
      OR (r.kind = 'bonus' AND r.state = 'approved' AND ${moved('r.end_txn', `'BONUS'`, 'r.unit')} <> r.amount)
      OR (r.state = 'rejected' AND ${moved('r.end_txn', `'POINTS'`, `'PTS'`)} <> r.points)
      OR (r.state = 'inProcess' AND r.end_txn IS NOT NULL)
      OR EXISTS (SELECT FROM point_redemption AS o WHERE o.id <> r.id AND (o.spend_txn = r.spend_txn OR o.end_txn = r.end_txn)) ORDER BY r.id`,
  },
  {
    name: 'points-redeemed',
    law: 'Each posting that spends, returns or pays out points has a redemption.',
    broken: `SELECT txn.* FROM txn WHERE (kind IN ('pointRedeem', 'pointConvert') AND NOT EXISTS (SELECT FROM point_redemption WHERE spend_txn = txn.id))
      OR (kind IN ('pointReturn', 'pointReward') AND NOT EXISTS (SELECT FROM point_redemption WHERE end_txn = txn.id)) ORDER BY id`,
  },
  {
    name: 'point-stock',
    law: 'The stock of each good equals its initial number minus the pieces redeemed, and is never negative.',
    broken: `SELECT point_good.*, taken FROM point_good CROSS JOIN LATERAL (
        SELECT COALESCE(sum(quantity), 0) AS taken FROM point_redemption AS r
        WHERE r.merchant_id = point_good.merchant_id AND r.good_id = point_good.id AND r.state <> 'rejected'
      ) AS redeemed WHERE stock < 0 OR pieces - taken <> stock ORDER BY merchant_id, id`,
  },
];
