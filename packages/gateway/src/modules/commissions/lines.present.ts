import type { ValueOf } from '@livery/contract/shapes';
import { actingMember } from '#ledger/facts.ts';
import type { EventRow, LineRow } from './reads.repo.ts';

type Line = ValueOf<'commissionLines'>['items'][number];
type Event = ValueOf<'commissionLine'>['events'][number];

export function presentLine(row: LineRow): Line {
  const { id, kind, state, tier, base, gross, net, due } = row;
  return {
    id,
    agreement: row.agreement_id,
    kind,
    downline: { id: row.member_id, account: row.account },
    payer: row.payer_id === null ? null : { id: row.payer_id, account: row.payer_account ?? '' },
    from: row.from_at.toISOString(),
    to: row.before_at.toISOString(),
    state,
    tier,
    base,
    gross,
    net,
    due,
    received: row.advanced > 0 ? due : row.paid,
    isDisputed: row.is_disputed,
  };
}

/** Staff are not named. */
export function presentEvent({ at, actor, action, text, amount }: EventRow, line: Pick<LineRow, 'member_id' | 'upline_id'>): Event {
  return { at: at.toISOString(), by: byOf(actor, line), action, text, amount };
}

function byOf(actor: EventRow['actor'], { member_id, upline_id }: Pick<LineRow, 'member_id' | 'upline_id'>): Event['by'] {
  const member = actingMember(actor);
  if (member === null) return actor.startsWith('job:') ? 'system' : 'house';
  if (Number(member) === member_id) return 'downline';
  return Number(member) === upline_id ? 'upline' : 'system';
}
