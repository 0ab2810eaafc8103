import type { ValueOf } from '@livery/contract/shapes';
import type { StatementRow } from './statements.repo.ts';

export function presentStatement(row: StatementRow): ValueOf<'statements'>['items'][number] {
  const { number, kind, agreement_id, agreement_kind, from_at, before_at, position, hash, opening, lines, adjustments, paid, closing } =
    row;
  return {
    number,
    kind,
    agreement: agreement_id,
    agreementKind: agreement_kind,
    from: from_at.toISOString(),
    before: before_at.toISOString(),
    position,
    hash,
    opening,
    lines,
    adjustments,
    paid,
    closing,
  };
}
