import type { MinorUnits } from '@livery/contract/money';
import { shareOf } from '@livery/contract/shares';
import type { Deposit, DepositMethod } from '@livery/contract/shapes';

type State = Deposit['state'];

const second = 1_000;

/**
 * The polling interval in milliseconds without live events. Null once the state is final. Late payments can still
 * change expired deposits.
 */
export function pauseOf(state: State): number | null {
  return pauses[state];
}

const pauses: Readonly<Record<State, number | null>> = {
  created: 5 * second,
  pending: 10 * second,
  expired: 30 * second,
  review: 30 * second,
  succeeded: null,
  failed: null,
};

export interface Terms {
  fee: MinorUnits;
  /** The credited amount. */
  credited: MinorUnits;
}

/** Fee and credited amount, calculated as in the gateway. */
export function termsOf(amount: MinorUnits, feeRate: number): Terms {
  const fee = shareOf(amount, feeRate);
  return { fee, credited: amount - fee };
}

/** Fastest method first. */
export function fastestFirst(methods: readonly DepositMethod[]): DepositMethod[] {
  return methods.toSorted((one, other) => one.expectedTime - other.expectedTime);
}

/** The default method and amount: those of the last deposit, if still offered. */
export function likelyDeposit(
  methods: readonly DepositMethod[],
  last: Pick<Deposit, 'kind' | 'amount'> | undefined,
): { method: DepositMethod | undefined; amount: MinorUnits | null } {
  const [fastest] = fastestFirst(methods);
  if (last === undefined) return { method: fastest, amount: null };
  const method = methods.find(({ kind }) => kind === last.kind) ?? fastest;
  const isOffered = method !== undefined && last.amount >= method.minimum && last.amount <= method.maximum;
  return { method, amount: isOffered ? last.amount : null };
}

const viewParam = 'view';

/** The history is a part of the section's address, next to its filters. */
export function showsHistory(query: string): boolean {
  return new URLSearchParams(query).get(viewParam) === 'history';
}

/** The link to the history, with earlier filters if the address still has them. */
export function searchOfHistory(query: string): string {
  const search = new URLSearchParams(showsHistory(query) ? query : '');
  search.set(viewParam, 'history');
  search.delete('deposit');
  return `?${search.toString()}`;
}

/**
 * The deposit's id in the section's address, in both centres. A reload, a second tab and the provider's return link
 * open it.
 */
export function searchOfOne(id: string): string {
  return `?${new URLSearchParams({ deposit: id })}`;
}

/** The same, over the filtered list. */
export function searchOfDeposit(query: string, id: string): string {
  const search = new URLSearchParams(query);
  search.set('deposit', id);
  return `?${search.toString()}`;
}

export function depositIn(query: string): string | null {
  return new URLSearchParams(query).get('deposit');
}
