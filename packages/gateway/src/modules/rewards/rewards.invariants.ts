import type { Invariant } from '#database/invariant.ts';

export const rewardInvariants: readonly Invariant[] = [
  {
    name: 'reward-posting',
    law: 'Each claimed money reward has one posting that credits its amount, and each reward posting has a reward.',
    broken: `SELECT reward.id, txn_id, moved FROM reward CROSS JOIN LATERAL (
        SELECT COALESCE(sum(amount), 0) AS moved FROM entry JOIN account ON account.id = account_id
        WHERE txn_id = reward.txn_id AND account.member_id = reward.member_id AND account.unit = reward.unit
          AND account.kind = CASE reward.kind WHEN 'cash' THEN 'CASH' ELSE 'BONUS' END
      ) AS books WHERE claimed_at IS NOT NULL AND kind <> 'tickets' AND moved <> reward.amount
      UNION ALL SELECT reward.id, txn.id, NULL FROM txn LEFT JOIN reward ON reward.txn_id = txn.id WHERE txn.kind = 'reward' AND reward.id IS NULL ORDER BY 1`,
  },
  {
    name: 'ticket-once',
    law: 'Each ticket gives its member at most one reward, and each reward of a draw has exactly one ticket.',
    broken: `SELECT reward.id, count(prize_ticket.id) AS tickets FROM reward LEFT JOIN prize_ticket
        ON prize_ticket.reward_id = reward.id AND prize_ticket.member_id = reward.member_id AND prize_ticket.used_at IS NOT NULL
      WHERE origin IN ('wheel', 'egg', 'envelope', 'raffle') GROUP BY reward.id HAVING count(prize_ticket.id) <> 1
      UNION ALL SELECT reward_id, count(*) FROM prize_ticket WHERE reward_id IS NOT NULL GROUP BY reward_id HAVING count(*) > 1 ORDER BY 1`,
  },
  {
    name: 'prize-stock',
    law: 'The stock of each prize equals its initial number minus the prizes drawn, and is never negative.',
    broken: `SELECT pool_prize.*, picked_count FROM pool_prize CROSS JOIN LATERAL (
        SELECT count(*) AS picked_count FROM prize_ticket WHERE prize_ticket.merchant_id = pool_prize.merchant_id
          AND prize_ticket.pool_id = pool_prize.pool_id AND choices[picked + 1] = pool_prize.id
      ) AS picks WHERE stock IS NOT NULL AND (stock < 0 OR pieces - picked_count <> stock) ORDER BY merchant_id, pool_id, id`,
  },
  {
    name: 'envelope-pot',
    law: 'The slices of each envelope pot add up to its total, are at least one cent each, and pay exactly their amount when opened.',
    broken: `SELECT envelope_pot.id, total, sum(envelope_slice.amount) AS slices FROM envelope_pot
        LEFT JOIN envelope_slice ON envelope_slice.pot_id = envelope_pot.id
        LEFT JOIN prize_ticket ON prize_ticket.id = ticket_id LEFT JOIN reward ON reward.id = prize_ticket.reward_id
      GROUP BY envelope_pot.id HAVING COALESCE(sum(envelope_slice.amount), 0) <> total OR min(envelope_slice.amount) < 1
        OR count(*) FILTER (WHERE ticket_id IS NOT NULL AND reward.amount IS DISTINCT FROM envelope_slice.amount) > 0 ORDER BY 1`,
  },
];
