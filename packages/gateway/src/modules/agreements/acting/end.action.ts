import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#ledger/facts.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { OnClose } from '#modules/closing/close.hooks.ts';
import {
  closeProposal,
  endVersions,
  insertEvent,
  listLivingBelow,
  listLivingOfMembers,
  listVersions,
  markWarned,
  updateState,
  type EventRow,
} from '../agreement.repo.ts';
import { lockStanding, type Standing } from './standing.action.ts';
import { tellParties } from './tell-parties.action.ts';
import { currentOf, endBelow, windowEnd } from './timing.rules.ts';

/** The actor, for the history. */
export interface EndedBy {
  readonly merchant: Merchant;
  readonly at: Date;
  readonly actor: Actor;
  readonly side: EventRow['side'];
  readonly reason: string;
}

/** An end sooner than this is announced only by the message about the action itself. */
export const warningDays = 3;
const day = 24 * 3_600_000;

/**
 * Ends an agreement at an instant, along with those of the kind below it, because nobody may have terms that the upline
 * lacks. Theirs end with the window that is running then. The agreement is locked.
 */
export async function endAgreement(
  trx: Transaction<Database>,
  { agreement, proposal }: Standing,
  endsAt: Date,
  by: EndedBy,
): Promise<void> {
  const { merchant, at } = by;
  if (proposal !== null) await closeProposal(trx, proposal, 'withdrawn', at);
  await endVersions(trx, agreement, endsAt);
  await updateState(trx, agreement, 'ending', endsAt);
  if (endsAt.getTime() - at.getTime() <= warningDays * day) await markWarned(trx, merchant.id, [agreement.id], at);
  const { merchant_id: merchantId, kind, member_id: uplineId } = agreement;
  for (const { id } of await listLivingBelow(trx, { merchantId, uplineId, kind }))
    await endOne(trx, id, { ...by, actor: 'gateway', side: 'system', reason: '' }, (terms) => endBelow(terms, endsAt, merchant.timeZone));
}

/** Ends all of an agent's agreements, up and down, and withdraws the open proposals. */
export const endOfClosed: OnClose = async (trx, { merchant, merchantId, memberId, at }) => {
  const by: EndedBy = { merchant, at, actor: 'gateway', side: 'system', reason: '' };
  const own = await listLivingOfMembers(trx, merchantId, [memberId]);
  const below = await listLivingBelow(trx, { merchantId, uplineId: memberId });
  for (const { id } of [...own, ...below]) await endOne(trx, id, by, (terms) => windowEnd(terms, at, merchant.timeZone));
};

type Terms = Parameters<typeof endBelow>[0];

/** Ends an agreement on the house's behalf and notifies both sides. An agreement that ends earlier is left alone. */
async function endOne(trx: Transaction<Database>, id: number, by: EndedBy, endOf: (terms: Terms) => Date): Promise<void> {
  const { merchant, at, actor, side, reason } = by;
  const standing = await lockStanding(trx, { merchantId: merchant.id, id }, async () => at);
  if (standing === null) return;
  const { agreement, proposal } = standing;
  const event = { at, actor, side, reason, proposalId: proposal?.id ?? null };
  if (agreement.state === 'requested') {
    await withdrawRequest(trx, standing, at);
    await insertEvent(trx, agreement, { ...event, action: 'withdraw' });
    await tellParties(trx, { merchant, agreement, from: 'system', act: 'withdraw', at });
    return;
  }
  if (agreement.state !== 'active' && agreement.state !== 'ending') return;
  const current = currentOf(await listVersions(trx, merchant.id, [id]), at);
  if (current === null) return;
  const endsAt = endOf(current.terms);
  if (agreement.ends_at !== null && agreement.ends_at <= endsAt) return;
  await endAgreement(trx, standing, endsAt, by);
  await insertEvent(trx, agreement, { ...event, proposalId: null, action: 'terminate' });
  await tellParties(trx, { merchant, agreement, from: 'system', act: 'terminate', effectiveAt: endsAt, at });
}

/** The agreement is locked and has never applied. */
export async function withdrawRequest(trx: Transaction<Database>, { agreement, proposal }: Standing, at: Date): Promise<void> {
  if (proposal !== null) await closeProposal(trx, proposal, 'withdrawn', at);
  await updateState(trx, agreement, 'withdrawn');
}
