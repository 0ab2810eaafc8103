import type { Share } from '@livery/contract/shares';
import type { Terms, Tier } from '@livery/contract/commission-terms';

/** The rate of the agent's own terms at a tier of the team: the most that can be passed on. */
export function rateAtTier(own: Terms, at: Tier, field: 'rate' | 'lostRate'): Share {
  if (own.kind === 'realTime') return field === 'rate' ? own.profitRate : own.lossRate;
  const met = own.tiers.findLast(
    ({ periodicMinimumBet, profitLoss, minimumActiveMembers }) =>
      at.periodicMinimumBet >= periodicMinimumBet && at.profitLoss >= profitLoss && at.minimumActiveMembers >= minimumActiveMembers,
  );
  return met === undefined ? 0 : ((field === 'lostRate' ? met.lostRate : null) ?? met.rate);
}
