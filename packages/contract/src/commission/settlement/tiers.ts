import type { Step } from './explanation/explain.ts';
import type { Missing, WindowTerms } from './outcome.ts';
import { leaf, step } from './steps.ts';

/** The figures that count for the tier. */
export interface Reached {
  readonly turnover: Step;
  readonly loss: Step;
  readonly activeMembers: Step;
}

/** The number of the tier, from 1. 0 if none is reached. */
export function tierStep({ tiers, rules }: WindowTerms, { turnover, loss, activeMembers }: Reached, days: number): Step {
  const ofWindow = (name: 'neededTurnover' | 'neededLoss', threshold: number) =>
    rules.turnover === 'total' ? leaf(name, threshold) : step(name, 'product', [leaf('threshold', threshold), leaf('days', days)]);
  const needed = tiers.flatMap((tier) => [
    ofWindow('neededTurnover', tier.periodicMinimumBet),
    ofWindow('neededLoss', tier.profitLoss),
    leaf('neededMembers', tier.minimumActiveMembers),
  ]);
  return step('tier', 'tier', [turnover, loss, activeMembers, ...needed]);
}

export function rateStep(tier: Step, terms: WindowTerms, version: number): Step {
  const rates = terms.tiers.map(({ rate }) => leaf('tierRate', rate));
  return step('rate', 'pick', [tier, ...rates], version);
}

/** The rate for lost bets. A tier without one uses its single rate for both. */
export function lostRateStep(tier: Step, terms: WindowTerms, version: number): Step {
  const rates = terms.tiers.map(({ rate, lostRate }) => leaf('tierRate', lostRate ?? rate));
  return step('lostRate', 'pick', [tier, ...rates], version);
}

/** The amounts missing for the next tier. */
export function missingFor({ value: met, steps }: Step): Missing | null {
  const values = steps.map(({ value }) => value);
  const [turnover = 0, loss = 0, activeMembers = 0] = values;
  const needed = values.slice(3 + 3 * met);
  const [leastTurnover, leastLoss = 0, fewestMembers = 0] = needed;
  if (leastTurnover === undefined) return null;
  return {
    tier: met,
    turnover: lack(turnover, leastTurnover),
    loss: lack(loss, leastLoss),
    activeMembers: lack(activeMembers, fewestMembers),
  };
}

/** Whether a team has reached at least this percentage of everything that a tier requires. */
export function isNear(missing: Missing, { tiers, rules }: WindowTerms, { days, percent }: { days: number; percent: number }): boolean {
  const next = tiers[missing.tier];
  if (next === undefined) return false;
  const factor = rules.turnover === 'total' ? 1 : days;
  const isNearly = (lacks: number, needed: number): boolean => lacks * 100 <= needed * (100 - percent);
  return (
    isNearly(missing.turnover, next.periodicMinimumBet * factor) &&
    isNearly(missing.loss, next.profitLoss * factor) &&
    isNearly(missing.activeMembers, next.minimumActiveMembers)
  );
}

function lack(value: number, threshold: number): number {
  return threshold === 0 ? 0 : Math.max(0, threshold - value);
}
