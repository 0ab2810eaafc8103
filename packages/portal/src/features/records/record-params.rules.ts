import { betStates, movementTypes } from '@livery/contract/movements';
import type { Day } from '@livery/contract/zoned-days';
import { choiceParam, periodParam, type Param } from '#shared/lists/list-address.ts';
import { timeOrder } from './time-order.ts';

/** The code of a game type; empty for all of them. */
const gameType: Param<string> = {
  read: (text) => (/^[A-Z]{2,12}$/.test(text ?? '') ? (text ?? '') : ''),
  write: (code) => code || null,
};

/** A round that lies open over the list. */
const roundParam = 'round';

export function readRound(query: string): number | null {
  const text = new URLSearchParams(query).get(roundParam) ?? '';
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}

export const betParams = (today: Day) => ({
  period: periodParam('7d', today),
  game: gameType,
  state: choiceParam(['all', ...betStates], 'all'),
  sort: timeOrder,
});

export const movementParams = (today: Day) => ({
  period: periodParam('7d', today),
  type: choiceParam(['all', ...movementTypes], 'all'),
  sort: timeOrder,
});

export const lossParams = (today: Day) => ({
  period: periodParam('30d', today),
  game: gameType,
  by: choiceParam(['type', 'day'], 'type'),
});

/** The list with a round open over it. */
export function searchOfRound(query: string, id: number): string {
  const search = new URLSearchParams(query);
  search.set(roundParam, String(id));
  return `?${search.toString()}`;
}

export function searchWithoutRound(query: string): string {
  const search = new URLSearchParams(query);
  search.delete(roundParam);
  return search.size === 0 ? '' : `?${search.toString()}`;
}
