import type { Settled } from './family.rules.ts';
import type { CountedUnit } from './calculate.service.ts';
import type { NewLine } from './lines.repo.ts';
import type { RealTimeLine } from './real-time.service.ts';
import type { Unit } from './agreements.repo.ts';

export function newLineOf({ of, input, outcome }: Settled<CountedUnit>): NewLine {
  const { tier, base, gross, amount, net, due, closing } = outcome;
  return { ...rowOf(of), input, closing, tier, base, gross, amount, net, due, lowered: of.lowered };
}

export function newRealTimeLine({ unit, input, outcome, net, base }: RealTimeLine): NewLine {
  const { line, due, makeUp, remainder } = outcome;
  const closing = { makeUp, remainder };
  return { ...rowOf(unit), input, closing, tier: null, base, gross: line, amount: line, net, due, lowered: null };
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
): Pick<NewLine, Row> {
  const { payer, isGuaranteed } = unit.terms.rules;
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
    state: unit.isMemberActive ? 'calculated' : 'held',
  };
}
