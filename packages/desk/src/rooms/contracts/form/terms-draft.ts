import type { AgreementKind, SettlementPeriod } from '@livery/contract/agreements';
import { termsFaults } from '@livery/contract/commission-fit';
import { plainRules, type Rules, type Terms, type Tier } from '@livery/contract/commission-terms';
import { hasTwoRates, rulesOf, tiersOf } from '@livery/contract/commission-terms-lines';
import type { ControlInputOf } from '@livery/contract/control/shapes';
import { wholeShare } from '@livery/contract/shares';
import { rateText, readRate } from '#shared/forms/rate-text.ts';
import { amountField, readAmount } from '#shared/money-text.ts';
import { readWhole } from '#shared/forms/whole-number.ts';
import { formTexts as texts } from './form.texts.ts';

/** A tier as typed. It keeps its `id` when it moves. */
export type TierDraft = Readonly<Record<keyof Tier, string>> & { readonly id: number };

/** Rules as selected and typed. */
export type RulesDraft = Omit<Rules, 'wholeUnits' | 'feeShare' | 'quarantine'> & {
  readonly wholeUnits: string;
  readonly feeShare: string;
  readonly hasQuarantine: boolean;
  readonly quarantineMember: string;
  readonly quarantineTeam: string;
};

/** Terms as typed. */
export interface TermsDraft {
  readonly kind: AgreementKind;
  readonly period: SettlementPeriod;
  readonly minimumBet: string;
  readonly singleBet: string;
  readonly profitRate: string;
  readonly lossRate: string;
  readonly hasTwoRates: boolean;
  readonly tiers: readonly TierDraft[];
  readonly rules: RulesDraft;
}

/** What the fields of terms need, including the form that they report to. */
export interface TermsFieldsProps {
  readonly draft: TermsDraft;
  readonly unit: string;
  /** Keyed by the path in the terms. */
  readonly wrong: Readonly<Record<string, string>>;
  /** The house earns no commission, so an agent cannot share it. */
  readonly isOfHouse: boolean;
  readonly onChange: (draft: TermsDraft) => void;
}

export function draftOf(terms: Terms, unit: string): TermsDraft {
  const amount = (value: number) => amountField(value, unit);
  const { kind, rules } = terms;
  const isRealTime = kind === 'realTime';
  return {
    kind,
    period: kind === 'dividend' ? terms.period : 'monthly',
    minimumBet: amount(isRealTime ? 0 : terms.minimumBet),
    singleBet: amount(isRealTime ? terms.singleBet : 0),
    profitRate: isRealTime ? rateText(terms.profitRate) : '0',
    lossRate: isRealTime ? rateText(terms.lossRate) : '0',
    hasTwoRates: !isRealTime && hasTwoRates(terms),
    tiers: tiersOf(terms).map((tier, id) => draftOfTier(tier, id, unit)),
    rules: {
      ...rules,
      wholeUnits: rules.wholeUnits <= 1 ? '' : amount(rules.wholeUnits),
      feeShare: rules.feeShare === 0 ? '' : rateText(rules.feeShare),
      hasQuarantine: rules.quarantine !== null,
      quarantineMember: amount(rules.quarantine?.member ?? 0),
      quarantineTeam: amount(rules.quarantine?.team ?? 0),
    },
  };
}

function draftOfTier({ periodicMinimumBet, profitLoss, minimumActiveMembers, rate, lostRate }: Tier, id: number, unit: string): TierDraft {
  return {
    id,
    periodicMinimumBet: amountField(periodicMinimumBet, unit),
    profitLoss: amountField(profitLoss, unit),
    minimumActiveMembers: String(minimumActiveMembers),
    rate: rateText(rate),
    lostRate: rateText(lostRate ?? rate),
  };
}

/** Adds a tier that starts as a copy of the last one. */
export function addTier(tiers: readonly TierDraft[], unit: string): readonly TierDraft[] {
  const empty = draftOfTier({ periodicMinimumBet: 0, profitLoss: 0, minimumActiveMembers: 0, rate: 0, lostRate: null }, 0, unit);
  return [...tiers, { ...(tiers.at(-1) ?? empty), id: 1 + Math.max(-1, ...tiers.map(({ id }) => id)) }];
}

export function moveTierUp(tiers: readonly TierDraft[], place: number): readonly TierDraft[] {
  const moved = tiers[place];
  return moved === undefined ? tiers : tiers.filter((tier) => tier !== moved).toSpliced(Math.max(0, place - 1), 0, moved);
}

/** The terms to send. */
type AskedTerms = ControlInputOf<'setAgreementPolicy'>['suggestion'];

export interface ReadTerms {
  /** Null while a field has an error. */
  readonly terms: AskedTerms | null;
  /** Keyed by the path in the terms, such as `tiers.1.rate`. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** The typed terms, or their errors: unreadable fields first, then invalid terms. */
export function readDraft(draft: TermsDraft, unit: string): ReadTerms {
  const wrong: Record<string, string> = {};
  const tell = (path: string, text: string): 0 => {
    wrong[path] ??= text;
    return 0;
  };
  const amount = (path: string, text: string) => readAmount(text, unit) ?? tell(path, texts.wrongAmount);
  const rate = (path: string, text: string) => {
    const read = text.trim() === '' ? null : readRate(text);
    return read === null || read > wholeShare ? tell(path, texts.wrongRate) : read;
  };
  const tier = (typed: TierDraft, place: number): Tier => ({
    periodicMinimumBet: amount(`tiers.${place}.periodicMinimumBet`, typed.periodicMinimumBet),
    profitLoss: amount(`tiers.${place}.profitLoss`, typed.profitLoss),
    minimumActiveMembers: readWhole(typed.minimumActiveMembers) ?? tell(`tiers.${place}.minimumActiveMembers`, texts.wrongCount),
    rate: rate(`tiers.${place}.rate`, typed.rate),
    lostRate: draft.hasTwoRates && draft.kind !== 'dividend' ? rate(`tiers.${place}.lostRate`, typed.lostRate) : null,
  });
  const rules = readRules(draft, { amount, rate });
  const { kind } = draft;
  const terms = ((): AskedTerms => {
    if (kind === 'realTime') {
      const rates = { profitRate: rate('profitRate', draft.profitRate), lossRate: rate('lossRate', draft.lossRate) };
      return { kind, singleBet: amount('singleBet', draft.singleBet), ...rates, rules };
    }
    const scaled = { minimumBet: amount('minimumBet', draft.minimumBet), tiers: draft.tiers.map(tier), rules };
    return kind === 'dividend' ? { kind, period: draft.period, ...scaled } : { kind, ...scaled };
  })();
  if (Object.keys(wrong).length === 0) for (const { field, code } of termsFaults(terms)) tell(field, texts.faults[code]);
  return { terms: Object.keys(wrong).length === 0 ? terms : null, wrong };
}

interface Readers {
  readonly amount: (path: string, text: string) => number;
  readonly rate: (path: string, text: string) => number;
}

/** Rules that do not depend on the kind keep their defaults. */
function readRules({ kind, rules: typed }: TermsDraft, { amount, rate }: Readers): Rules {
  const { wholeUnits, feeShare, hasQuarantine, quarantineMember, quarantineTeam, ...chosen } = typed;
  const uses = (name: keyof Rules) => rulesOf[kind].includes(name);
  const own = Object.fromEntries(Object.entries(chosen).filter(([name]) => uses(name as keyof Rules)));
  return {
    ...plainRules,
    ...own,
    wholeUnits: uses('wholeUnits') && wholeUnits.trim() !== '' ? amount('rules.wholeUnits', wholeUnits) : 1,
    feeShare: uses('feeShare') && feeShare.trim() !== '' ? rate('rules.feeShare', feeShare) : 0,
    quarantine:
      uses('quarantine') && hasQuarantine
        ? { member: amount('rules.quarantine.member', quarantineMember), team: amount('rules.quarantine.team', quarantineTeam) }
        : null,
  };
}

/** The gateway's refusals by their path in the terms. Refusals of the terms as a whole are at `terms`. */
export function refusedFields(reasons: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { '/downline': account } = reasons;
  return Object.fromEntries(
    Object.keys(reasons).flatMap((pointer) => {
      const path = /^\/(?:terms|suggestion)(?:\/(.+))?$/.exec(pointer);
      if (path === null) return [];
      const [, below] = path;
      if (below !== undefined) return [[below.replaceAll('/', '.'), texts.refused]];
      return [['terms', account === undefined ? texts.refused : texts.downline(account)]];
    }),
  );
}
