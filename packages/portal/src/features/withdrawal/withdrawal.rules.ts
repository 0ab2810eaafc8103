import type { MinorUnits } from '@livery/contract/money';
import type { Failure } from '#api/api-failure.ts';
import { shareOf } from '@livery/contract/shares';
import { withdrawalMoves, type WithdrawalState } from '@livery/contract/withdrawal-states';
import type { Withdrawal, WithdrawalTerms } from './withdrawal.api.ts';

export type PayoutMethod = WithdrawalTerms['methods'][number];

export interface Outcome {
  fee: MinorUnits;
  arrives: MinorUnits;
}

/** Fee and paid amount, calculated as in the gateway. */
export function outcomeOf(amount: MinorUnits, { feeFixed, feeRate }: PayoutMethod): Outcome {
  const fee = feeFixed + shareOf(amount, feeRate);
  return { fee, arrives: amount - fee };
}

/** The minimum, half and all of the available amount, within the limits and without duplicates. "All" only if the limit allows it. */
export function quickAmounts(available: MinorUnits, { minimum, maximum }: PayoutMethod): { amount: MinorUnits; name?: 'half' | 'all' }[] {
  const half = Math.floor(available / 2);
  return [
    ...(minimum <= available ? [{ amount: minimum }] : []),
    ...(half > minimum && half <= maximum ? [{ amount: half, name: 'half' as const }] : []),
    ...(available > minimum ? [available <= maximum ? { amount: available, name: 'all' as const } : { amount: maximum }] : []),
  ];
}

/** The gateway's refusal of a first payment password at the fields of the withdrawal's form. */
export function atFormFields(failure: Failure): Failure {
  if (failure.code === 'OLD_PASSWORD_WRONG') return { ...failure, fields: { '/loginPassword': 'loginPassword.wrong' } };
  if (failure.code === 'PASSWORD_TOO_WEAK') return { ...failure, fields: { '/paymentPassword': 'paymentPassword.trivial' } };
  return failure;
}

/** Whether it can still change. */
export function isOpen({ state }: Pick<Withdrawal, 'state'>): boolean {
  return withdrawalMoves[state].length > 0;
}

export const tones: Readonly<Record<WithdrawalState, 'neutral' | 'accent' | 'positive' | 'warning' | 'negative'>> = {
  requested: 'neutral',
  reviewing: 'accent',
  approved: 'accent',
  paid: 'warning',
  receivedFull: 'positive',
  receivedPartial: 'warning',
  notReceived: 'warning',
  autoReceived: 'positive',
  resolvedPaid: 'positive',
  refunded: 'positive',
  rejected: 'negative',
  cancelled: 'neutral',
};

/** Stores the typed amount across a reload. */
export const draftKey = 'livery.withdrawal';
