import type { BodyOf } from '@livery/contract/shapes';
import type { FieldProblem, FormSpec } from '#shared/forms/field-rules.ts';
import { readPercent, writePercent } from '#shared/money/percent-text.ts';
import type { Submission } from '#shared/store/submission.ts';
import type { DownlineTerms, RecruitingTerms } from './agent-recruiting.reads.ts';

export type Kind = BodyOf<'addDownline'>['kind'];
type Limits = NonNullable<BodyOf<'addDownline'>['limits']>;

/** An offer as typed: `kind`, a percentage per game type, and for an agent `agents` (yes or no), `mostDirect` and `levels`. */
export type OfferValues = Record<string, string>;

export const rateField = (gameType: string): string => `rate_${gameType}`;

/** The part of the agent's own rates that goes to the downline. */
export type Share = 'none' | 'half' | 'all';

export function sharedRates(own: RecruitingTerms['rates'], share: Share, language: string): Record<string, string> {
  const of = { none: 0, half: 0.5, all: 1 }[share];
  return Object.fromEntries(own.map(({ gameType, ppm }) => [rateField(gameType), writePercent(Math.floor(ppm * of), language)]));
}

export function startOffer({ rates, limits }: RecruitingTerms, language: string): OfferValues {
  return {
    kind: 'player',
    agents: 'no',
    mostDirect: String(limits.mostDirect),
    levels: String(Math.max(limits.levels - 1, 0)),
    ...sharedRates(rates, 'half', language),
  };
}

/** An account's current values, for the form that changes them. */
export function startTerms({ kind, rates, limits }: DownlineTerms, own: RecruitingTerms, language: string): OfferValues {
  const paid = own.rates.map(({ gameType }) => [rateField(gameType), writePercent(ppmOf(rates, gameType), language)]);
  return {
    kind,
    agents: limits?.mayRecruitAgents === true ? 'yes' : 'no',
    mostDirect: String(limits?.mostDirect ?? 0),
    levels: String(limits?.levels ?? 0),
    ...(Object.fromEntries(paid) as OfferValues),
  };
}

export function ppmOf(rates: DownlineTerms['rates'], gameType: string): number {
  return rates.find((rate) => rate.gameType === gameType)?.ppm ?? 0;
}

/** Why the agent may not have an account of a kind. Null if it may. */
export function refusalOf(kind: Kind, { limits, direct }: RecruitingTerms): 'level' | 'full' | 'agents' | null {
  if (limits.levels === 0) return 'level';
  if (direct >= limits.mostDirect) return 'full';
  return kind === 'agent' && (!limits.mayRecruitAgents || limits.levels < 2) ? 'agents' : null;
}

const whole =
  (most: number) =>
  (value: unknown, values: OfferValues): FieldProblem | null => {
    if (values['kind'] !== 'agent') return null;
    return /^\d{1,9}$/.test(String(value)) && Number(value) <= most ? null : { text: 'atMost', values: { max: most } };
  };

export function specOfOffer({ rates, limits }: RecruitingTerms): FormSpec<OfferValues> {
  const atMost =
    (most: number) =>
    (value: unknown): FieldProblem | null => {
      const ppm = readPercent(String(value));
      if (ppm === null) return { text: 'percent' };
      return ppm > most ? { text: 'rateAtMost', values: { ppm: most } } : null;
    };
  return {
    kind: { required: true },
    ...Object.fromEntries(rates.map(({ gameType, ppm }) => [rateField(gameType), { check: atMost(ppm) }])),
    agents: {},
    mostDirect: { check: whole(limits.mostDirect) },
    levels: { check: whole(Math.max(limits.levels - 1, 0)) },
  };
}

export function offerOf(
  values: OfferValues,
  { rates }: RecruitingTerms,
): { kind: Kind; rates: BodyOf<'addDownline'>['rates']; limits?: Limits } {
  const kind: Kind = values['kind'] === 'agent' ? 'agent' : 'player';
  const paid = rates.map(({ gameType }) => ({ gameType, ppm: readPercent(values[rateField(gameType)] ?? '') ?? 0 }));
  const limits = {
    mayRecruitAgents: values['agents'] === 'yes',
    mostDirect: Number(values['mostDirect']),
    levels: Number(values['levels']),
  };
  return { kind, rates: paid.filter(({ ppm }) => ppm > 0), ...(kind === 'agent' ? { limits } : {}) };
}

const fieldOfPointer = (pointer: string): string =>
  pointer
    .replace(/^\/rates\//, '/rate_')
    .replace(/^\/limits\/mayRecruitAgents$/, '/agents')
    .replace(/^\/limits\//, '/');

/** A refusal with fields named as in the form. */
export function placed(submission: Submission): Submission {
  if (submission.status !== 'refused' || submission.failure.fields === undefined) return submission;
  const fields = Object.entries(submission.failure.fields).map(([pointer, reason]) => [fieldOfPointer(pointer), reason]);
  return { ...submission, failure: { ...submission.failure, fields: Object.fromEntries(fields) as Record<string, string> } };
}

/** Whether the refusal names fields of the form. */
export function isAtField(submission: Submission): boolean {
  return submission.status === 'refused' && submission.failure.fields !== undefined;
}
