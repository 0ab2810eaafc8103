import type { Invariant } from '#database/invariant.ts';

export const rewardInvariants: readonly Invariant[] = [
  {
    name: 'reward-posting',
    law: 'A reward of money that was claimed has one posting, which gave its member just that, and no posting is without one.',
    broken: `SELECT reward.id, txn_id, moved FROM reward CROSS JOIN LATERAL (
        SELECT COALESCE(sum(amount), 0) AS moved FROM entry JOIN account ON account.id = account_id
        WHERE txn_id = reward.txn_id AND account.member_id = reward.member_id AND account.unit = reward.unit
          AND account.kind = CASE reward.kind WHEN 'cash' THEN 'CASH' ELSE 'BONUS' END
      ) AS books WHERE claimed_at IS NOT NULL AND kind <> 'tickets' AND moved <> reward.amount
      UNION ALL SELECT reward.id, txn.id, NULL FROM txn LEFT JOIN reward ON reward.txn_id = txn.id WHERE txn.kind = 'reward' AND reward.id IS NULL ORDER BY 1`,
  },
  {
    name: 'ticket-once',
    law: 'A ticket brings one reward of its member at most, and a reward of a draw comes of one ticket.',
    broken: `SELECT reward.id, count(prize_ticket.id) AS tickets FROM reward LEFT JOIN prize_ticket
        ON prize_ticket.reward_id = reward.id AND prize_ticket.member_id = reward.member_id AND prize_ticket.used_at IS NOT NULL
      WHERE origin IN ('wheel', 'egg', 'envelope', 'raffle') GROUP BY reward.id HAVING count(prize_ticket.id) <> 1
      UNION ALL SELECT reward_id, count(*) FROM prize_ticket WHERE reward_id IS NOT NULL GROUP BY reward_id HAVING count(*) > 1 ORDER BY 1`,
  },
  {
    name: 'prize-stock',
    law: 'What is left of a prize is what there was less what was drawn, and never below nothing.',
    broken: `SELECT pool_prize.*, picked_count FROM pool_prize CROSS JOIN LATERAL (
        SELECT count(*) AS picked_count FROM prize_ticket WHERE prize_ticket.merchant_id = pool_prize.merchant_id
          AND prize_ticket.pool_id = pool_prize.pool_id AND choices[picked + 1] = pool_prize.id
      ) AS picks WHERE stock IS NOT NULL AND (stock < 0 OR pieces - picked_count <> stock) ORDER BY merchant_id, pool_id, id`,
  },
  {
    name: 'envelope-pot',
    law: 'The slices of a pot of red envelopes are its whole, each a cent at least, and one that was opened paid just that.',
    broken: `SELECT envelope_pot.id, total, sum(envelope_slice.amount) AS slices FROM envelope_pot
        LEFT JOIN envelope_slice ON envelope_slice.pot_id = envelope_pot.id
        LEFT JOIN prize_ticket ON prize_ticket.id = ticket_id LEFT JOIN reward ON reward.id = prize_ticket.reward_id
      GROUP BY envelope_pot.id HAVING COALESCE(sum(envelope_slice.amount), 0) <> total OR min(envelope_slice.amount) < 1
        OR count(*) FILTER (WHERE ticket_id IS NOT NULL AND reward.amount IS DISTINCT FROM envelope_slice.amount) > 0 ORDER BY 1`,
  },
];
