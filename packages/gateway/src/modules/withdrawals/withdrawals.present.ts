import type { ValueOf } from '@livery/contract/shapes';
import { withdrawalMoves, type WithdrawalState } from '@livery/contract/withdrawal-states';
import { presentDestination } from '../payment-accounts/payment-accounts.present.ts';
import type { findWithAccount, StoredMethod, StoredStep } from './withdrawals.repo.ts';

type Row = Awaited<ReturnType<typeof findWithAccount>>;

export type Withdrawal = ValueOf<'requestWithdrawal'>;

export function presentMethod(method: StoredMethod): ValueOf<'withdrawalTerms'>['methods'][number] {
  const { kind, minimum, maximum, fee_fixed, fee_rate, expected_minutes, receipt_minutes } = method;
  return {
    kind,
    minimum,
    maximum,
    feeFixed: fee_fixed,
    feeRate: fee_rate,
    expectedMinutes: expected_minutes,
    receiptMinutes: receipt_minutes,
  };
}

export function presentWithdrawal(
  row: Row,
  steps: readonly StoredStep[],
  { allowsCancel }: { readonly allowsCancel: boolean },
): Withdrawal {
  const { id, state, unit, amount, fee, receipt_due_at, received, refunded, reason } = row;
  return {
    withdrawalId: id,
    state,
    currency: unit,
    amount,
    fee,
    arrives: amount - fee,
    account: presentDestination(row),
    steps: steps.filter((step) => step.withdrawal_id === id).map((step) => ({ state: step.state, at: step.at.toISOString() })),
    receiptDueAt: receipt_due_at?.toISOString() ?? null,
    received,
    refunded,
    reason,
    mayCancel: allowsCancel && withdrawalMoves[state].includes('cancelled'),
  };
}

/** States that can still change, and final ones. */
export function statesOf(part: 'open' | 'closed' | undefined): WithdrawalState[] {
  const all = Object.keys(withdrawalMoves) as WithdrawalState[];
  return part === undefined ? all : all.filter((state) => withdrawalMoves[state].length > 0 === (part === 'open'));
}
