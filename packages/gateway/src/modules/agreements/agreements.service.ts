import { floorOf } from '@livery/contract/commission-ceiling';
import type { AgreementKind } from '@livery/contract/agreements';
import type { ValueOf } from '@livery/contract/shapes';
import { AppError } from '#base/app-error.ts';
import { keyOf } from '#base/member-key.ts';
import type { ByMember, MemberCall } from '#http/route.ts';
import { act } from './acting/act.action.ts';
import { presentTerms } from './agreement.present.ts';
import { findLiving, listLivingBelow, listVersions } from './agreement.repo.ts';
import { listRemaining } from './acting/fit.action.ts';
import { findAgent, listKinds, requireKind, type PartyRow } from './parties.repo.ts';
import { readPolicy } from './policy.repo.ts';
import { listHouseBelow } from './tree.repo.ts';
import { request } from './acting/propose.action.ts';
import { kindsAsked, presentOne, readList, readWhole, requireOwn, type Reading } from './read-agreements.action.ts';
import { readTerms } from './acting/terms.rules.ts';
import { currentOf } from './acting/timing.rules.ts';

type ActCall = 'dividendContract' | 'dailySalaryContract' | 'hourlySalaryContract' | 'realTimeSalaryContract';

function readingOf({ db, merchant, member, now }: ByMember): Reading {
  return { db, merchant, reader: member.id, at: now };
}

/**
 * The two sides of an agreement: the caller offers terms to a direct downline, or asks its own upline or the house.
 *
 * @throws AppError NOT_FOUND for a member whose agreements are not with the caller
 */
export async function findPair(call: ByMember, memberId: number | undefined): Promise<{ downline: PartyRow; side: 'upline' | 'downline' }> {
  const { db, member } = call;
  const side = memberId === undefined ? 'downline' : 'upline';
  const downline = await findAgent(db, { ...keyOf(call), memberId: memberId ?? member.id });
  if (downline === null || (side === 'upline' && downline.uplineId !== member.id)) throw new AppError('NOT_FOUND');
  return { downline, side };
}

/**
 * The specification's four calls: one side's action on an agreement of their kind, once per key.
 *
 * @throws AppError NOT_AVAILABLE while the kind is off, NOT_FOUND for agreements and members of others, INVALID_REQUEST, STATE_CHANGED,
 *   LIMIT_EXCEEDED by field, IDEMPOTENCY_CONFLICT
 */
export async function actOn(kind: AgreementKind, call: MemberCall<ActCall>): Promise<ValueOf<ActCall>> {
  const { db, merchant, member, actor, body, timeIn } = call;
  await requireKind(db, merchant.id, kind);
  const { action, reason: given = '', hash = null } = body;
  const reason = given.trim().normalize('NFC');
  const terms = readTerms(kind, body.terms);
  const acting = { merchant, actor, readTime: timeIn };
  const asked = { kind, action, agreement: body.agreement ?? null, member: body.member ?? null, terms, hash, reason };
  return call.once(
    asked,
    async (trx) => {
      if (action === 'request') {
        if (terms === null) throw new AppError('INVALID_REQUEST', { fields: { '/terms': 'required' } });
        const { downline, side } = await findPair({ ...call, db: trx }, body.member);
        const bond = { merchantId: merchant.id, kind, memberId: downline.id, uplineId: downline.uplineId };
        return { id: await request(trx, bond, { ...acting, side }, { terms, reason }) };
      }
      if (body.agreement === undefined) throw new AppError('INVALID_REQUEST', { fields: { '/agreement': 'required' } });
      const { agreement, side } = await requireOwn({ ...readingOf(call), db: trx }, body.agreement);
      await act(trx, { id: agreement.id, kind, action, terms, hash, reason }, { ...acting, side });
      return { id: agreement.id };
    },
    { present: async (trx, { id }) => presentOne({ db: trx, merchant, reader: member.id, at: await timeIn(trx) }, id) },
  );
}

/** @throws AppError INVALID_REQUEST for a cursor of another list */
export async function readAgreements(call: MemberCall<'agreements'>): Promise<ValueOf<'agreements'>> {
  const { db, merchant, query } = call;
  const kinds = kindsAsked(await listKinds(db, merchant.id), query.kind);
  const side = query.of === 'own' ? 'downline' : 'upline';
  return readList(readingOf(call), { side, kinds, state: query.state, member: query.member }, query);
}

/** @throws AppError NOT_FOUND if it belongs to others, NOT_AVAILABLE while its kind is off */
export async function readAgreement(call: MemberCall<'agreement'>): Promise<ValueOf<'agreement'>> {
  const { db, merchant, query } = call;
  const { agreement } = await requireOwn(readingOf(call), query.agreement);
  await requireKind(db, merchant.id, agreement.kind);
  return readWhole(readingOf(call), agreement.id);
}

/** @throws AppError NOT_AVAILABLE while the kind is off, NOT_FOUND for a member without agreements with the caller */
export async function readOffer(call: MemberCall<'agreementTerms'>): Promise<ValueOf<'agreementTerms'>> {
  const { db, merchant, member, query, now } = call;
  const { kind } = query;
  await requireKind(db, merchant.id, kind);
  const { downline, side } = await findPair(call, query.member);
  const bond = { merchantId: merchant.id, kind };
  const own = side === 'upline' ? await findLiving(db, { ...bond, memberId: member.id }) : null;
  const ceiling = own === null ? null : currentOf(await listVersions(db, merchant.id, [own.id]), now);
  const children = [
    ...(await listLivingBelow(db, { ...bond, uplineId: downline.id })),
    ...(await listHouseBelow(db, { ...bond, memberId: downline.id })),
  ];
  const { noticeDays, expiryDays, suggestion } = await readPolicy(db, merchant.id, kind);
  return {
    kind,
    currency: merchant.currency,
    member: side === 'upline' ? { id: downline.id, account: downline.account } : null,
    ceiling: ceiling === null ? null : presentTerms(ceiling.terms),
    floor: floorOf((await listRemaining(db, merchant.id, children, now)).map(({ terms }) => terms)),
    suggestion: presentTerms(ceiling?.terms ?? suggestion),
    noticeDays,
    expiryDays,
  };
}
