import type { MinorUnits } from '@livery/contract/money';
import { shareOf } from '@livery/contract/shares';
import type { Deposit, DepositMethod } from '@livery/contract/shapes';

type State = Deposit['state'];

const second = 1_000;

/** Milliseconds until its state is asked for again where nobody tells; null once nothing can change any more. Late payments move what expired. */
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
  /** What comes into the balance. */
  credited: MinorUnits;
}

/** Fee and credited amount, calculated as in the gateway. */
export function termsOf(amount: MinorUnits, feeRate: number): Terms {
  const fee = shareOf(amount, feeRate);
  return { fee, credited: amount - fee };
}

/** The way that is fastest first. */
export function fastestFirst(methods: readonly DepositMethod[]): DepositMethod[] {
  return methods.toSorted((one, other) => one.expectedTime - other.expectedTime);
}

/** What a member most likely wants: what worked last time, as far as it is still offered. */
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

/** The history is a part of the section's address, with its filters beside it. */
export function showsHistory(query: string): boolean {
  return new URLSearchParams(query).get(viewParam) === 'history';
}

/** The way to the history, chosen as before where the address still says how. */
export function searchOfHistory(query: string): string {
  const search = new URLSearchParams(showsHistory(query) ? query : '');
  search.set(viewParam, 'history');
  search.delete('deposit');
  return `?${search.toString()}`;
}

/** Names a deposit in the address of the section, in whichever centre: a reload, a second tab and the provider's way back come to it. */
export function searchOfOne(id: string): string {
  return `?${new URLSearchParams({ deposit: id })}`;
}

/** The same over the list as it is chosen. */
export function searchOfDeposit(query: string, id: string): string {
  const search = new URLSearchParams(query);
  search.set('deposit', id);
  return `?${search.toString()}`;
}

export function depositIn(query: string): string | null {
  return new URLSearchParams(query).get('deposit');
}
