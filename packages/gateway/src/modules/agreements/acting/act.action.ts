import { actionsOf, type AgreementAction, type AgreementKind } from '@livery/contract/agreements';
import type { Terms } from '@livery/contract/commission-terms';
import type { Transaction } from 'kysely';
import { AppError } from '#base/app-error.ts';
import type { Database } from '#database/schema.ts';
import { lockTree } from '#modules/invitations/terms.repo.ts';
import { accept } from './accept.action.ts';
import { closeProposal, findAgreement, insertEvent, listVersions, updateState, type AgreementRow } from '../agreement.repo.ts';
import { endAgreement } from './end.action.ts';
import { holdCeiling, type Ceiling } from './fit.action.ts';
import { readPolicy } from '../policy.repo.ts';
import { amend, propose, type ActingSide } from './propose.action.ts';
import { lockStanding, type Standing } from './standing.action.ts';
import { tellParties } from './tell-parties.action.ts';
import { currentOf, noticedEnd } from './timing.rules.ts';

export interface Asked {
  readonly id: number;
  readonly kind: AgreementKind;
  readonly action: Exclude<AgreementAction, 'request'>;
  readonly terms: Terms | null;
  /** The version of the terms that was read. Null for an end. */
  readonly hash: string | null;
  readonly reason: string;
}

/**
 * Runs a side's action on an existing agreement.
 *
 * @throws AppError NOT_FOUND for an agreement of another kind; STATE_CHANGED if the side cannot take the action now, or
 *   the terms have changed; INVALID_REQUEST; LIMIT_EXCEEDED by field, or with the account of a downline who has more
 */
export async function act(trx: Transaction<Database>, asked: Asked, acting: ActingSide): Promise<void> {
  const merchantId = acting.merchant.id;
  const { id, kind, action } = asked;
  const found = await findAgreement(trx, merchantId, id);
  if (found === null || found.kind !== kind) throw new AppError('NOT_FOUND');
  const readTime = () => acting.readTime(trx);
  await lockTree(trx, { merchantId, memberId: found.member_id });
  // The upline's own agreement is above, so it is locked first.
  const bringsTerms = action === 'amend' || (action === 'accept' && asked.hash !== null);
  const ceiling = bringsTerms ? await holdCeiling(trx, bondOf(found), await readTime()) : null;
  const standing = await lockStanding(trx, { merchantId, id }, readTime);
  if (standing === null) throw new AppError('NOT_FOUND');
  const { agreement, proposal } = standing;
  const open = proposal === null ? null : { kind: proposal.kind, by: proposal.by_side };
  if (!actionsOf({ state: agreement.state, proposal: open }, acting.side).includes(action)) throw new AppError('STATE_CHANGED');
  if (action === 'amend' || action === 'requestTermination') await proposeChange(trx, standing, asked, acting, ceiling);
  else await conclude(trx, standing, { ...asked, action }, acting, ceiling);
}

type Standings = Standing & { readonly at: Date };

async function proposeChange(
  trx: Transaction<Database>,
  { agreement, at }: Standings,
  { action, terms, reason }: Asked,
  acting: ActingSide,
  ceiling: Ceiling | null,
): Promise<void> {
  const policy = await readPolicy(trx, agreement.merchant_id, agreement.kind);
  if (action === 'requestTermination') {
    await propose(trx, { agreement, at }, acting, { kind: 'termination', terms: null, reason, policy });
    return;
  }
  if (terms === null) throw new AppError('INVALID_REQUEST', { fields: { '/terms': 'required' } });
  const replaced = (await listVersions(trx, agreement.merchant_id, [agreement.id])).at(-1);
  if (replaced === undefined) throw new Error(`Agreement ${agreement.id} is active without terms`);
  await amend(trx, { agreement, replaced, at }, acting, { terms, reason, policy, ceiling });
}

type Conclusion = Omit<Asked, 'action'> & { readonly action: 'accept' | 'reject' | 'withdraw' | 'terminate' };

async function conclude(
  trx: Transaction<Database>,
  { agreement, proposal, at }: Standings,
  { action, hash, reason }: Conclusion,
  acting: ActingSide,
  ceiling: Ceiling | null,
): Promise<void> {
  const { merchant, side, actor, person } = acting;
  const policy = await readPolicy(trx, merchant.id, agreement.kind);
  let effectiveAt: Date | undefined;
  if (action === 'terminate') {
    const current = currentOf(await listVersions(trx, merchant.id, [agreement.id]), at);
    if (current === null) throw new Error(`Agreement ${agreement.id} is active without terms`);
    effectiveAt = noticedEnd(current.terms, at, policy.noticeDays, merchant.timeZone);
    await endAgreement(trx, { agreement, proposal }, effectiveAt, { merchant, at, actor, side, reason });
  } else if (proposal !== null && action === 'accept') {
    effectiveAt = await accept(trx, { agreement, proposal, at }, acting, { hash, ceiling, policy });
  } else if (proposal !== null) {
    const state = action === 'reject' ? 'rejected' : 'withdrawn';
    await closeProposal(trx, proposal, state, at);
    if (agreement.state === 'requested') await updateState(trx, agreement, state);
  }
  const proposalId = action === 'terminate' ? null : (proposal?.id ?? null);
  await insertEvent(trx, agreement, { at, actor, person, side, action, proposalId, reason });
  await tellParties(trx, {
    merchant,
    agreement,
    from: side,
    act: action,
    at,
    reason,
    ...(effectiveAt === undefined ? {} : { effectiveAt }),
  });
}

function bondOf({ merchant_id: merchantId, kind, member_id: memberId, upline_id: uplineId }: AgreementRow) {
  return { merchantId, kind, memberId, uplineId };
}
