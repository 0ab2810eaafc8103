import type { MinorUnits } from '@livery/contract/money';
import { shareOf } from '@livery/contract/shares';
import type { Deposit } from '@livery/contract/shapes';

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

/** What becomes of an amount; the gateway counts likewise. */
export function termsOf(amount: MinorUnits, feeRate: number): Terms {
  const fee = shareOf(amount, feeRate);
  return { fee, credited: amount - fee };
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
