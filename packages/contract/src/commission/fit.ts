import { wholeShare, type Share } from '../rules/shares.ts';
import { highestAmount, highestRates, mostMembers, mostTiers, plainRules, type Rules, type Terms, type Tier } from './terms.ts';

/** Faults of terms, regardless of other agreements. */
export const termsFaultCodes = [
  'tiersMissing',
  'tiersTooMany',
  /** An amount or a count that is negative, not whole, or too high. */
  'outOfRange',
  'rateMissing',
  'rateTooHigh',
  /** The rate of a tier is below that of the tier before. */
  'rateFalls',
  /** A tier with the same thresholds as the one before, or no higher rate. */
  'tierRepeats',
  /** No threshold is above the previous tier's, and one is below. */
  'tierFalls',
  /** One threshold is above the previous tier's and another is below, so a team may reach either tier alone. */
  'tierOverlaps',
  /** Only some tiers have a separate rate for lost bets. */
  'lostRatesMixed',
  /** Terms of this kind do not use it. */
  'notUsed',
] as const;
export type TermsFaultCode = (typeof termsFaultCodes)[number];

/** The field by its path, such as `tiers.1.rate`. */
export interface TermsFault {
  readonly field: string;
  readonly code: TermsFaultCode;
}

/** All faults of terms with a valid shape, in the order of the fields. */
export function termsFaults(terms: Terms): readonly TermsFault[] {
  const limit = terms.rules.split === 'shareOfParent' ? wholeShare : highestRates[terms.kind];
  if (terms.kind === 'realTime')
    return [
      ...amountFaults('singleBet', terms.singleBet),
      ...ratesFaults({ profitRate: terms.profitRate, lossRate: terms.lossRate }, limit),
      ...rulesFaults(terms),
    ];
  return [
    ...amountFaults('minimumBet', terms.minimumBet),
    ...(terms.tiers.length === 0 ? [{ field: 'tiers', code: 'tiersMissing' as const }] : []),
    ...(terms.tiers.length > mostTiers ? [{ field: 'tiers', code: 'tiersTooMany' as const }] : []),
    ...terms.tiers.flatMap((tier, index) => tierFaults(terms, tier, index, limit)),
    ...rulesFaults(terms),
  ];
}

type ScaledTerms = Exclude<Terms, { kind: 'realTime' }>;

function tierFaults(terms: ScaledTerms, tier: Tier, index: number, limit: Share): readonly TermsFault[] {
  const path = `tiers.${index}`;
  const { rate, lostRate } = tier;
  const before = terms.tiers[index - 1];
  const hasLostRates = (terms.tiers[0]?.lostRate ?? null) !== null;
  return [
    ...amountFaults(`${path}.periodicMinimumBet`, tier.periodicMinimumBet),
    ...amountFaults(`${path}.profitLoss`, tier.profitLoss),
    ...amountFaults(`${path}.minimumActiveMembers`, tier.minimumActiveMembers, mostMembers),
    ...ratesFaults(lostRate === null ? { [`${path}.rate`]: rate } : { [`${path}.rate`]: rate, [`${path}.lostRate`]: lostRate }, limit),
    ...(lostRate !== null && (terms.kind === 'dividend' || terms.rules.split === 'shareOfParent')
      ? [{ field: `${path}.lostRate`, code: 'notUsed' as const }]
      : []),
    ...((lostRate !== null) === hasLostRates ? [] : [{ field: `${path}.lostRate`, code: 'lostRatesMixed' as const }]),
    ...(before === undefined ? [] : stepFaults(path, before, tier)),
  ];
}

/**
 * A tier must require at least as much as the previous one and more of something. It must pay more of something and
 * less of nothing.
 */
function stepFaults(path: string, before: Tier, tier: Tier): readonly TermsFault[] {
  const asked = thresholds.map((name) => Math.sign(tier[name] - before[name]));
  const paid = [tier.rate - before.rate, (tier.lostRate ?? tier.rate) - (before.lostRate ?? before.rate)];
  if (asked.includes(-1)) return [{ field: path, code: asked.includes(1) ? 'tierOverlaps' : 'tierFalls' }];
  if (!asked.includes(1)) return [{ field: path, code: 'tierRepeats' }];
  const [ofWon = 0, ofLost = 0] = paid;
  if (ofWon < 0) return [{ field: `${path}.rate`, code: 'rateFalls' }];
  if (ofLost < 0) return [{ field: `${path}.lostRate`, code: 'rateFalls' }];
  return ofWon + ofLost === 0 ? [{ field: `${path}.rate`, code: 'tierRepeats' }] : [];
}

const thresholds = ['periodicMinimumBet', 'profitLoss', 'minimumActiveMembers'] as const;

/** At least one of the rates must be above zero. */
function ratesFaults(rates: Readonly<Record<string, Share>>, limit: Share): readonly TermsFault[] {
  const wrong = Object.entries(rates).flatMap(([field, rate]): TermsFault[] => {
    if (!Number.isInteger(rate) || rate < 0) return [{ field, code: 'outOfRange' }];
    return rate > limit ? [{ field, code: 'rateTooHigh' }] : [];
  });
  const [first = ''] = Object.keys(rates);
  return Object.values(rates).every((rate) => rate === 0) ? [{ field: first, code: 'rateMissing' }] : wrong;
}

function amountFaults(field: string, amount: number, most = highestAmount, least = 0): readonly TermsFault[] {
  return Number.isInteger(amount) && amount >= least && amount <= most ? [] : [{ field, code: 'outOfRange' }];
}

/**
 * Rules without an effect on a kind must have their value in `plainRules`, so that terms never promise anything without
 * effect.
 */
function rulesFaults({ kind, rules }: Terms): readonly TermsFault[] {
  const { quarantine } = rules;
  return [
    ...unusedRules(kind, rules).map((name) => ({ field: `rules.${name}`, code: 'notUsed' as const })),
    ...amountFaults('rules.wholeUnits', rules.wholeUnits, highestAmount, 1),
    ...amountFaults('rules.feeShare', rules.feeShare, wholeShare),
    ...(quarantine === null
      ? []
      : [
          ...amountFaults('rules.quarantine.member', quarantine.member, highestAmount, 1),
          ...amountFaults('rules.quarantine.team', quarantine.team, highestAmount, 1),
        ]),
  ];
}

function unusedRules(kind: Terms['kind'], rules: Rules): readonly (keyof Rules)[] {
  const uses = new Set<keyof Rules>(usedRules[kind]);
  // A share of the parent's amount has no separate base that a loss or a void could lower.
  if (rules.split === 'shareOfParent') for (const name of ['carry', 'quarantine', 'lateVoids', 'wholeUnits'] as const) uses.delete(name);
  return [...names].filter((name) => !uses.has(name) && rules[name] !== plainRules[name]);
}

const names = Object.keys(plainRules) as (keyof Rules)[];
const paying = ['payer', 'isGuaranteed'] as const;
const ofTiers = ['isMadeUp', 'tierBase', 'split', 'lateVoids', 'feeShare', ...paying] as const;
const usedRules: Record<Terms['kind'], readonly (keyof Rules)[]> = {
  dividend: [...ofTiers, 'carry', 'turnover', 'quarantine'],
  daily: [...ofTiers, 'wholeUnits'],
  hourly: [...ofTiers, 'wholeUnits'],
  realTime: paying,
};
