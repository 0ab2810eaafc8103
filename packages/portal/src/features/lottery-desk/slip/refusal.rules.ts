import type { Failure } from '#api/api-failure.ts';

export interface Fit {
  /** Index of the bet in the request. Null if the gateway named none. */
  at: number | null;
  /** The highest stake per line, before a draw's multiple. 0 if nothing fits. */
  stake: number;
  /** The highest win in a draw, if that is why the slip was refused. */
  highestWin: number | null;
}

/** The part of a refused slip that still fits, if the gateway named one. */
export function fitOf({ fields = {}, value }: Pick<Failure, 'fields' | 'value'>, mostTimes: number): Fit | null {
  const highest = amountOf(value?.['highestStake']);
  if (highest === null) return null;
  const at = Object.keys(fields).flatMap((pointer) => /^\/bets\/(\d+)(?:\/|$)/.exec(pointer)?.[1] ?? [])[0];
  return {
    at: at === undefined ? null : Number(at),
    stake: Math.floor(highest / Math.max(1, mostTimes)),
    highestWin: amountOf(value?.['highestWin']),
  };
}

/** The member's prize group, if the slip used a higher one. */
export function groupOf({ value }: Pick<Failure, 'value'>): number | null {
  return amountOf(value?.['highestGroup']);
}

function amountOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
