import type { MinorUnits } from '../../rules/money.ts';

/** The amount owed on a line: all of a new line, or the open rest of an older one. */
export interface Debt {
  readonly line: number;
  /** Null for the house, which is never short. */
  readonly payer: number | null;
  /** Null for the house, which has paid in the payer's place. */
  readonly payee: number | null;
  /** The number of agents above the payee. The house pays level 0. */
  readonly level: number;
  /** When the line's window ended. */
  readonly since: number;
  readonly amount: MinorUnits;
  /** Whether the house advances what the payer lacks. */
  readonly isGuaranteed: boolean;
}

export interface Payment {
  readonly line: number;
  /** From the payer to the payee. */
  readonly paid: MinorUnits;
  /** From the house to the payee in the payer's place. */
  readonly advanced: MinorUnits;
  /** The payer's remaining debt, to the payee or to the house that advanced it. */
  readonly open: MinorUnits;
}

/**
 * Pays debts from the top level down, oldest line first, so that an agent can pass on what it has just received.
 * `purses` holds how much each payer may spend: its balance when lines are posted, or a payment that has just arrived.
 * They are not modified.
 */
export function payDebts(debts: readonly Debt[], purses: ReadonlyMap<number, MinorUnits>): readonly Payment[] {
  const left = new Map(purses);
  return debts.toSorted(topFirst).map(({ line, payer, payee, amount, isGuaranteed }) => {
    const paid = payer === null ? amount : Math.min(amount, Math.max(0, left.get(payer) ?? 0));
    const advanced = isGuaranteed && payee !== null ? amount - paid : 0;
    if (payer !== null) left.set(payer, (left.get(payer) ?? 0) - paid);
    if (payee !== null) left.set(payee, (left.get(payee) ?? 0) + paid + advanced);
    return { line, paid, advanced, open: amount - paid };
  });
}

/** The shortfall of each payer, for a warning before lines are posted. */
export function shortagesOf(debts: readonly Debt[], purses: ReadonlyMap<number, MinorUnits>): ReadonlyMap<number, MinorUnits> {
  const payers = new Map(debts.map(({ line, payer }) => [line, payer]));
  const shortages = new Map<number, MinorUnits>();
  for (const { line, open } of payDebts(debts, purses)) {
    const payer = payers.get(line) ?? null;
    if (payer !== null && open > 0) shortages.set(payer, (shortages.get(payer) ?? 0) + open);
  }
  return shortages;
}

function topFirst(one: Debt, other: Debt): number {
  return one.level - other.level || one.since - other.since || one.line - other.line;
}
