import { excessOver, sharesOf } from '@livery/contract/commission-ceiling';
import type { Terms } from '@livery/contract/commission-terms';
import { wholeShare } from '@livery/contract/shares';
import type { Transaction } from 'kysely';
import { AppError } from '#base/app-error.ts';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import { holdLiving, listLivingBelow, listVersions, type AgreementRow, type Bond, type VersionRow } from '../agreement.repo.ts';
import { readAccounts } from '../parties.repo.ts';
import { pointers } from './terms.rules.ts';
import { currentOf, remainingOf } from './timing.rules.ts';

/** What an upline may hand on from now on. */
export interface Ceiling {
  /** In the order of time; the last has no end. */
  readonly versions: readonly VersionRow[];
}

/**
 * The upline's own terms of the kind, which stay as they are until the transaction ends; null for the house, which has no bounds.
 *
 * @throws AppError LIMIT_EXCEEDED if the upline has none that last
 */
export async function holdCeiling(trx: Transaction<Database>, { merchantId, kind, uplineId }: Bond, at: Date): Promise<Ceiling | null> {
  if (uplineId === null) return null;
  const own = await holdLiving(trx, { merchantId, kind, memberId: uplineId });
  const versions = own?.state === 'active' ? remainingOf(await listVersions(trx, merchantId, [own.id]), at) : [];
  if (versions.length === 0) throw new AppError('LIMIT_EXCEEDED', { fields: { '/terms': 'upline' } });
  return { versions };
}

/** When the upline's own terms begin; null if they have, and for the house. */
export function beginOf(ceiling: Ceiling | null, at: Date): Date | null {
  const first = ceiling === null ? null : currentOf(ceiling.versions, at);
  return first === null || first.starts_at <= at ? null : first.starts_at;
}

/**
 * The terms may pay no more than the upline gets at any time from then on, and with those of its other downlines no more than all of it.
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
  // The house has no amount of its own that somebody could have a share of.
  if (uplineId === null && terms.rules.split === 'shareOfParent')
    throw new AppError('INVALID_REQUEST', { fields: { '/terms/rules/split': 'notUsed' } });
  if (ceiling === null || uplineId === null) return;
  for (const version of remainingOf(ceiling.versions, from)) {
    const excess = excessOver(terms, version.terms);
    if (excess.length > 0) throw new AppError('LIMIT_EXCEEDED', { fields: pointers(excess) });
  }
  if (terms.rules.split !== 'shareOfParent') return;
  const siblings = (await listLivingBelow(trx, { merchantId, uplineId, kind })).filter((sibling) => sibling.id !== id);
  const promised = await listRemaining(trx, merchantId, siblings, from);
  if (sharesOf([terms, ...promised.map((version) => version.terms)]) > wholeShare)
    throw new AppError('LIMIT_EXCEEDED', { fields: { '/terms': 'shares' } });
}

/**
 * The downline's own downlines may have no more than it gets. It has to be locked before: then nobody accepts terms below it meanwhile.
 *
 * @throws AppError LIMIT_EXCEEDED with the account of one who has more
 */
export async function requireAbove(
  trx: Transaction<Database>,
  { merchant_id: merchantId, kind, member_id }: AgreementRow,
  { terms, from }: { readonly terms: Terms; readonly from: Date },
): Promise<void> {
  const children = await listLivingBelow(trx, { merchantId, uplineId: member_id, kind });
  const beyond = (await listRemaining(trx, merchantId, children, from)).find((version) => excessOver(version.terms, terms).length > 0);
  if (beyond === undefined) return;
  const child = children.find(({ id }) => id === beyond.agreement_id);
  const accounts = child === undefined ? null : await readAccounts(trx, merchantId, [child.member_id]);
  const account = child === undefined ? '' : (accounts?.get(child.member_id) ?? '');
  throw new AppError('LIMIT_EXCEEDED', { fields: { '/terms': 'downline', '/downline': account } });
}

/** The terms of some agreements that are in force then or will be. */
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
