import type { Invariant } from '#database/invariant.ts';

const waiting = `('requested', 'reviewing', 'approved')`;
const returned = `('rejected', 'cancelled')`;

export const withdrawalInvariants: readonly Invariant[] = [
  {
    name: 'held',
    law: 'Each member’s HOLD balance equals the member’s pending withdrawals.',
    broken: `WITH held AS (
        SELECT merchant_id, member_id, unit, sum(balance) AS held FROM account WHERE kind = 'HOLD' GROUP BY 1, 2, 3
      ), asked AS (
        SELECT merchant_id, member_id, unit, sum(amount) AS asked FROM withdrawal WHERE state IN ${waiting} GROUP BY 1, 2, 3
      ) SELECT merchant_id, member_id, unit, held, asked FROM held FULL JOIN asked USING (merchant_id, member_id, unit)
      WHERE COALESCE(held, 0) <> COALESCE(asked, 0) ORDER BY 2`,
  },
  {
    name: 'withdrawal',
    law: 'Each withdrawal has exactly the postings of its state.',
    broken: `WITH books AS (
        SELECT withdrawal.merchant_id, withdrawal.id, count(DISTINCT txn.id) AS postings,
          COALESCE(sum(entry.amount) FILTER (WHERE account.kind = 'CASH' AND account.member_id = withdrawal.member_id), 0) AS cash,
          COALESCE(sum(entry.amount) FILTER (WHERE account.kind = 'HOLD' AND account.member_id = withdrawal.member_id), 0) AS hold,
          COALESCE(sum(entry.amount) FILTER (WHERE account.kind = 'PSP'), 0) AS psp,
          COALESCE(sum(entry.amount) FILTER (WHERE account.kind = 'FEES'), 0) AS fees
        FROM withdrawal LEFT JOIN txn ON txn.merchant_id = withdrawal.merchant_id AND txn.subject = 'withdrawal:' || withdrawal.id
        LEFT JOIN entry ON entry.txn_id = txn.id AND entry.at = txn.at LEFT JOIN account ON account.id = entry.account_id
        GROUP BY 1, 2
      ), law AS (
        SELECT merchant_id, id, CASE WHEN state IN ${waiting} THEN 1 WHEN state = 'refunded' THEN 3 ELSE 2 END AS postings,
          CASE WHEN state IN ${returned} THEN 0 ELSE COALESCE(refunded, 0) - amount END AS cash,
          CASE WHEN state IN ${waiting} THEN amount ELSE 0 END AS hold,
          CASE WHEN state IN ${waiting} OR state IN ${returned} THEN 0 WHEN state = 'refunded' THEN received ELSE amount - fee END AS psp,
          CASE WHEN state IN ${waiting} OR state IN ${returned} OR state = 'refunded' AND received = 0 THEN 0 ELSE fee END AS fees
        FROM withdrawal
      ) SELECT withdrawal.*, to_jsonb(books) AS books FROM withdrawal JOIN books USING (merchant_id, id) JOIN law USING (merchant_id, id)
      WHERE (books.postings, books.cash, books.hold, books.psp, books.fees) IS DISTINCT FROM (law.postings, law.cash, law.hold, law.psp, law.fees)
      ORDER BY withdrawal.id`,
  },
  {
    name: 'withdrawal-steps',
    law: 'The first step of each withdrawal is a request, and the last step is its state.',
    broken: `SELECT withdrawal.* FROM withdrawal WHERE state IS DISTINCT FROM (
        SELECT step.state FROM withdrawal_step AS step WHERE step.merchant_id = withdrawal.merchant_id AND withdrawal_id = withdrawal.id
        ORDER BY position DESC LIMIT 1
      ) OR NOT EXISTS (
        SELECT FROM withdrawal_step AS step
        WHERE step.merchant_id = withdrawal.merchant_id AND withdrawal_id = withdrawal.id AND position = 1 AND step.state = 'requested'
      ) ORDER BY withdrawal.id`,
  },
];
