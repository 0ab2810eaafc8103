import { shareOf } from '../rules/shares.ts';
import type { MinorUnits } from '../rules/money.ts';
import { ratesOf } from './ceiling.ts';
import type { TeamFigures } from './settlement/figures.ts';
import type { Terms } from './terms.ts';

/**
 * The highest cost of terms for a team with the given figures: every threshold is reached, the highest rate applies to
 * everything, and nothing is deducted or carried. `parentAmount` is the parent's amount, for a share of it.
 */
export function worstCase(
  terms: Terms,
  figures: Pick<TeamFigures, 'validStake' | 'stake' | 'payout'>,
  parentAmount: MinorUnits = 0,
): MinorUnits {
  const highest = Math.max(0, ...ratesOf(terms));
  const win = figures.stake - figures.payout;
  const whole = terms.rules.split === 'shareOfParent' ? parentAmount : terms.kind === 'dividend' ? win : figures.validStake;
  return shareOf(Math.max(0, whole), highest);
}
