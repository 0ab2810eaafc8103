import type { PaymentNotice } from '#ports/payments/payment-provider.ts';
import type { StoredPayout } from './payouts.repo.ts';

/** The state that a notice moves a payout to. `overpaid` if it paid something no longer owed. */
export type PayoutTransition = 'paid' | 'failed' | 'review' | 'overpaid';

type Told = Pick<PaymentNotice, 'state' | 'amount' | 'unit'>;
type Standing = Pick<StoredPayout, 'state' | 'amount' | 'unit' | 'told_amount'>;

/**
 * Notices may be late, repeated and in any order. `isOwed`: the withdrawal is approved and no other payout of it may be
 * paid. Money that left is never lost: the owed amount pays the withdrawal, even after a failure, and any other amount
 * waits for the desk. Null if the notice changes nothing.
 */
export function transitionOf(payout: Standing, told: Told, isOwed: boolean): PayoutTransition | null {
  if (told.state === 'pending') return null;
  if (told.state !== 'succeeded') return payout.state === 'ordered' ? 'failed' : null;
  if (payout.state === 'paid' || payout.told_amount !== null || !isOwed) return 'overpaid';
  return told.amount === payout.amount && told.unit === payout.unit ? 'paid' : 'review';
}
