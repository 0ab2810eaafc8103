import type { AgreementState } from '@livery/contract/agreements';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import {
  closeProposal,
  findOpenProposal,
  insertEvent,
  lockAgreement,
  updateState,
  type AgreementRow,
  type ProposalRow,
} from '../agreement.repo.ts';

/** An agreement and its open proposals at an instant. */
export interface Standing {
  readonly agreement: AgreementRow;
  readonly proposal: ProposalRow | null;
}

/** Expired by date, even if the sweep has not run yet. */
export function standingAt<Row extends { state: AgreementState; ends_at: Date | null }, Proposal extends { expires_at: Date }>(
  agreement: Row,
  proposal: Proposal | null,
  at: Date,
): { agreement: Row; proposal: Proposal | null } {
  if (agreement.state === 'ending' && agreement.ends_at !== null && agreement.ends_at <= at)
    return { agreement: { ...agreement, state: 'terminated' }, proposal: null };
  if (proposal === null || proposal.expires_at > at) return { agreement, proposal };
  return { agreement: agreement.state === 'requested' ? { ...agreement, state: 'withdrawn' } : agreement, proposal: null };
}

/** Locks an agreement, ends expired terms and proposals, and returns the result. Null if it does not exist. */
export async function lockStanding(
  trx: Transaction<Database>,
  { merchantId, id }: { readonly merchantId: number; readonly id: number },
  readTime: () => Promise<Date>,
): Promise<(Standing & { readonly at: Date; readonly isExpired: boolean }) | null> {
  const stored = await lockAgreement(trx, merchantId, id);
  if (stored === null) return null;
  const at = await readTime();
  const open = await findOpenProposal(trx, stored);
  const { agreement, proposal } = standingAt(stored, open, at);
  const system = { at, actor: 'gateway', side: 'system', reason: '' } as const;
  const isExpired = open !== null && proposal === null;
  if (isExpired) {
    await closeProposal(trx, open, 'expired', at);
    await insertEvent(trx, stored, { ...system, action: 'expire', proposalId: open.id });
  }
  if (agreement.state !== stored.state) await updateState(trx, stored, agreement.state, stored.ends_at);
  if (agreement.state === 'terminated' && stored.state === 'ending')
    await insertEvent(trx, stored, { ...system, action: 'end', proposalId: null });
  return { agreement, proposal, at, isExpired };
}
