import type { PaymentNotice } from '#ports/payments/payment-provider.ts';
import type { DepositRow } from './deposits.repo.ts';

/** The effect of a notice on a deposit: another state, or a second payment, which becomes its own deposit. */
export type Step = 'pending' | 'succeeded' | 'failed' | 'expired' | 'review' | 'paidAgain';

type Told = Pick<PaymentNotice, 'state' | 'amount' | 'unit'>;
type Standing = Pick<DepositRow, 'state' | 'amount' | 'unit' | 'paid_amount'>;

/**
 * Providers' notices may be late, repeated and in any order. Received money is never lost: it is credited if it matches
 * the deposit, late or not, and otherwise waits for review. Null if the notice changes nothing.
 */
export function stepOf(deposit: Standing, told: Told): Step | null {
  const isOpen = deposit.state === 'created' || deposit.state === 'pending';
  if (told.state !== 'succeeded') {
    if (!isOpen || told.state === deposit.state) return null;
    return told.state;
  }
  if (deposit.paid_amount !== null) return 'paidAgain';
  // A payment that the provider called failed is reviewed by somebody before it counts.
  const isExpected = deposit.state !== 'failed' && told.amount === deposit.amount && told.unit === deposit.unit;
  return isExpected ? 'succeeded' : 'review';
}
