import type { AgreementKind } from './agreements.ts';
import type { MinorUnits } from '../rules/money.ts';
import type { Share } from '../rules/shares.ts';
import type { Rules, Terms, Tier } from './terms.ts';

/** A displayed value of the terms: an amount, a percentage, a count, or one of the texts. */
export type Told =
  | { as: 'amount'; value: MinorUnits }
  | { as: 'rate'; value: Share }
  | { as: 'count'; value: number }
  | { as: 'choice'; value: string }
  | { as: 'none' };

/** The current and the former value of a line. Null if it did not exist. */
export interface Line<Name extends string = string> {
  name: Name;
  now: Told | null;
  before: Told | null;
}

export type FactName = 'period' | 'minimumBet' | 'singleBet' | 'profitRate' | 'lossRate';
export type RuleName = keyof Rules | 'quarantineMember' | 'quarantineTeam';
export type TierField = keyof Tier;

export interface TierLine {
  /** Counted from 1. */
  number: number;
  fields: Line<TierField>[];
  change: 'new' | 'removed' | 'changed' | null;
}

export interface TermsLines {
  facts: Line<FactName>[];
  tiers: TierLine[];
  rules: Line<RuleName>[];
}

export const tierFields = ['periodicMinimumBet', 'profitLoss', 'minimumActiveMembers', 'rate', 'lostRate'] as const;

const ofTiers = ['isMadeUp', 'tierBase', 'feeShare', 'split', 'payer', 'isGuaranteed', 'lateVoids'] as const;

/** The rules that apply to a kind, in the order of the form. */
export const rulesOf: Readonly<Record<AgreementKind, readonly (keyof Rules)[]>> = {
  dividend: ['carry', ...ofTiers, 'turnover', 'quarantine'],
  daily: [...ofTiers, 'wholeUnits'],
  hourly: [...ofTiers, 'wholeUnits'],
  realTime: ['payer', 'isGuaranteed'],
};

const amount = (value: MinorUnits): Told => ({ as: 'amount', value });
const rate = (value: Share): Told => ({ as: 'rate', value });
const choice = (value: string): Told => ({ as: 'choice', value });
const none: Told = { as: 'none' };

export function factsOf(terms: Terms): [FactName, Told][] {
  if (terms.kind === 'realTime')
    return [
      ['singleBet', amount(terms.singleBet)],
      ['profitRate', rate(terms.profitRate)],
      ['lossRate', rate(terms.lossRate)],
    ];
  const bet: [FactName, Told] = ['minimumBet', amount(terms.minimumBet)];
  return terms.kind === 'dividend' ? [['period', choice(terms.period)], bet] : [bet];
}

function rulesIn({ kind, rules }: Terms): [RuleName, Told][] {
  return rulesOf[kind].flatMap((name): [RuleName, Told][] => {
    switch (name) {
      case 'quarantine':
        return [
          ['quarantineMember', rules.quarantine === null ? none : amount(rules.quarantine.member)],
          ['quarantineTeam', rules.quarantine === null ? none : amount(rules.quarantine.team)],
        ];
      case 'wholeUnits':
        return [[name, rules.wholeUnits <= 1 ? none : amount(rules.wholeUnits)]];
      case 'feeShare':
        return [[name, rules.feeShare === 0 ? none : rate(rules.feeShare)]];
      case 'isMadeUp':
      case 'isGuaranteed':
        return [[name, choice(rules[name] ? 'yes' : 'no')]];
      default:
        return [[name, choice(rules[name])]];
    }
  });
}

function fieldsOf(tier: Tier): [TierField, Told][] {
  return [
    ['periodicMinimumBet', amount(tier.periodicMinimumBet)],
    ['profitLoss', amount(tier.profitLoss)],
    ['minimumActiveMembers', { as: 'count', value: tier.minimumActiveMembers }],
    ['rate', rate(tier.rate)],
    ['lostRate', tier.lostRate === null ? none : rate(tier.lostRate)],
  ];
}

function paired<Name extends string>(now: [Name, Told][], before: [Name, Told][]): Line<Name>[] {
  const former = new Map(before);
  const lines = now.map(([name, told]): Line<Name> => ({ name, now: told, before: former.get(name) ?? null }));
  const present = new Set(now.map(([name]) => name));
  return [...lines, ...before.flatMap(([name, told]) => (present.has(name) ? [] : [{ name, now: null, before: told }]))];
}

export function isChanged({ now, before }: Line): boolean {
  return JSON.stringify(now) !== JSON.stringify(before);
}

/** Terms line by line, each beside its former value. Terms without former ones are compared with themselves. */
export function linesOf(terms: Terms, former: Terms | null): TermsLines {
  const before = former ?? terms;
  const [tiers, formerTiers] = [tiersOf(terms), tiersOf(before)];
  return {
    facts: paired(factsOf(terms), factsOf(before)),
    rules: paired(rulesIn(terms), rulesIn(before)),
    tiers: Array.from({ length: Math.max(tiers.length, formerTiers.length) }, (_, index): TierLine => {
      const [now, was] = [tiers[index], formerTiers[index]];
      const fields = paired(now === undefined ? [] : fieldsOf(now), was === undefined ? [] : fieldsOf(was));
      const change = was === undefined ? 'new' : now === undefined ? 'removed' : fields.some(isChanged) ? 'changed' : null;
      return { number: index + 1, fields, change };
    }),
  };
}

export function tiersOf(terms: Terms): readonly Tier[] {
  return terms.kind === 'realTime' ? [] : terms.tiers;
}

/** Whether winning and losing bets have separate rates. */
export function hasTwoRates(terms: Terms): boolean {
  return terms.kind === 'realTime' || terms.tiers.some(({ lostRate }) => lostRate !== null);
}

/** The lowest and the highest rate that terms pay. */
export function rateRange(terms: Terms): [Share, Share] {
  const rates =
    terms.kind === 'realTime'
      ? [terms.profitRate, terms.lossRate]
      : terms.tiers.flatMap(({ rate: own, lostRate }) => (lostRate === null ? [own] : [own, lostRate]));
  return [Math.min(...rates), Math.max(...rates)];
}

/** The number of values that a proposal changes. */
export function countChanges({ facts, rules, tiers }: TermsLines): number {
  const lines = [...facts, ...rules].filter(isChanged).length;
  return (
    lines + tiers.reduce((sum, { fields, change }) => sum + (change === 'changed' ? fields.filter(isChanged).length : change ? 1 : 0), 0)
  );
}
