import type { AgreementKind } from '../commission/agreements.ts';
import type { Currency } from '../rules/money.ts';

export const statementKinds = ['window', 'month'] as const;
export type StatementKind = (typeof statementKinds)[number];

/** `adjusted` is the change by late voids, `waived` the rest of a line that ended. */
export const entryKinds = ['due', 'adjusted', 'waived', 'paid'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** One amount of a contract's account. */
export interface StatementEntry {
  readonly line: number;
  readonly kind: EntryKind;
  readonly at: string;
  readonly amount: number;
}

/**
 * In minor units. Above zero the agent is owed, below zero it owes. `opening + lines + adjustments − paid = closing`.
 */
export interface StatementSums {
  readonly opening: number;
  readonly lines: number;
  readonly adjustments: number;
  readonly paid: number;
  readonly closing: number;
}

export interface StatementContract extends StatementSums {
  readonly agreement: number;
  readonly kind: AgreementKind;
  /** The agent's side: a downline is paid, an upline pays. */
  readonly side: 'downline' | 'upline';
  /** Null in the statement of a month, which contains only sums. */
  readonly entries: readonly StatementEntry[] | null;
}

/** The result of an agent's contracts in a window or a month. It never changes, because the hash covers its canonical JSON. */
export interface Statement {
  readonly version: 1;
  readonly number: number;
  readonly merchant: string;
  readonly agent: string;
  readonly kind: StatementKind;
  readonly from: string;
  readonly before: string;
  readonly zone: string;
  readonly currency: Currency;
  readonly issuedAt: string;
  /** Counted from 1, among the agent's statements of the same contract, or of months. */
  readonly position: number;
  /** The hash of the previous statement. */
  readonly previous: string | null;
  readonly contracts: readonly StatementContract[];
  readonly totals: StatementSums;
}

export const nothingDue: StatementSums = { opening: 0, lines: 0, adjustments: 0, paid: 0, closing: 0 };

const sumNames = ['opening', 'lines', 'adjustments', 'paid', 'closing'] as const;

/** The sum that an entry belongs to. */
export const sumOf: Readonly<Record<EntryKind, 'lines' | 'adjustments' | 'paid'>> = {
  due: 'lines',
  adjusted: 'adjustments',
  waived: 'adjustments',
  paid: 'paid',
};

export function addUp(opening: number, entries: readonly Pick<StatementEntry, 'kind' | 'amount'>[]): StatementSums {
  const sums = { ...nothingDue, opening };
  for (const { kind, amount } of entries) sums[sumOf[kind]] += amount;
  return { ...sums, closing: opening + sums.lines + sums.adjustments - sums.paid };
}

export function totalOf(contracts: readonly StatementSums[]): StatementSums {
  const total = { ...nothingDue };
  for (const contract of contracts) for (const name of sumNames) total[name] += contract[name];
  return total;
}

/** Whether every sum of a statement matches its entries. */
export function isAddedUp({ contracts, totals }: Statement): boolean {
  const isSame = (one: StatementSums, other: StatementSums): boolean => sumNames.every((name) => one[name] === other[name]);
  return (
    contracts.every((sums) => {
      const { opening, lines, adjustments, paid, closing, entries } = sums;
      return opening + lines + adjustments - paid === closing && (entries === null || isSame(sums, addUp(opening, entries)));
    }) && isSame(totals, totalOf(contracts))
  );
}

/** The statement in a text. Null if there is none. */
export function readStatement(text: string): Statement | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return isStatement(value) ? value : null;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const hasSums = (value: unknown): value is Fields => isFields(value) && sumNames.every((name) => Number.isSafeInteger(value[name]));
const isEntry = (value: unknown): boolean =>
  isFields(value) && Number.isSafeInteger(value['amount']) && entryKinds.some((kind) => kind === value['kind']);

function isStatement(value: unknown): value is Statement {
  if (!isFields(value) || value['version'] !== 1 || !hasSums(value['totals']) || !Array.isArray(value['contracts'])) return false;
  const isNamed =
    Number.isSafeInteger(value['number']) &&
    Number.isSafeInteger(value['position']) &&
    statementKinds.some((kind) => kind === value['kind']) &&
    ['merchant', 'agent', 'from', 'before', 'zone', 'currency', 'issuedAt'].every((name) => typeof value[name] === 'string');
  return (
    isNamed &&
    value['contracts'].every(
      (each: unknown) => hasSums(each) && (each['entries'] === null || (Array.isArray(each['entries']) && each['entries'].every(isEntry))),
    )
  );
}
