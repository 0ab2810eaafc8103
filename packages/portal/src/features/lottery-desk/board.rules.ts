import type { Board, Issue } from './lottery-desk.api.ts';

/** The number of a game in an address; null for anything else. */
export function gameOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

export type Phase = 'open' | 'closing' | 'waiting';

/** An issue's phase by the gateway's clock. The board's state may be seconds old, so the time decides. */
export function phaseOf({ state, closesAt }: Issue, now: number): Phase {
  if (now >= closesAt || !['open', 'closing'].includes(state)) return 'waiting';
  return state === 'closing' || closesAt - now <= closingSpan ? 'closing' : 'open';
}

/** Milliseconds before the end when a player is told to hurry. */
export const closingSpan = 15_000;

/** The draw that bets go to: the one that is open, or else the next. */
export function targetOf({ current, next }: Pick<Board, 'current' | 'next'>, now: number): Issue | null {
  return current !== null && phaseOf(current, now) !== 'waiting' ? current : next;
}

/** A draw's short name: its number of the day, "0128" of "20261128-0128". */
export function shortNumber(number: string): string {
  return number.split('-').at(-1) ?? number;
}
