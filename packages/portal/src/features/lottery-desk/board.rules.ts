import type { Board, Issue } from './lottery-desk.api.ts';

/** A game's number in an address. Null for anything else. */
export function gameOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

export type Phase = 'open' | 'closing' | 'waiting';

/** An issue's phase by the gateway's clock. The board's state may be seconds old, so the times decide. */
export function phaseOf({ state, closesAt }: Issue, now: number): Phase {
  if (now >= closesAt || !['open', 'closing'].includes(state)) return 'waiting';
  return state === 'closing' || closesAt - now <= closingSpan ? 'closing' : 'open';
}

/** How long before the end a player is told to hurry, in milliseconds. */
export const closingSpan = 15_000;

/** The draw that bets go to: the open one, otherwise the next. */
export function targetOf({ current, next }: Pick<Board, 'current' | 'next'>, now: number): Issue | null {
  return current !== null && phaseOf(current, now) !== 'waiting' ? current : next;
}

/** A draw's short name is its number in the day: "0128" of "20261128-0128". */
export function shortNumber(number: string): string {
  return number.split('-').at(-1) ?? number;
}
