import type { AgreementKind, SettlementPeriod } from '@livery/contract/agreements';
import type { LineState, WindowState } from '@livery/contract/commission-states';
import type { WindowKind } from '@livery/contract/commission-windows';

/** The kind and period by which agreements settle together. */
export interface Scale {
  readonly kind: AgreementKind;
  readonly period: WindowKind;
}

const periods: Readonly<Record<AgreementKind, readonly WindowKind[]>> = {
  realTime: ['daily'],
  hourly: ['hourly'],
  daily: ['daily'],
  dividend: ['daily', 'weekly', 'semimonthly', 'monthly'] satisfies readonly SettlementPeriod[],
};

/** Wages come before dividends, which deduct them. */
export const scales: readonly Scale[] = (['realTime', 'hourly', 'daily', 'dividend'] as const).flatMap((kind) =>
  periods[kind].map((period) => ({ kind, period })),
);

export interface Policy {
  /** Grace period after a window's end for unfinished bookings and for gateways whose clock is behind. */
  readonly graceMinutes: number;
  /** Limits of automatic approval: the window's total, and each line. */
  readonly windowLimit: number;
  readonly lineLimit: number;
  /** A tier is near when the team has reached this percentage of each of its conditions. */
  readonly nearPercent: number;
}

export const usualPolicy: Policy = { graceMinutes: 15, windowLimit: 5_000_000, lineLimit: 1_000_000, nearPercent: 90 };

/** A window's result, once all its lines are decided. */
export function outcomeOf(lines: readonly { readonly state: LineState }[]): Extract<WindowState, 'paid' | 'partPaid' | 'short'> {
  const owed = lines.filter(({ state }) => state === 'short' || state === 'partPaid');
  if (owed.length === 0) return 'paid';
  return owed.every(({ state }) => state === 'short') && lines.every(({ state }) => state !== 'paid') ? 'short' : 'partPaid';
}

/** The state of a line after this much was paid. */
export function stateOf({ due, paid, advanced }: { readonly due: number; readonly paid: number; readonly advanced: number }): LineState {
  if (paid === due) return 'paid';
  return paid + advanced > 0 ? 'partPaid' : 'short';
}
