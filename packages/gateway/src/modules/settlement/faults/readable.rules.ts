import { plainRules, type RealTimeTerms } from '@livery/contract/commission-terms';
import type { WindowTerms } from '@livery/contract/commission-outcome';

/** Reports stored terms that no proposal could have created. */
export const unreadable = 'The terms of the contract cannot be read.';

/** Used instead of terms that cannot be read. They pay nothing. */
export const noTerms: WindowTerms = { kind: 'daily', minimumBet: 0, tiers: [], rules: plainRules };

/** Whether stored terms have the numbers that a window is computed from. */
export function isReadable(terms: unknown): terms is WindowTerms {
  if (!isRecord(terms) || !isCount(terms['minimumBet']) || !Array.isArray(terms['tiers'])) return false;
  return (
    hasRules(terms) &&
    terms['tiers'].every((tier: unknown) => isRecord(tier) && hasCounts(tier, thresholds) && isCount(tier['lostRate'] ?? 0))
  );
}

/** The same for a real-time salary. */
export function isRealTimeReadable(terms: unknown): terms is RealTimeTerms {
  return isRecord(terms) && hasCounts(terms, ['singleBet', 'profitRate', 'lossRate']) && hasRules(terms);
}

const thresholds = ['periodicMinimumBet', 'profitLoss', 'minimumActiveMembers', 'rate'];

function hasRules({ rules }: Readonly<Record<string, unknown>>): boolean {
  if (!isRecord(rules)) return false;
  const { quarantine } = rules;
  return (
    hasCounts(rules, ['wholeUnits', 'feeShare']) &&
    (quarantine === null || (isRecord(quarantine) && hasCounts(quarantine, ['member', 'team'])))
  );
}

function hasCounts(of: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return names.every((name) => isCount(of[name]));
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
