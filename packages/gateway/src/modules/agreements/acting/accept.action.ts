import type { Transaction } from 'kysely';
import { AppError } from '#base/app-error.ts';
import type { Database } from '#database/schema.ts';
import {
  closeProposal,
  insertVersion,
  listVersions,
  updateState,
  type AgreementRow,
  type ProposalRow,
  type VersionRow,
} from '../agreement.repo.ts';
import { endAgreement } from './end.action.ts';
import { beginOf, requireAbove, requireUnder, type Ceiling } from './fit.action.ts';
import type { Policy } from '../policy.rules.ts';
import type { ActingSide } from './propose.action.ts';
import { amendmentStart, currentOf, offerStart, windowEnd } from './timing.rules.ts';

interface Accepting {
  readonly agreement: AgreementRow;
  readonly proposal: ProposalRow;
  readonly at: Date;
}

/**
 * Accepts the terms that were read, and returns when they take effect. Agreement and ceiling are locked.
 *
 * @throws AppError STATE_CHANGED if the terms are not those that were read, or would begin in a settled window;
 *   LIMIT_EXCEEDED if they do not fit between upline and downlines
 */
export async function accept(
  trx: Transaction<Database>,
  { agreement, proposal, at }: Accepting,
  acting: ActingSide,
  { hash, ceiling, policy }: { readonly hash: string | null; readonly ceiling: Ceiling | null; readonly policy: Policy },
): Promise<Date> {
  const { merchant, actor, side } = acting;
  if (proposal.hash !== hash) throw new AppError('STATE_CHANGED');
  await closeProposal(trx, proposal, 'accepted', at);
  const versions = await listVersions(trx, merchant.id, [agreement.id]);
  const effectiveAt = effectOf({ proposal, versions, at, ceiling, policy }, merchant.timeZone);
  const { terms } = proposal;
  if (terms === null || hash === null) {
    await endAgreement(trx, { agreement, proposal: null }, effectiveAt, { merchant, at, actor, side, reason: '' });
    return effectiveAt;
  }
  await requireUnder(trx, agreement, { terms, from: effectiveAt, ceiling });
  await requireAbove(trx, agreement, { terms, from: effectiveAt });
  await insertVersion(trx, agreement, { terms, hash, startsAt: effectiveAt, acceptedAt: at }).catch(refuseSettled);
  await updateState(trx, agreement, 'active');
  return effectiveAt;
}

/** A gateway whose clock is ahead may have opened the next window. The terms can be accepted once it has begun. */
function refuseSettled(error: unknown): never {
  throw (error as { code?: unknown }).code === 'LV004' ? new AppError('STATE_CHANGED') : error;
}

interface Proposed {
  readonly proposal: Pick<ProposalRow, 'kind' | 'terms'>;
  readonly versions: readonly VersionRow[];
  readonly at: Date;
  readonly ceiling: Ceiling | null;
  readonly policy: Policy;
}

/** When a proposal takes effect if it is accepted at that instant. */
export function effectOf({ proposal: { kind, terms }, versions, at, ceiling, policy }: Proposed, timeZone: string): Date {
  if (kind === 'offer' && terms !== null) return offerStart(terms, at, beginOf(ceiling, at), timeZone);
  const current = currentOf(versions, at);
  const replaced = versions.at(-1);
  if (current === null || replaced === undefined) throw new Error('An agreement without terms cannot change or end');
  if (terms === null) return windowEnd(current.terms, at, timeZone);
  return amendmentStart(terms, { replaced, at, noticeDays: policy.noticeDays, timeZone });
}
