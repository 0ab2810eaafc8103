import type { UnknownAction } from '@reduxjs/toolkit';
import type { Prize } from '@livery/contract/shapes';
import type { MoneyPlace } from '../money/money.slice.ts';

/** Something a member can claim with one press. Features offer it, and the rewards list all of them. */
export interface WaitingReward {
  /** No other feature's has the same. */
  id: string;
  title: string;
  prize: Prize;
  /** ISO 8601; null for what waits without an end. */
  until: string | null;
  command: UnknownAction;
  /** Selects the state of the command. */
  place: MoneyPlace;
}

/** Something of value that is used on another page. */
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
