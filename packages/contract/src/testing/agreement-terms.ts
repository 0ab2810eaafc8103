import { plainRules, type DividendTerms, type RealTimeTerms, type Rules, type Tier, type WageTerms } from '../commission/terms.ts';
import { noFigures, type TeamFigures } from '../commission/settlement/figures.ts';
import { nothingCarried, type WindowInput, type WindowTerms } from '../commission/settlement/outcome.ts';

/** An amount in whole units, as golden figures are written. */
export const cents = (units: number): number => Math.round(units * 100);
export const percent = (value: number): number => Math.round(value * 10_000);

/** A tier that every team reaches, except for the given needs. */
export function tier(rate: number, needs: Partial<Tier> = {}): Tier {
  return { periodicMinimumBet: 0, profitLoss: 0, minimumActiveMembers: 0, rate, lostRate: null, ...needs };
}

export function dividend(tiers: readonly Tier[], rules: Partial<Rules> = {}, more: Partial<DividendTerms> = {}): DividendTerms {
  return { kind: 'dividend', period: 'weekly', minimumBet: cents(100), tiers, rules: { ...plainRules, ...rules }, ...more };
}

export function wage(tiers: readonly Tier[], rules: Partial<Rules> = {}, more: Partial<WageTerms> = {}): WageTerms {
  return { kind: 'daily', minimumBet: cents(100), tiers, rules: { ...plainRules, ...rules }, ...more };
}

export function realTime(profitRate: number, lossRate: number, singleBet: number, rules: Partial<Rules> = {}): RealTimeTerms {
  return { kind: 'realTime', singleBet, profitRate, lossRate, rules: { ...plainRules, ...rules } };
}

/** A window in the middle of a month, empty except for the given values. */
export function windowOf(terms: WindowTerms, figures: Partial<TeamFigures>, more: Partial<WindowInput> = {}): WindowInput {
  return {
    terms,
    version: 1,
    figures: { ...noFigures, ...figures },
    days: 7,
    place: { isFirstHalf: true, endsMonth: false },
    results: [],
    children: [],
    opening: nothingCarried,
    adjustments: [],
    fromParent: null,
    ...more,
  };
}
