import type { AgreementKind } from '@livery/contract/agreements';
import { addUp, type Statement, type StatementContract, type StatementEntry } from '@livery/contract/proofs-statement';

/** A payment or the end of a line. */
export interface LineEvent {
  readonly id: number;
  readonly at: string;
  readonly action: 'pay' | 'end';
  readonly amount: number | null;
}

/** A stored line with its payments, holds and disputes. */
export interface AccountLine {
  readonly id: number;
  readonly agreement: number;
  readonly kind: AgreementKind;
  readonly side: 'downline' | 'upline';
  readonly before: Date;
  readonly due: number;
  /** Changes by late voids. */
  readonly adjusted: number;
  /** Paid by the payer: to the agent, or back to the house for an advance. */
  readonly paid: number;
  readonly events: readonly LineEvent[];
}

/** The end of a statement: the last window end and the last event that it counts. */
export interface Reach {
  readonly before: Date;
  readonly throughEvent: number;
}

interface CountedEntry extends StatementEntry {
  /** Null for the line itself. */
  readonly event: number | null;
}

const isReached = ({ before }: AccountLine, event: number | null, reach: Reach | null): boolean =>
  reach !== null && before <= reach.before && (event === null || event <= reach.throughEvent);

/**
 * Every entry of a line, above zero for the payee. An event records payments and advances together. So the payee has
 * received the sum of the events, up to what is due. Of the first event, the payer has paid whatever the later ones
 * leave of the payer's total.
 */
function entriesOf(line: AccountLine): CountedEntry[] {
  const { id, side, before, due, adjusted, paid, events } = line;
  const at = before.toISOString();
  const entries: CountedEntry[] = [{ line: id, kind: 'due', at, amount: due - adjusted, event: null }];
  if (adjusted !== 0) entries.push({ line: id, kind: 'adjusted', at, amount: adjusted, event: null });
  let left = events.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  let [booked, settled] = [0, 0];
  for (const event of events) {
    const now = { line: id, at: event.at, event: event.id };
    if (event.action === 'end') {
      entries.push({ ...now, kind: 'waived', amount: settled - due });
      continue;
    }
    booked += event.amount ?? 0;
    left -= event.amount ?? 0;
    const after = side === 'downline' ? Math.min(booked, due) : paid - left;
    entries.push({ ...now, kind: 'paid', amount: after - settled });
    settled = after;
  }
  const sign = side === 'downline' ? 1 : -1;
  return entries.flatMap((entry) =>
    entry.kind !== 'due' && entry.amount === 0 ? [] : [{ ...entry, amount: entry.amount === 0 ? 0 : sign * entry.amount }],
  );
}

/** Incoming payments of an account between two instants. */
export function entriesBetween(line: AccountLine, since: Reach | null, until: Reach): StatementEntry[] {
  return entriesOf(line)
    .filter(({ event }) => isReached(line, event, until) && !isReached(line, event, since))
    .map(({ line: id, kind, at, amount }) => ({ line: id, kind, at, amount }));
}

/** Each contract's closing balance on the previous statement, by agreement and side. */
export type Openings = ReadonlyMap<string, Pick<StatementContract, 'agreement' | 'kind' | 'side'> & { readonly closing: number }>;

export const accountKey = ({ agreement, side }: Pick<StatementContract, 'agreement' | 'side'>): string => `${agreement} ${side}`;

/** The accounts of all contracts in a period, and of those with an open balance. */
export function contractsOf(
  lines: readonly AccountLine[],
  { openings, since, until, isWhole }: { openings: Openings; since: Reach | null; until: Reach; isWhole: boolean },
): StatementContract[] {
  const accounts = new Map<string, { of: Pick<StatementContract, 'agreement' | 'kind' | 'side'>; entries: StatementEntry[] }>();
  for (const [key, { agreement, kind, side, closing }] of openings)
    if (closing !== 0) accounts.set(key, { of: { agreement, kind, side }, entries: [] });
  for (const line of lines) {
    const entries = entriesBetween(line, since, until);
    if (entries.length === 0) continue;
    const { agreement, kind, side } = line;
    const account = accounts.get(accountKey(line)) ?? { of: { agreement, kind, side }, entries: [] };
    account.entries.push(...entries);
    accounts.set(accountKey(line), account);
  }
  return [...accounts]
    .map(([key, { of, entries }]) => ({
      ...of,
      ...addUp(openings.get(key)?.closing ?? 0, entries),
      entries: isWhole ? entries.toSorted(byTime) : null,
    }))
    .toSorted((one, other) => one.agreement - other.agreement || one.side.localeCompare(other.side));
}

const byTime = (one: StatementEntry, other: StatementEntry): number => one.at.localeCompare(other.at) || one.line - other.line;

export function openingsOf(previous: Statement | null): Openings {
  return new Map((previous?.contracts ?? []).map((contract) => [accountKey(contract), contract]));
}
