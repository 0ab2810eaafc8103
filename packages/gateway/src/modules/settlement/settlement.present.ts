import { plainRules } from '@livery/contract/commission-terms';
import type { Settled } from './family.rules.ts';
import type { CountedUnit } from './counting/calculate.service.ts';
import type { NewLine } from './lines.repo.ts';
import type { RealTimeLine } from './real-time.service.ts';
import type { Unit } from './agreements.repo.ts';

export function newLineOf({ of, input, outcome, fault }: Settled<CountedUnit>): NewLine {
  const { tier, base, gross, amount, net, due, closing } = outcome;
  const figures = { closing, tier, base, gross, amount, net, due };
  return { ...rowOf(of, fault), ...figures, input: fault === null ? input : { fault }, lowered: fault === null ? of.lowered : null };
}

export function newRealTimeLine({ unit, input, outcome, net, base, fault }: RealTimeLine): NewLine {
  const { line, due, makeUp, remainder } = outcome;
  const figures = { closing: { makeUp, remainder }, tier: null, base, gross: line, amount: line, net, due, lowered: null };
  return { ...rowOf(unit, fault), ...figures, input: fault === null ? input : { fault } };
}

type Row =
  | 'agreement_id'
  | 'version_id'
  | 'kind'
  | 'member_id'
  | 'payer_id'
  | 'level'
  | 'is_guaranteed'
  | 'from_at'
  | 'before_at'
  | 'state';

function rowOf(
  unit: Pick<
    Unit,
    'agreementId' | 'versionId' | 'kind' | 'memberId' | 'uplineId' | 'level' | 'terms' | 'from' | 'before' | 'isMemberActive'
  >,
  fault: string | null,
): Pick<NewLine, Row> {
  const { payer, isGuaranteed } = fault === null ? unit.terms.rules : plainRules;
  return {
    agreement_id: unit.agreementId,
    version_id: unit.versionId,
    kind: unit.kind,
    member_id: unit.memberId,
    payer_id: payer === 'house' ? null : unit.uplineId,
    level: unit.level,
    is_guaranteed: isGuaranteed,
    from_at: unit.from,
    before_at: unit.before,
    state: unit.isMemberActive && fault === null ? 'calculated' : 'held',
  };
}
