import type { PaymentNotice } from '#ports/payments/payment-provider.ts';
import type { StoredPayout } from './payouts.repo.ts';

/** What a notice makes of a payout: another state, or a payment of what is not owed any more. */
export type PayoutStep = 'paid' | 'failed' | 'review' | 'overpaid';

type Told = Pick<PaymentNotice, 'state' | 'amount' | 'unit'>;
type Standing = Pick<StoredPayout, 'state' | 'amount' | 'unit' | 'told_amount'>;

/**
 * Notices come late, twice and in any order. `isOwed` while the withdrawal is approved and no other payout of it may be paid. Money that
 * left is never lost sight of: where it is what is owed it pays the withdrawal, even after a failure, and else somebody looks at it. Null
 * when the notice changes nothing.
 */
export function stepOfPayout(payout: Standing, told: Told, isOwed: boolean): PayoutStep | null {
  if (told.state === 'pending') return null;
  if (told.state !== 'succeeded') return payout.state === 'ordered' ? 'failed' : null;
  if (payout.state === 'paid' || payout.told_amount !== null || !isOwed) return 'overpaid';
  return told.amount === payout.amount && told.unit === payout.unit ? 'paid' : 'review';
}
