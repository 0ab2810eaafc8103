import type { AgreementKind, Side } from '@livery/contract/agreements';
import type { ValueOf } from '@livery/contract/shapes';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { AppError } from '#base/app-error.ts';
import { findAgreement, listLivingOfMembers, listOpenProposals, listVersions, type AgreementRow } from './agreement.repo.ts';
import { presentAgreement, presentEvent, presentVersion } from './agreement.present.ts';
import { listAgreements, listEvents, type Filter } from './agreements.repo.ts';
import { readAccounts } from './parties.repo.ts';
import { readPolicies } from './policy.repo.ts';
import { remainingOf } from './acting/timing.rules.ts';

type WireAgreement = ValueOf<'dividendContract'>;

/** The reader: a member, or null for the house. */
export interface Reading {
  readonly db: GatewayDatabase;
  readonly merchant: Merchant;
  readonly reader: number | null;
  readonly at: Date;
}

/** The caller's side of an agreement. Null if it is not a party. */
export function sideOf({ member_id, upline_id }: AgreementRow, reader: number | null): Side | null {
  if (upline_id === reader) return 'upline';
  return reader !== null && member_id === reader ? 'downline' : null;
}

/** @throws AppError NOT_FOUND */
export async function requireOwn({ db, merchant, reader }: Reading, id: number): Promise<{ agreement: AgreementRow; side: Side }> {
  const agreement = await findAgreement(db, merchant.id, id);
  const side = agreement === null ? null : sideOf(agreement, reader);
  if (agreement === null || side === null) throw new AppError('NOT_FOUND');
  return { agreement, side };
}

export async function presentAll(
  { db, merchant, at }: Reading,
  rows: readonly { readonly agreement: AgreementRow; readonly side: Side }[],
): Promise<WireAgreement[]> {
  const agreements = rows.map(({ agreement }) => agreement);
  const uplines = await listLivingOfMembers(
    db,
    merchant.id,
    agreements.flatMap(({ upline_id }) => upline_id ?? []),
  );
  const versions = await listVersions(
    db,
    merchant.id,
    [...agreements, ...uplines].map(({ id }) => id),
  );
  const proposals = await listOpenProposals(
    db,
    merchant.id,
    agreements.map(({ id }) => id),
  );
  const accounts = await readAccounts(
    db,
    merchant.id,
    agreements.flatMap(({ member_id, upline_id }) => (upline_id === null ? [member_id] : [member_id, upline_id])),
  );
  const policies = await readPolicies(db, merchant.id);
  const versionsOf = (id: number | undefined) => versions.filter(({ agreement_id }) => agreement_id === id);
  const ceilingOf = ({ upline_id, kind }: AgreementRow) => {
    const upper = uplines.find((each) => each.member_id === upline_id && each.kind === kind);
    return upper === undefined ? null : { versions: remainingOf(versionsOf(upper.id), at), isUpline: true };
  };
  return rows.map(({ agreement, side }) =>
    presentAgreement({
      agreement,
      side,
      versions: versionsOf(agreement.id),
      proposal: proposals.find(({ agreement_id }) => agreement_id === agreement.id) ?? null,
      accounts,
      policies,
      ceiling: ceilingOf(agreement),
      at,
      timeZone: merchant.timeZone,
    }),
  );
}

export async function presentOne(reading: Reading, id: number): Promise<WireAgreement> {
  const [told] = await presentAll(reading, [await requireOwn(reading, id)]);
  if (told === undefined) throw new AppError('NOT_FOUND');
  return told;
}

/** One agreement with its history. */
export async function readWhole(reading: Reading, id: number): Promise<ValueOf<'agreement'>> {
  const { db, merchant, at } = reading;
  const told = await presentOne(reading, id);
  const versions = await listVersions(db, merchant.id, [id]);
  const events = await listEvents(db, merchant.id, id);
  return { ...told, versions: versions.map(presentVersion), events: events.map(presentEvent), now: at.toISOString() };
}

/** @throws AppError INVALID_REQUEST for a cursor of another list */
export async function readList(
  reading: Reading,
  filter: Omit<Filter, 'merchantId' | 'party'>,
  page: { readonly after?: string; readonly limit: number },
): Promise<ValueOf<'agreements'>> {
  const { db, merchant, reader, at } = reading;
  const { items, next } = await listAgreements(db, { ...filter, merchantId: merchant.id, party: reader }, at, page);
  const told = await presentAll(
    reading,
    items.map((agreement) => ({ agreement, side: filter.side })),
  );
  return { items: told, next, now: at.toISOString() };
}

/** The kinds of a list: the requested one, if it is on. */
export function kindsAsked(on: readonly AgreementKind[], asked: AgreementKind | undefined): readonly AgreementKind[] {
  return asked === undefined ? on : on.filter((kind) => kind === asked);
}
