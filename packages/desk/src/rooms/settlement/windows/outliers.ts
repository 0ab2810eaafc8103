import { isOutlier } from '@livery/contract/commission-outliers';
import type { ControlValueOf } from '@livery/contract/control/shapes';

/** A line with its explanation and everything that happened to it. */
export type WholeLine = ControlValueOf<'settlementLine'>;
export type SettledLine = ControlValueOf<'settlementLines'>['lines'][number];

/** Why a line needs attention, most pressing first. */
export const marks = ['disputed', 'held', 'short', 'partPaid', 'aboveLimit', 'changed'] as const;
export type Mark = (typeof marks)[number];

/** The figures that lines are compared with: the merchant's limit for a line, and the window's total. */
export interface Measure {
  readonly lineLimit: number;
  readonly total: number;
}

/** Everything unusual about a line, most pressing first. */
export function marksOf(line: SettledLine, { lineLimit, total }: Measure): readonly Mark[] {
  const { due, state, isDisputed } = line;
  const is: Readonly<Record<Mark, boolean>> = {
    disputed: isDisputed,
    held: state === 'held',
    short: state === 'short',
    partPaid: state === 'partPaid',
    aboveLimit: due > lineLimit,
    changed: isOutlier(line, { total, isUnderWay: false }),
  };
  return marks.filter((mark) => is[mark]);
}

/** The unpaid amount. */
export function owedOf({ state, due, paid, advanced }: SettledLine): number {
  return state === 'short' || state === 'partPaid' ? due - paid - advanced : 0;
}

/** The payer's debt to the house, which paid on its behalf. */
export function owedToHouse({ state, due, paid, advanced }: SettledLine): number {
  return advanced > 0 && state !== 'ended' && state !== 'paid' ? due - paid : 0;
}

export const sortKeys = ['unusual', 'account', 'due', 'change', 'owed'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface LineSort {
  readonly key: SortKey;
  readonly direction: 'ascending' | 'descending';
}

/** Sorted lines. Equal ones are sorted by the amount due. */
export function sortLines(lines: readonly SettledLine[], { key, direction }: LineSort, measure: Measure): SettledLine[] {
  const valueOf: Readonly<Record<Exclude<SortKey, 'account'>, (line: SettledLine) => number>> = {
    unusual: (line) => {
      const [first] = marksOf(line, measure);
      return first === undefined ? 0 : marks.length - marks.indexOf(first);
    },
    due: ({ due }) => due,
    change: ({ due, dueBefore }) => Math.abs(due - (dueBefore ?? due)),
    owed: owedOf,
  };
  const order = key === 'account' ? compareAccounts : (one: SettledLine, other: SettledLine) => valueOf[key](one) - valueOf[key](other);
  const sign = direction === 'descending' ? -1 : 1;
  return lines.toSorted((one, other) => sign * order(one, other) || other.due - one.due || one.id - other.id);
}

function compareAccounts(one: SettledLine, other: SettledLine): number {
  return one.account < other.account ? -1 : Number(one.account > other.account);
}
