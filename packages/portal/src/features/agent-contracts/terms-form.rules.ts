import type { AgreementKind } from '@livery/contract/agreements';
import type { MinorUnits } from '@livery/contract/money';
import type { Share } from '@livery/contract/shares';
import { plainRules, type Rules, type Terms, type Tier } from '@livery/contract/commission-terms';
import { readAmount, type AmountFormat } from '#shared/money/amount-text.ts';
import { readPercent, writePercent } from '#shared/money/percent-text.ts';
import type { AskedTerms } from './agent-contracts.reads.ts';
import { rulesOf, tiersOf } from '@livery/contract/commission-terms-lines';

/** The terms as typed: one text per field. */
export type TermsValues = Record<string, string>;

/** Field names of a tier, by its id in the form. A moved tier keeps it. */
export const tierField = (tier: number, field: keyof Tier): string => `tier${tier}_${field}`;

export interface FormWriting {
  format: AmountFormat;
  language: string;
  /** Only the number. */
  number: (amount: MinorUnits) => string;
}

export interface TermsForm {
  kind: AgreementKind;
  /** The tiers in their order, each by its number. */
  tiers: readonly number[];
  values: TermsValues;
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** The fields to fill in with terms. */
export function startForm(terms: Terms, writing: FormWriting): TermsForm {
  const { number, language } = writing;
  const percent = (share: Share) => writePercent(share, language);
  const { rules, kind } = terms;
  const tiers = tiersOf(terms);
  const own =
    terms.kind === 'realTime'
      ? { singleBet: number(terms.singleBet), profitRate: percent(terms.profitRate), lossRate: percent(terms.lossRate) }
      : { minimumBet: number(terms.minimumBet), period: terms.kind === 'dividend' ? terms.period : '' };
  return {
    kind,
    tiers: tiers.map((_, index) => index),
    values: {
      ...own,
      hasTwoRates: yesOrNo(tiers.some(({ lostRate }) => lostRate !== null)),
      ...Object.assign({}, ...tiers.map((tier, index) => writeTier(index, tier, writing))),
      carry: rules.carry,
      isMadeUp: yesOrNo(rules.isMadeUp),
      tierBase: rules.tierBase,
      split: rules.split,
      payer: rules.payer,
      isGuaranteed: yesOrNo(rules.isGuaranteed),
      lateVoids: rules.lateVoids,
      turnover: rules.turnover,
      wholeUnits: rules.wholeUnits <= 1 ? '' : number(rules.wholeUnits),
      feeShare: rules.feeShare === 0 ? '' : percent(rules.feeShare),
      quarantine: yesOrNo(rules.quarantine !== null),
      quarantineMember: number(rules.quarantine?.member ?? 0),
      quarantineTeam: number(rules.quarantine?.team ?? 0),
    },
  };
}

export function writeTier(place: number, tier: Tier, { number, language }: FormWriting): TermsValues {
  return {
    [tierField(place, 'periodicMinimumBet')]: number(tier.periodicMinimumBet),
    [tierField(place, 'profitLoss')]: number(tier.profitLoss),
    [tierField(place, 'minimumActiveMembers')]: String(tier.minimumActiveMembers),
    [tierField(place, 'rate')]: writePercent(tier.rate, language),
    [tierField(place, 'lostRate')]: writePercent(tier.lostRate ?? tier.rate, language),
  };
}

/** The fields that the form shows, in its order. */
export function fieldsOf({ kind, tiers, values }: TermsForm): string[] {
  const rates: (keyof Tier)[] = values['hasTwoRates'] === 'yes' ? ['rate', 'lostRate'] : ['rate'];
  const scale = tiers.flatMap((tier) =>
    (['periodicMinimumBet', 'profitLoss', 'minimumActiveMembers', ...rates] as const).map((field) => tierField(tier, field)),
  );
  const own = {
    dividend: ['period', 'minimumBet'],
    daily: ['minimumBet'],
    hourly: ['minimumBet'],
    realTime: ['singleBet', 'profitRate', 'lossRate'],
  }[kind];
  const quarantine = values['quarantine'] === 'yes' ? ['quarantineMember', 'quarantineTeam'] : [];
  const rules = rulesOf[kind].flatMap((name) => (name === 'quarantine' ? [name, ...quarantine] : [name]));
  return [...own, ...scale, ...rules];
}

/** Whether a field is collapsed. */
export function isRule(field: string): boolean {
  return field in plainRules || field.startsWith('quarantine');
}

/** Field values by name. */
export function sortOf(field: string): 'amount' | 'percent' | 'count' | 'choice' {
  const name = field.replace(/^tier\d+_/, '');
  if (['rate', 'lostRate', 'profitRate', 'lossRate', 'feeShare'].includes(name)) return 'percent';
  if (name === 'minimumActiveMembers') return 'count';
  const amounts = ['minimumBet', 'singleBet', 'periodicMinimumBet', 'profitLoss', 'wholeUnits', 'quarantineMember', 'quarantineTeam'];
  return amounts.includes(name) ? 'amount' : 'choice';
}

export function readCount(text: string): number | null {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
}

/** The terms from the fields. Null if one of them cannot be read. */
export function readForm(form: TermsForm, format: AmountFormat): AskedTerms | null {
  let isWhole = true;
  const lost = (): number => {
    isWhole = false;
    return 0;
  };
  const text = (field: string) => form.values[field] ?? '';
  const amount = (field: string) => {
    const reading = readAmount(text(field), format);
    return 'minor' in reading ? reading.minor : lost();
  };
  const percent = (field: string) => readPercent(text(field)) ?? lost();
  const is = (field: string) => text(field) === 'yes';
  const rules: Rules = {
    carry: text('carry') as Rules['carry'],
    isMadeUp: is('isMadeUp'),
    tierBase: text('tierBase') as Rules['tierBase'],
    split: text('split') as Rules['split'],
    payer: text('payer') as Rules['payer'],
    isGuaranteed: is('isGuaranteed'),
    lateVoids: text('lateVoids') as Rules['lateVoids'],
    turnover: text('turnover') as Rules['turnover'],
    wholeUnits: text('wholeUnits') === '' ? 1 : amount('wholeUnits'),
    feeShare: text('feeShare') === '' ? 0 : percent('feeShare'),
    quarantine: is('quarantine') ? { member: amount('quarantineMember'), team: amount('quarantineTeam') } : null,
  };
  const tier = (place: number): Tier => ({
    periodicMinimumBet: amount(tierField(place, 'periodicMinimumBet')),
    profitLoss: amount(tierField(place, 'profitLoss')),
    minimumActiveMembers: readCount(text(tierField(place, 'minimumActiveMembers'))) ?? lost(),
    rate: percent(tierField(place, 'rate')),
    lostRate: is('hasTwoRates') ? percent(tierField(place, 'lostRate')) : null,
  });
  const terms = termsOf();
  return isWhole ? terms : null;

  function termsOf(): AskedTerms {
    const { kind, tiers } = form;
    if (kind === 'realTime')
      return { kind, singleBet: amount('singleBet'), profitRate: percent('profitRate'), lossRate: percent('lossRate'), rules };
    const scaled = { minimumBet: amount('minimumBet'), tiers: tiers.map(tier), rules };
    if (kind === 'dividend') return { kind, period: text('period') as 'weekly', ...scaled };
    return { kind, ...scaled };
  }
}

/** A new tier starts with twice the last tier's requirements, at the same rate. */
export function nextTier(last: Tier | undefined): Tier {
  if (last === undefined) return { periodicMinimumBet: 0, profitLoss: 0, minimumActiveMembers: 0, rate: 0, lostRate: null };
  const { periodicMinimumBet, profitLoss, minimumActiveMembers } = last;
  return {
    ...last,
    periodicMinimumBet: 2 * periodicMinimumBet,
    profitLoss: 2 * profitLoss,
    minimumActiveMembers: 2 * minimumActiveMembers,
  };
}

/** A tier's current field values. Invalid ones are 0. */
export function readTier(place: number, values: TermsValues, format: AmountFormat): Tier {
  const text = (field: keyof Tier) => values[tierField(place, field)] ?? '';
  const amount = (field: keyof Tier) => {
    const reading = readAmount(text(field), format);
    return 'minor' in reading ? reading.minor : 0;
  };
  return {
    periodicMinimumBet: amount('periodicMinimumBet'),
    profitLoss: amount('profitLoss'),
    minimumActiveMembers: readCount(text('minimumActiveMembers')) ?? 0,
    rate: readPercent(text('rate')) ?? 0,
    lostRate: readPercent(text('lostRate')),
  };
}

/** The tiers with one of them moved up or down. */
export function movedTier(tiers: readonly number[], index: number, by: -1 | 1): number[] {
  const moved = [...tiers];
  const [one, other] = [moved[index], moved[index + by]];
  if (one !== undefined && other !== undefined) [moved[index], moved[index + by]] = [other, one];
  return moved;
}
