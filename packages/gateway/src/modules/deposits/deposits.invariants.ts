import { inForce, type Invariant } from '#database/invariant.ts';

export const depositInvariants: readonly Invariant[] = [
  {
    name: 'deposit',
    law: 'Each successful deposit has exactly one posting, which credits the paid amount minus the fee to the member’s cash.',
    broken: `SELECT deposit.* FROM deposit LEFT JOIN LATERAL (
        SELECT count(DISTINCT txn.id) AS postings, count(*) AS entries,
          sum(entry.amount) FILTER (WHERE account.kind = 'PSP' AND account.unit = deposit.paid_unit) AS paid,
          sum(entry.amount) FILTER (WHERE account.member_id = deposit.member_id AND account.kind = 'CASH' AND account.unit = deposit.paid_unit) AS credited,
          COALESCE(sum(entry.amount) FILTER (WHERE account.kind = 'FEES' AND account.unit = deposit.paid_unit), 0) AS fee
        FROM txn JOIN entry ON entry.txn_id = txn.id AND entry.at = txn.at JOIN account ON account.id = entry.account_id
        WHERE txn.id = deposit.txn_id AND txn.merchant_id = deposit.merchant_id AND txn.kind = 'deposit' AND txn.subject = 'deposit:' || deposit.id
      ) AS books ON true
      CROSS JOIN LATERAL (SELECT floor(paid_amount::numeric * fee_rate / 1000000) AS owed) AS kept
      WHERE state = 'succeeded' AND (postings, paid, credited, fee, entries) IS DISTINCT FROM
        (1::bigint, -paid_amount::numeric, paid_amount - owed, owed, CASE owed WHEN 0 THEN 2 ELSE 3 END::bigint)
      ORDER BY number`,
  },
  {
    name: 'deposit-posting',
    law: 'Each deposit posting has a successful deposit.',
    broken: `SELECT txn.* FROM txn LEFT JOIN deposit ON deposit.txn_id = txn.id AND deposit.merchant_id = txn.merchant_id AND deposit.state = 'succeeded'
      WHERE txn.kind = 'deposit' AND deposit.id IS NULL ORDER BY txn.id`,
  },
  {
    name: 'deposit-notice',
    law: 'Each paid deposit has a provider notice of the same amount.',
    broken: `SELECT deposit.* FROM deposit WHERE paid_amount IS NOT NULL AND NOT EXISTS (
        SELECT FROM payment_notice WHERE payment_notice.merchant_id = deposit.merchant_id AND payment_notice.provider = deposit.provider
        AND reference = 'd-' || COALESCE(deposit.repeats, deposit.id) AND payment_notice.state = 'succeeded'
        AND payment_notice.amount = paid_amount AND payment_notice.unit = paid_unit
      ) ORDER BY number`,
  },
  inForce('deposit-in-force', 'A deposit can succeed only once.', [['deposit', 'deposit_succeeds_once']]),
];
