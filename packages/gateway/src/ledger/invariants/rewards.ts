import type { Invariant } from './invariant.ts';

export const rewards: readonly Invariant[] = [
  {
    name: 'stakes',
    law: 'What a member is counted to have staked is the sum of the settled bets that are not void.',
    broken: `SELECT * FROM (SELECT member_id, sum(staked) AS counted, sum(rounds) AS rounds FROM stake_day GROUP BY member_id) AS counts
      FULL JOIN (SELECT member_id, sum(valid_stake) AS staked, count(*) AS bets FROM bet WHERE settled_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM bet_void WHERE bet_void.member_id = bet.member_id AND bet_void.opened_at = bet.opened_at AND bet_id = bet.id) GROUP BY member_id) AS bets USING (member_id)
      WHERE COALESCE(counted, 0) <> COALESCE(staked, 0) OR COALESCE(rounds, 0) <> COALESCE(bets, 0) ORDER BY member_id`,
  },
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
      OR (kind = 'vip-reward' AND NOT EXISTS (SELECT FROM vip_reward WHERE txn_id = txn.id))
      OR (kind = 'rebate' AND NOT EXISTS (SELECT FROM rebate_claim WHERE txn_id = txn.id)) ORDER BY id`,
  },
  {
    name: 'rewards-in-force',
    law: 'Every settled bet is counted, and a bonus ends once.',
    broken: `SELECT wanted.relation, wanted.name FROM (VALUES ('bet', 'bet_counted'), ('bet', 'bet_counted_late'), ('bet_void', 'bet_void_uncounted'), ('bonus', 'bonus_ends_once'))
      AS wanted (relation, name) WHERE NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = wanted.relation::regclass AND tgname = wanted.name AND tgenabled <> 'D')`,
  },
];
