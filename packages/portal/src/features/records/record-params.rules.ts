import { betStates, movementTypes } from '@livery/contract/movements';
import type { Day } from '@livery/contract/zoned-days';
import { gameTypeParam } from '#shared/lists/game-type-param.ts';
import { choiceParam, periodParam } from '#shared/lists/list-address.ts';
import { timeOrder } from '#shared/lists/time-order.ts';

/** A round open over the list. */
const roundParam = 'round';

export function readRound(query: string): number | null {
  const text = new URLSearchParams(query).get(roundParam) ?? '';
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}

export const betParams = (today: Day) => ({
  period: periodParam('7d', today),
  game: gameTypeParam,
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
  game: gameTypeParam,
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
