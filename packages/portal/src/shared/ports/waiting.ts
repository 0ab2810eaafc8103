import type { UnknownAction } from '@reduxjs/toolkit';
import type { Prize } from '@livery/contract/shapes';
import type { MoneyPlace } from '../money/money.slice.ts';

/** Something that a member can take by one press, of whatever feature. The rewards show all of them in one list. */
export interface WaitingReward {
  /** No other feature's has the same. */
  id: string;
  title: string;
  prize: Prize;
  /** ISO 8601; null for what waits without an end. */
  until: string | null;
  command: UnknownAction;
  /** Where the state tells how the command stands. */
  place: MoneyPlace;
}

/** Something of worth that is used on a page of its own. */
export interface WaitingWorth {
  id: string;
  title: string;
  /** What it is worth, in words. */
  worth: string;
  action: string;
  to: string;
}

/** Minor units of cash, as a prize. */
export function inCash(amount: number): Prize {
  return { kind: 'cash', amount, poolKind: null };
}
