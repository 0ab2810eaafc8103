import type { UnknownAction } from '@reduxjs/toolkit';
import type { Prize } from '@livery/contract/shapes';
import type { MoneyPlace } from '../money/money.slice.ts';

/** Something a member can claim with one press. Features offer it, and the rewards list all of them. */
export interface WaitingReward {
  /** Unique across features. */
  id: string;
  title: string;
  prize: Prize;
  /** ISO 8601; null if it never expires. */
  until: string | null;
  command: UnknownAction;
  /** Selects the state of the command. */
  place: MoneyPlace;
}

/** Something of value that is used on another page. */
export interface WaitingWorth {
  id: string;
  title: string;
  /** Its value as text. */
  worth: string;
  action: string;
  to: string;
}

/** Minor units of cash, as a prize. */
export function inCash(amount: number): Prize {
  return { kind: 'cash', amount, poolKind: null };
}
