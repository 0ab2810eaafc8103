import type { Invariant } from '#database/invariant.ts';

export const payoutInvariants: readonly Invariant[] = [
  {
    name: 'payout',
    law: 'Each payout matches the state of its withdrawal and, unless it failed, its amount minus the fee.',
    broken: `SELECT payout.* FROM payout JOIN withdrawal ON withdrawal.merchant_id = payout.merchant_id AND withdrawal.id = withdrawal_id
      WHERE payout.state <> 'failed' AND (payout.unit, payout.amount) IS DISTINCT FROM (withdrawal.unit, withdrawal.amount - fee)
      OR payout.state IN ('ordered', 'review') AND withdrawal.state <> 'approved'
      OR payout.state = 'paid' AND withdrawal.state IN ('requested', 'reviewing', 'approved', 'rejected', 'cancelled') ORDER BY withdrawal_id, attempt`,
  },
  {
    name: 'payout-notice',
    law: 'Each payout settled by its provider has a provider notice of the same amount.',
    broken: `SELECT payout.* FROM payout WHERE (state = 'paid' AND settled_by = 'provider:' || provider OR told_amount IS NOT NULL OR is_overpaid)
      AND NOT EXISTS (
        SELECT FROM payment_notice WHERE payment_notice.merchant_id = payout.merchant_id AND payment_notice.provider = payout.provider
        AND reference = 'w-' || payout.id AND payment_notice.state = 'succeeded'
        AND (is_overpaid OR (payment_notice.amount, payment_notice.unit) = (told_amount, told_unit))
      ) ORDER BY withdrawal_id, attempt`,
  },
  {
    name: 'payout-excess',
    law: 'Each overpaid amount that is not returned is posted to the provider at the house’s expense.',
    broken: `SELECT payout.*, to_jsonb(books) AS books FROM payout CROSS JOIN LATERAL (
        SELECT COALESCE(sum(entry.amount) FILTER (WHERE account.kind = 'PSP'), 0) AS psp,
          COALESCE(sum(entry.amount) FILTER (WHERE account.kind = 'ADJUSTMENT'), 0) AS house
        FROM txn JOIN entry ON entry.txn_id = txn.id AND entry.at = txn.at JOIN account ON account.id = entry.account_id
        WHERE txn.merchant_id = payout.merchant_id AND txn.subject = 'payout:' || payout.id AND account.unit = payout.unit
      ) AS books WHERE (psp, house) IS DISTINCT FROM (excess::numeric, -excess::numeric) OR excess > 0 AND NOT is_overpaid
      ORDER BY withdrawal_id, attempt`,
  },
];
