import { excessOver, ratesOf } from '@livery/contract/commission-ceiling';
import { termsFaults, type TermsFaultCode } from '@livery/contract/commission-fit';
import { highestRates, type Terms } from '@livery/contract/commission-terms';
import { wholeShare } from '@livery/contract/shares';
import type { FieldProblem } from '#shared/forms/field-rules.ts';
import type { Submission } from '#shared/store/submission.ts';
import type { Offer } from './agent-contracts.reads.ts';
import { sortOf, tierField } from './terms-form.rules.ts';

/** The form field for an error path of the terms, such as `tiers.1.rate`. */
function fieldAt(path: string, tiers: readonly number[]): string {
  const [, index, name = 'periodicMinimumBet'] = /^tiers\.(\d+)(?:\.(\w+))?$/.exec(path) ?? [];
  if (index !== undefined) return tierField(tiers[Number(index)] ?? 0, name as 'rate');
  if (path === 'tiers') return tierField(tiers[0] ?? 0, 'periodicMinimumBet');
  return path
    .replace('rules.quarantine.member', 'quarantineMember')
    .replace('rules.quarantine.team', 'quarantineTeam')
    .replace('rules.', '');
}

const texts: Partial<Record<TermsFaultCode, string>> = {
  outOfRange: 'outOfRange',
  rateMissing: 'rateMissing',
  rateFalls: 'rateFalls',
  tierRepeats: 'tierRepeats',
  tierFalls: 'tierFalls',
  tierOverlaps: 'tierOverlaps',
};

/** Errors of terms by field: invalid, above the upline's own, or below what is promised further down. */
export function faultsAt(
  terms: Terms,
  { ceiling, floor, member }: Pick<Offer, 'ceiling' | 'floor' | 'member'>,
  tiers: readonly number[],
): ReadonlyMap<string, FieldProblem> {
  const faults = new Map<string, FieldProblem>();
  const tell = (path: string, problem: FieldProblem) => {
    const field = fieldAt(path, tiers);
    if (!faults.has(field)) faults.set(field, problem);
  };
  const most = terms.rules.split === 'shareOfParent' ? wholeShare : highestRates[terms.kind];
  for (const { field, code } of termsFaults(terms))
    tell(field, code === 'rateTooHigh' ? { text: 'rateAtMost', values: { ppm: most } } : { text: texts[code] ?? 'other' });
  if (ceiling !== null && ceiling.kind === terms.kind)
    for (const { field, code, limit } of excessOver(terms, ceiling)) tell(field, excess(field, code, limit, tiers));
  if (terms.rules.split === 'differential' && Math.max(0, ...ratesOf(terms)) < floor)
    tell(highestRateOf(terms), { text: member === null ? 'belowOwnFloor' : 'belowFloor', values: { ppm: floor } });
  return faults;
}

function excess(path: string, code: 'rate' | 'terms', limit: number | null, tiers: readonly number[]): FieldProblem {
  if (limit === null) return { text: 'asOwn' };
  if (code === 'rate') return { text: 'aboveCeiling', values: { ppm: limit } };
  const isAmount = sortOf(fieldAt(path, tiers)) === 'amount';
  return isAmount ? { text: 'amountAtLeast', values: { amount: limit } } : { text: 'rateAtLeast', values: { ppm: limit } };
}

function highestRateOf(terms: Terms): string {
  return terms.kind === 'realTime' ? 'lossRate' : `tiers.${terms.tiers.length - 1}.rate`;
}

/** A refusal with fields named as in the form. */
export function placed(submission: Submission, tiers: readonly number[]): Submission {
  if (submission.status !== 'refused' || submission.failure.fields === undefined) return submission;
  const fields = Object.entries(submission.failure.fields).map(([pointer, reason]): [string, string] => {
    const path = /^\/terms\/(.+)$/.exec(pointer)?.[1]?.replaceAll('/', '.');
    return [path === undefined ? pointer : `/${fieldAt(path, tiers)}`, reason];
  });
  return { ...submission, failure: { ...submission.failure, fields: Object.fromEntries(fields) } };
}

/** Whether the refusal is shown at form fields. A refusal of the terms as a whole is shown above them. */
export function isAtField(submission: Submission): boolean {
  const fields = submission.status === 'refused' ? submission.failure.fields : undefined;
  return fields !== undefined && Object.keys(fields).some((pointer) => !['/terms', '/downline'].includes(pointer));
}
