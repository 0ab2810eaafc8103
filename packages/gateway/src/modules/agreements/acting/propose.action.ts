import type { ProposalKind, Side } from '@livery/contract/agreements';
import type { Terms } from '@livery/contract/commission-terms';
import type { Transaction } from 'kysely';
import { AppError } from '#base/app-error.ts';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#ledger/facts.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { lockTree } from '#modules/invitations/terms.repo.ts';
import {
  findLiving,
  insertAgreement,
  insertEvent,
  insertProposal,
  type AgreementRow,
  type Bond,
  type EventRow,
  type VersionRow,
} from '../agreement.repo.ts';
import { beginOf, holdCeiling, requireAbove, requireUnder, type Ceiling } from './fit.action.ts';
import { holdAgent } from '../parties.repo.ts';
import { readPolicy } from '../policy.repo.ts';
import type { Policy } from '../policy.rules.ts';
import { lockStanding } from './standing.action.ts';
import { tellParties } from './tell-parties.action.ts';
import { hashTerms } from './terms-hash.rules.ts';
import { amendmentStart, offerStart } from './timing.rules.ts';

/** One of the two sides, or the desk on the house's behalf. */
export interface ActingSide {
  readonly merchant: Merchant;
  readonly side: Side;
  readonly actor: Actor;
  /** The name of the person who acts for the house at the desk. */
  readonly person?: string;
  /**
   * The database's clock, which all gateways share. It is read after everything is locked, so that an act belongs to
   * exactly one window.
   */
  readonly readTime: (trx: Transaction<Database>) => Promise<Date>;
}

/**
 * Proposes the first terms of an agreement, and returns its number.
 *
 * @throws AppError NOT_FOUND if one of the two is no longer an agent, not related to the other, or closed;
 *   STATE_CHANGED while they have an agreement of the kind; LIMIT_EXCEEDED by field if an upline offers more than it
 *   gets
 */
export async function request(
  trx: Transaction<Database>,
  bond: Bond,
  acting: ActingSide,
  { terms, reason }: { readonly terms: Terms; readonly reason: string },
): Promise<number> {
  const { merchantId, memberId, uplineId, kind } = bond;
  const readTime = () => acting.readTime(trx);
  await lockTree(trx, bond);
  const upline = uplineId === null ? null : await holdAgent(trx, { merchantId, memberId: uplineId });
  const downline = await holdAgent(trx, { merchantId, memberId });
  if (downline === null || downline.uplineId !== uplineId || (uplineId !== null && upline === null)) throw new AppError('NOT_FOUND');
  // A downline must not learn its upline's terms, so they are compared when the upline accepts.
  const ceiling = acting.side === 'upline' ? await holdCeiling(trx, bond, await readTime()) : null;
  const known = await findLiving(trx, bond);
  if (known !== null) await lockStanding(trx, { merchantId, id: known.id }, readTime);
  const at = await readTime();
  const agreement = await insertAgreement(trx, bond, at);
  if (agreement === null) throw new AppError('STATE_CHANGED');
  const from = offerStart(terms, at, beginOf(ceiling, at), acting.merchant.timeZone);
  await requireUnder(trx, agreement, { terms, from, ceiling });
  await propose(trx, { agreement, at }, acting, { kind: 'offer', terms, reason, policy: await readPolicy(trx, merchantId, kind) });
  return agreement.id;
}

/**
 * Proposes terms to replace those in force.
 *
 * @throws AppError INVALID_REQUEST if they are the same, LIMIT_EXCEEDED by field, or with the account of a downline who
 *   has more
 */
export async function amend(
  trx: Transaction<Database>,
  { agreement, replaced, at }: { readonly agreement: AgreementRow; readonly replaced: VersionRow; readonly at: Date },
  acting: ActingSide,
  { terms, reason, policy, ceiling }: { terms: Terms; reason: string; policy: Policy; ceiling: Ceiling | null },
): Promise<void> {
  if (hashTerms(terms) === replaced.hash) throw new AppError('INVALID_REQUEST', { fields: { '/terms': 'unchanged' } });
  const { noticeDays } = policy;
  const from = amendmentStart(terms, { replaced, at, noticeDays, timeZone: acting.merchant.timeZone });
  if (acting.side === 'upline') await requireUnder(trx, agreement, { terms, from, ceiling });
  await requireAbove(trx, agreement, { terms, from });
  await propose(trx, { agreement, at }, acting, { kind: 'amendment', terms, reason, policy });
}

const acts = { offer: 'request', amendment: 'amend', termination: 'requestTermination' } as const satisfies Record<
  ProposalKind,
  EventRow['action']
>;
const day = 24 * 3_600_000;

/** Stores a proposal and notifies the other side. The agreement is locked and has no open proposal. */
export async function propose(
  trx: Transaction<Database>,
  { agreement, at }: { readonly agreement: AgreementRow; readonly at: Date },
  { merchant, side, actor, person }: ActingSide,
  { kind, terms, reason, policy }: { kind: ProposalKind; terms: Terms | null; reason: string; policy: Policy },
): Promise<void> {
  const expiresAt = new Date(at.getTime() + policy.expiryDays * day);
  const offered = terms === null ? null : { terms, hash: hashTerms(terms) };
  const { id } = await insertProposal(trx, agreement, { kind, by: side, at, expiresAt, offered, reason });
  await insertEvent(trx, agreement, { at, actor, person, side, action: acts[kind], proposalId: id, reason });
  await tellParties(trx, { merchant, agreement, from: side, act: acts[kind], at, reason, expiresAt });
}
