import { excessOver, sharesOf } from '@livery/contract/commission-ceiling';
import type { Terms } from '@livery/contract/commission-terms';
import { wholeShare } from '@livery/contract/shares';
import type { Transaction } from 'kysely';
import { AppError } from '#base/app-error.ts';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { MoveAsked } from '#modules/agents/moving/move.hooks.ts';
import {
  holdLiving,
  listLivingBelow,
  listLivingOfMembers,
  listVersions,
  type AgreementRow,
  type Bond,
  type VersionRow,
} from '../agreement.repo.ts';
import { readAccounts } from '../parties.repo.ts';
import { listAbove, listHouseBelow, lockTerms } from '../tree.repo.ts';
import { pointers } from './terms.rules.ts';
import { currentOf, remainingOf } from './timing.rules.ts';

/** The bounds for new terms. */
export interface Ceiling {
  /** An upline's terms by time. The last ones have no end. */
  readonly versions: readonly Pick<VersionRow, 'terms' | 'starts_at' | 'ends_at'>[];
  /**
   * Whether they are the upline's own terms, and nothing begins before them. Otherwise they are those of agents above
   * an agent who agrees with the house, and bind it while they last.
   */
  readonly isUpline: boolean;
}

/**
 * The upline's own terms of the kind, locked until the transaction ends. The house pays an agent and the agents above
 * for the same team, so all of their terms bound those of the agent. Null if nothing bounds them.
 *
 * @throws AppError LIMIT_EXCEEDED if the upline has no terms that last
 */
export async function holdCeiling(
  trx: Transaction<Database>,
  { merchantId, kind, memberId, uplineId }: Bond,
  at: Date,
): Promise<Ceiling | null> {
  await lockTerms(trx, merchantId, kind);
  if (uplineId === null) {
    const above = await listPaid(trx, merchantId, await listAbove(trx, { merchantId, memberId, kind }), at);
    return above.length === 0 ? null : { versions: above, isUpline: false };
  }
  const own = await holdLiving(trx, { merchantId, kind, memberId: uplineId });
  const versions = own?.state === 'active' ? remainingOf(await listVersions(trx, merchantId, [own.id]), at) : [];
  if (versions.length === 0) throw new AppError('LIMIT_EXCEEDED', { fields: { '/terms': 'upline' } });
  return { versions, isUpline: true };
}

/** When the upline's own terms begin. Null if they have begun, and for the house. */
export function beginOf(ceiling: Ceiling | null, at: Date): Date | null {
  const first = ceiling?.isUpline === true ? currentOf(ceiling.versions, at) : null;
  return first === null || first.starts_at <= at ? null : first.starts_at;
}

/**
 * Checks that the terms never pay more than the upline gets, and that the terms of all its downlines together never pay
 * more than all of it.
 *
 * @throws AppError LIMIT_EXCEEDED by field
 */
export async function requireUnder(
  trx: Transaction<Database>,
  {
    merchant_id: merchantId,
    kind,
    upline_id: uplineId,
    id,
  }: Pick<AgreementRow, 'merchant_id' | 'kind' | 'upline_id'> & { readonly id: number | null },
  { terms, from, ceiling }: { readonly terms: Terms; readonly from: Date; readonly ceiling: Ceiling | null },
): Promise<void> {
  // The house has no result to share.
  if (uplineId === null && terms.rules.split === 'shareOfParent')
    throw new AppError('INVALID_REQUEST', { fields: { '/terms/rules/split': 'notUsed' } });
  if (ceiling === null) return;
  for (const version of remainingOf(ceiling.versions, from)) {
    const excess = excessOver(paidBy(uplineId, terms), version.terms);
    if (excess.length > 0) throw new AppError('LIMIT_EXCEEDED', { fields: pointers(excess) });
  }
  if (uplineId === null || terms.rules.split !== 'shareOfParent') return;
  const siblings = (await listLivingBelow(trx, { merchantId, uplineId, kind })).filter((sibling) => sibling.id !== id);
  const promised = await listRemaining(trx, merchantId, siblings, from);
  if (sharesOf([terms, ...promised.map((version) => version.terms)]) > wholeShare)
    throw new AppError('LIMIT_EXCEEDED', { fields: { '/terms': 'shares' } });
}

/**
 * Checks that the downline's own downlines get no more than it does, and neither do agents further below who agree with
 * the house. The downline's agreement must be locked, so that nobody accepts terms below it meanwhile.
 *
 * @throws AppError LIMIT_EXCEEDED with the account of one who has more
 */
export async function requireAbove(
  trx: Transaction<Database>,
  { merchant_id: merchantId, kind, member_id, upline_id }: AgreementRow,
  { terms, from }: { readonly terms: Terms; readonly from: Date },
): Promise<void> {
  const children = await listLivingBelow(trx, { merchantId, uplineId: member_id, kind });
  const ofHouse = await listHouseBelow(trx, { merchantId, memberId: member_id, kind });
  const beyond =
    (await listRemaining(trx, merchantId, children, from)).find((version) => excessOver(version.terms, terms).length > 0) ??
    (await listPaid(trx, merchantId, ofHouse, from)).find((version) => excessOver(version.terms, paidBy(upline_id, terms)).length > 0);
  if (beyond === undefined) return;
  const child = [...children, ...ofHouse].find(({ id }) => id === beyond.agreement_id);
  const accounts = child === undefined ? null : await readAccounts(trx, merchantId, [child.member_id]);
  const account = child === undefined ? '' : (accounts?.get(child.member_id) ?? '');
  throw new AppError('LIMIT_EXCEEDED', { fields: { '/terms': 'downline', '/downline': account } });
}

/** Whether a moving branch has house terms that pay more than one of its new uplines gets. */
export async function wouldExceed(db: GatewayDatabase, { merchantId, memberId, parentId }: MoveAsked, at: Date): Promise<boolean> {
  if (parentId === null) return false;
  const inForce = (rows: readonly AgreementRow[]) => rows.filter(({ state }) => state !== 'requested');
  const own = inForce(await listLivingOfMembers(db, merchantId, [memberId])).filter(({ upline_id }) => upline_id === null);
  const moved = [...own, ...(await listHouseBelow(db, { merchantId, memberId }))];
  if (moved.length === 0) return false;
  const parents = inForce(await listLivingOfMembers(db, merchantId, [parentId]));
  const above = await listPaid(db, merchantId, [...parents, ...(await listAbove(db, { merchantId, memberId: parentId }))], at);
  const paid = await listPaid(db, merchantId, moved, at);
  return paid.some(({ terms }) => above.some((upper) => upper.terms.kind === terms.kind && excessOver(terms, upper.terms).length > 0));
}

/**
 * The remaining terms of some agreements, with the actual payer: the house pays its own agreements, whatever their
 * terms say.
 */
async function listPaid(db: GatewayDatabase, merchantId: number, agreements: readonly AgreementRow[], from: Date) {
  const uplines = new Map(agreements.map(({ id, upline_id }) => [id, upline_id]));
  const versions = await listRemaining(db, merchantId, agreements, from);
  return versions.map((version) => ({ ...version, terms: paidBy(uplines.get(version.agreement_id) ?? null, version.terms) }));
}

function paidBy(uplineId: number | null, terms: Terms): Terms {
  return uplineId === null ? { ...terms, rules: { ...terms.rules, payer: 'house' } } : terms;
}

/** Terms of some agreements that apply at an instant or later. */
export async function listRemaining(
  db: GatewayDatabase,
  merchantId: number,
  agreements: readonly AgreementRow[],
  from: Date,
): Promise<VersionRow[]> {
  const versions = await listVersions(
    db,
    merchantId,
    agreements.map(({ id }) => id),
  );
  return remainingOf(versions, from);
}
