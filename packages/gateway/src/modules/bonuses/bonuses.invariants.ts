import { inForce, type Invariant } from '#database/invariant.ts';

export const bonusInvariants: readonly Invariant[] = [
  {
    name: 'bonus-held',
    law: 'The balance of each bonus account equals the member’s active bonuses.',
    broken: `SELECT account.*, COALESCE(sum(bonus.amount), 0) AS held FROM account
      LEFT JOIN bonus ON bonus.member_id = account.member_id AND bonus.unit = account.unit AND bonus.state = 'active'
      WHERE account.kind = 'BONUS' GROUP BY account.id HAVING balance <> COALESCE(sum(bonus.amount), 0) ORDER BY account.id`,
  },
  {
    name: 'bonus-moved',
    law: 'Each bonus is granted in one transaction and ends in at most one other, and no two bonuses share a transaction.',
    broken: `SELECT bonus.*, came, went FROM bonus CROSS JOIN LATERAL (
        SELECT COALESCE(sum(amount) FILTER (WHERE txn_id = bonus.grant_txn), 0) AS came, -COALESCE(sum(amount) FILTER (WHERE txn_id = bonus.end_txn), 0) AS went
        FROM entry JOIN account ON account.id = account_id
        WHERE txn_id IN (bonus.grant_txn, bonus.end_txn) AND account.member_id = bonus.member_id AND account.kind = 'BONUS'
      ) AS books WHERE came <> bonus.amount OR went <> CASE WHEN state = 'active' THEN 0 ELSE bonus.amount END
      UNION ALL SELECT bonus.*, 0, 0 FROM bonus WHERE EXISTS (SELECT FROM bonus AS other WHERE other.id <> bonus.id AND (
        other.grant_txn IN (bonus.grant_txn, bonus.end_txn) OR other.end_txn IN (bonus.grant_txn, bonus.end_txn))) ORDER BY id`,
  },
  inForce('bonus-in-force', 'A bonus can end only once.', [['bonus', 'bonus_ends_once']]),
];
