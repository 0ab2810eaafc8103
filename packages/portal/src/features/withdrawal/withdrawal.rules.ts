import type { MinorUnits } from '@livery/contract/money';
import { shareOf } from '@livery/contract/shares';
import { withdrawalMoves, type WithdrawalState } from '@livery/contract/withdrawal-states';
import type { Withdrawal, WithdrawalTerms } from './withdrawal.api.ts';

export type PayoutMethod = WithdrawalTerms['methods'][number];

export interface Outcome {
  fee: MinorUnits;
  arrives: MinorUnits;
}

/** What becomes of an amount; the gateway counts likewise. */
export function outcomeOf(amount: MinorUnits, { feeFixed, feeRate }: PayoutMethod): Outcome {
  const fee = feeFixed + shareOf(amount, feeRate);
  return { fee, arrives: amount - fee };
}

/** The least amount, about a half and all of what may leave, each within the limits and once; a half is a multiple of the least. */
export function quickAmounts(available: MinorUnits, { minimum, maximum }: PayoutMethod): MinorUnits[] {
  const most = Math.min(available, maximum);
  if (most < minimum) return [];
  return [...new Set([minimum, Math.max(minimum, Math.floor(most / 2 / minimum) * minimum), most])];
}

/** Whether something can still become of it. */
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

/** Where the amount that is typed outlives a reload. */
export const draftKey = 'livery.withdrawal';
