import type { Share } from '../rules/shares.ts';
import { windowKindOf } from './settlement/windows.ts';
import type { RealTimeTerms, Terms, Tier } from './terms.ts';

/** A field of terms that exceeds the upline's own terms of the kind. */
export interface Excess {
  /** Keyed by path, such as `tiers.1.rate`. */
  readonly field: string;
  /**
   * `rate`: above the upline's rate at the same point of the scale. `terms`: less strict than the upline's terms, or
   * different from them.
   */
  readonly code: 'rate' | 'terms';
  /** The highest or only valid value. Null if it is not a number. */
  readonly limit: number | null;
}

type ScaledTerms = Exclude<Terms, RealTimeTerms>;

/**
 * Finds where a downline's terms exceed its upline's own: a rate above the upline's at any point of the scale, or
 * conditions that are easier to meet. Only the corners of the downline's tiers are compared, because between two
 * corners its rate is constant and the upline's never falls.
 *
 * @throws RangeError for terms of different kinds
 */
export function excessOver(terms: Terms, ceiling: Terms): readonly Excess[] {
  if (terms.kind === 'realTime' && ceiling.kind === 'realTime') return [...realTimeExcess(terms, ceiling), ...houseExcess(terms, ceiling)];
  if (terms.kind === 'realTime' || ceiling.kind === 'realTime' || terms.kind !== ceiling.kind)
    throw new RangeError(`Terms of ${terms.kind} do not compare with terms of ${ceiling.kind}`);
  return [
    ...conditionsExcess(terms, ceiling),
    ...(terms.rules.split === 'shareOfParent' ? [] : scaleExcess(terms, ceiling)),
    ...houseExcess(terms, ceiling),
  ];
}

/** The highest rate that an agent has promised to its downlines, not counting shares of its own amount. */
export function floorOf(children: readonly Terms[]): Share {
  return Math.max(0, ...children.filter(({ rules }) => rules.split === 'differential').flatMap(ratesOf));
}

/** The largest total share of its own amount that an agent has promised to its downlines. It cannot exceed the whole. */
export function sharesOf(children: readonly Terms[]): Share {
  return children.filter(({ rules }) => rules.split === 'shareOfParent').reduce((sum, terms) => sum + Math.max(0, ...ratesOf(terms)), 0);
}

export function ratesOf(terms: Terms): readonly Share[] {
  if (terms.kind === 'realTime') return [terms.profitRate, terms.lossRate];
  return terms.tiers.flatMap(({ rate, lostRate }) => [rate, lostRate ?? rate]);
}

function realTimeExcess(terms: RealTimeTerms, ceiling: RealTimeTerms): readonly Excess[] {
  return [
    ...over('profitRate', 'rate', terms.profitRate, ceiling.profitRate),
    ...over('lossRate', 'rate', terms.lossRate, ceiling.lossRate),
    ...under('singleBet', terms.singleBet, ceiling.singleBet),
  ];
}

/** Both agreements must count the same things in the same window. Otherwise their rates would not compare. */
function conditionsExcess(terms: ScaledTerms, ceiling: ScaledTerms): readonly Excess[] {
  const units = ceiling.rules.wholeUnits;
  return [
    ...(windowKindOf(terms) === windowKindOf(ceiling) ? [] : [other('period')]),
    ...under('minimumBet', terms.minimumBet, ceiling.minimumBet),
    ...(terms.rules.split === 'differential' && terms.rules.tierBase !== ceiling.rules.tierBase ? [other('rules.tierBase')] : []),
    ...(terms.rules.split === 'differential' && terms.rules.turnover !== ceiling.rules.turnover ? [other('rules.turnover')] : []),
    ...(terms.rules.wholeUnits % units === 0 ? [] : [{ field: 'rules.wholeUnits', code: 'terms' as const, limit: units }]),
    ...under('rules.feeShare', terms.rules.feeShare, ceiling.rules.feeShare),
  ];
}

function scaleExcess(terms: ScaledTerms, ceiling: ScaledTerms): readonly Excess[] {
  return terms.tiers.flatMap((tier, index) => {
    const upline = ceiling.tiers.findLast((each) => isMetAt(each, tier));
    const [won, lost] = [upline?.rate ?? 0, upline?.lostRate ?? upline?.rate ?? 0];
    const path = `tiers.${index}`;
    if (tier.lostRate === null) return over(`${path}.rate`, 'rate', tier.rate, Math.min(won, lost));
    return [...over(`${path}.rate`, 'rate', tier.rate, won), ...over(`${path}.lostRate`, 'rate', tier.lostRate, lost)];
  });
}

function isMetAt(tier: Tier, at: Tier): boolean {
  return (
    at.periodicMinimumBet >= tier.periodicMinimumBet &&
    at.profitLoss >= tier.profitLoss &&
    at.minimumActiveMembers >= tier.minimumActiveMembers
  );
}

/**
 * An agreement between two agents must not cost the house more than the house has agreed to. The house deducts a
 * downline's payment from the upline's, so it pays the downline only if it pays the upline too. It forgives a negative
 * line only if it would forgive the upline's.
 */
function houseExcess({ rules }: Terms, { rules: own }: Terms): readonly Excess[] {
  return [
    ...(own.isMadeUp && !rules.isMadeUp && rules.payer === 'house' ? [other('rules.isMadeUp')] : []),
    ...(rules.payer === 'house' && own.payer === 'upline' ? [other('rules.payer')] : []),
    ...(rules.isGuaranteed && !own.isGuaranteed ? [other('rules.isGuaranteed')] : []),
  ];
}

function over(field: string, code: Excess['code'], value: number, limit: number): readonly Excess[] {
  return value > limit ? [{ field, code, limit }] : [];
}

function under(field: string, value: number, limit: number): readonly Excess[] {
  return value < limit ? [{ field, code: 'terms', limit }] : [];
}

function other(field: string): Excess {
  return { field, code: 'terms', limit: null };
}
