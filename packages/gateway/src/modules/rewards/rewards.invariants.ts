import type { Invariant } from '#database/invariant.ts';

export const rewards: readonly Invariant[] = [
  {
    name: 'bonus-held',
    law: 'A member’s bonus account holds what is not worked off yet, and nothing else.',
    broken: `SELECT account.*, COALESCE(sum(bonus.amount), 0) AS held FROM account
      LEFT JOIN bonus ON bonus.member_id = account.member_id AND bonus.unit = account.unit AND bonus.state = 'active'
      WHERE account.kind = 'BONUS' GROUP BY account.id HAVING balance <> COALESCE(sum(bonus.amount), 0) ORDER BY account.id`,
  },
  {
    name: 'bonus-moved',
    law: 'A bonus came from the house once and went to cash or back to it once, each in a transaction of its own.',
    broken: `SELECT bonus.*, came, went FROM bonus CROSS JOIN LATERAL (
        SELECT COALESCE(sum(amount) FILTER (WHERE txn_id = bonus.grant_txn), 0) AS came, -COALESCE(sum(amount) FILTER (WHERE txn_id = bonus.end_txn), 0) AS went
        FROM entry JOIN account ON account.id = account_id
        WHERE txn_id IN (bonus.grant_txn, bonus.end_txn) AND account.member_id = bonus.member_id AND account.kind = 'BONUS'
      ) AS books WHERE came <> bonus.amount OR went <> CASE WHEN state = 'active' THEN 0 ELSE bonus.amount END
      UNION ALL SELECT bonus.*, 0, 0 FROM bonus WHERE EXISTS (SELECT FROM bonus AS other WHERE other.id <> bonus.id AND (
        other.grant_txn IN (bonus.grant_txn, bonus.end_txn) OR other.end_txn IN (bonus.grant_txn, bonus.end_txn))) ORDER BY id`,
  },
  ...['mission_claim', 'vip_reward', 'rebate_claim'].map((table) => ({
    name: table.replace('_', '-'),
    law: `Each row of ${table} was paid its amount in a transaction of its own.`,
    broken: `SELECT claim.*, paid FROM ${table} AS claim CROSS JOIN LATERAL (
        SELECT COALESCE(sum(amount), 0) AS paid FROM entry JOIN account ON account.id = account_id
        WHERE txn_id = claim.txn_id AND account.member_id = claim.member_id
      ) AS books WHERE paid <> claim.amount OR (SELECT count(*) FROM ${table} AS other WHERE other.txn_id = claim.txn_id) > 1 ORDER BY txn_id`,
  })),
  {
    name: 'reward-claimed',
    law: 'Nothing is paid for a mission, a level or a rebate without its claim.',
    broken: `SELECT txn.* FROM txn WHERE (kind = 'mission' AND NOT EXISTS (SELECT FROM mission_claim WHERE txn_id = txn.id))
      OR (kind = 'vipReward' AND NOT EXISTS (SELECT FROM vip_reward WHERE txn_id = txn.id))
      OR (kind = 'rebate' AND NOT EXISTS (SELECT FROM rebate_claim WHERE txn_id = txn.id)) ORDER BY id`,
  },
  {
    name: 'rewards-in-force',
    law: 'Every settled bet is counted, and a bonus ends once.',
    broken: `SELECT wanted.relation, wanted.name FROM (VALUES ('bet', 'bet_dated'), ('bet', 'bet_counted'), ('bet', 'bet_counted_late'), ('bet_void', 'bet_void_uncounted'), ('bonus', 'bonus_ends_once'))
      AS wanted (relation, name) WHERE NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = wanted.relation::regclass AND tgname = wanted.name AND tgenabled <> 'D')`,
  },
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
    broken: `SELECT reward.id, count(draw_ticket.id) AS tickets FROM reward LEFT JOIN draw_ticket
        ON draw_ticket.reward_id = reward.id AND draw_ticket.member_id = reward.member_id AND draw_ticket.used_at IS NOT NULL
      WHERE origin IN ('wheel', 'egg', 'envelope', 'raffle') GROUP BY reward.id HAVING count(draw_ticket.id) <> 1
      UNION ALL SELECT reward_id, count(*) FROM draw_ticket WHERE reward_id IS NOT NULL GROUP BY reward_id HAVING count(*) > 1 ORDER BY 1`,
  },
  {
    name: 'draw-stock',
    law: 'What is left of a prize is what there was less what was drawn, and never below nothing.',
    broken: `SELECT draw_prize.*, drawn FROM draw_prize CROSS JOIN LATERAL (
        SELECT count(*) AS drawn FROM draw_ticket WHERE draw_ticket.merchant_id = draw_prize.merchant_id
          AND draw_ticket.pool_id = draw_prize.pool_id AND choices[picked + 1] = draw_prize.id
      ) AS draws WHERE stock IS NOT NULL AND (stock < 0 OR pieces - drawn <> stock) ORDER BY merchant_id, pool_id, id`,
  },
  {
    name: 'envelope-pot',
    law: 'The slices of a pot of red envelopes are its whole, each a cent at least, and one that was opened paid just that.',
    broken: `SELECT envelope_pot.id, total, sum(envelope_slice.amount) AS slices FROM envelope_pot
        LEFT JOIN envelope_slice ON envelope_slice.pot_id = envelope_pot.id
        LEFT JOIN draw_ticket ON draw_ticket.id = ticket_id LEFT JOIN reward ON reward.id = draw_ticket.reward_id
      GROUP BY envelope_pot.id HAVING COALESCE(sum(envelope_slice.amount), 0) <> total OR min(envelope_slice.amount) < 1
        OR count(*) FILTER (WHERE ticket_id IS NOT NULL AND reward.amount IS DISTINCT FROM envelope_slice.amount) > 0 ORDER BY 1`,
  },
];
