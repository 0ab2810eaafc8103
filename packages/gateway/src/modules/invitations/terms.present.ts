import type { BodyOf } from '@livery/contract/shapes';
import { isAgentType } from '@livery/contract/member-types';
import { AppError } from '#base/app-error.ts';
import { gameTypes } from '../catalogue/game-types.rules.ts';
import type { Limits, Rates, Terms } from './terms.rules.ts';

type WireRates = BodyOf<'changeDownlineTerms'>['rates'];

/** @throws AppError INVALID_REQUEST for an unknown or duplicate type */
export function readRates(wire: WireRates): Rates {
  const rates: Record<string, number> = {};
  for (const { gameType, ppm } of wire) {
    if (!gameTypes.some((type) => type === gameType) || Object.hasOwn(rates, gameType))
      throw new AppError('INVALID_REQUEST', { fields: { '/rates': 'unknown' } });
    rates[gameType] = ppm;
  }
  return rates;
}

/**
 * The terms offered to somebody. A player's terms have no limits, even if some are sent.
 *
 * @throws AppError INVALID_REQUEST for an unknown game type, and for an agent without limits
 */
export function readOffer({ kind, rates, limits }: { kind: 'player' | 'agent'; rates: WireRates; limits?: Limits }): Terms {
  if (kind === 'agent' && limits === undefined) throw new AppError('INVALID_REQUEST', { fields: { '/limits': 'required' } });
  return { rates: readRates(rates), limits: kind === 'agent' ? (limits ?? null) : null };
}

/** In the order of the menus. */
export function presentRates(rates: Rates): { gameType: string; ppm: number }[] {
  return gameTypes.flatMap((gameType) => {
    const ppm = Object.hasOwn(rates, gameType) ? (rates[gameType] ?? 0) : 0;
    return ppm === 0 ? [] : [{ gameType, ppm }];
  });
}

export function kindOf(type: number): 'player' | 'agent' {
  return isAgentType(type) ? 'agent' : 'player';
}
