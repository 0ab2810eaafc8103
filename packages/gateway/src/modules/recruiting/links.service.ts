import { randomInt } from 'node:crypto';
import { readSubId } from '@livery/contract/sub-id';
import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import { addDays, dayStart, isDay } from '@livery/contract/zoned-days';
import { AppError } from '#base/app-error.ts';
import { networkOf } from '#base/network.ts';
import type { RequestContext } from '#http/context.ts';
import type { MemberCall } from '#http/route.ts';
import { countUse, defineLimit, refuseFor } from '#limits/rate-counter.ts';
import { keyOf } from '#base/member-key.ts';
import { plainCode } from '../registration/registration.service.ts';
import { presentLink } from '../invitations/links.present.ts';
import {
  countLinks,
  findLink,
  findLinks,
  insertLink,
  insertVisit,
  lockLink,
  updateLink,
  type Lifetime,
  type NewLink,
} from '../invitations/links.repo.ts';
import { readOffer } from '../invitations/terms.present.ts';
import { lockTerms } from '../invitations/terms.repo.ts';
import { findExcess, findRefusal } from '../invitations/terms.rules.ts';

const mostLinks = 500;
/** The limit of visits per network, so that a script that invents names soon counts nothing more. */
export const visitLimit = defineLimit({ scope: 'invitation-visit', uses: 30, window: 10 * 60_000 });

/** Without letters that are mistaken for digits. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 10;

export async function readLinks(call: MemberCall<'invitationLinks'>): Promise<ValueOf<'invitationLinks'>> {
  const { db, merchant, now, query } = call;
  const { items, next } = await findLinks(db, keyOf(call), query);
  return { items: items.map((row) => presentLink(row, merchant, now)), next };
}

/**
 * Creates a link, once per key.
 *
 * @throws AppError INVALID_REQUEST, LIMIT_EXCEEDED by field, IDEMPOTENCY_CONFLICT
 */
export async function addLink(call: MemberCall<'addInvitationLink'>): Promise<ValueOf<'addInvitationLink'>> {
  const { merchant, body, now } = call;
  const { kind } = body;
  const agent = keyOf(call);
  const offer = readOffer(body);
  const lifetime = readLifetime(call, body);
  return call.once(
    { kind, offer, ...lifetime },
    async (trx) => {
      const terms = await lockTerms(trx, agent);
      const fields = { ...findRefusal(kind, terms), ...findExcess(offer, terms) };
      if (Object.keys(fields).length > 0) throw new AppError('LIMIT_EXCEEDED', { fields });
      if ((await countLinks(trx, agent)) >= mostLinks) throw new AppError('LIMIT_EXCEEDED');
      for (;;) {
        const wanted: NewLink = { ...lifetime, kind, offer, code: drawCode() };
        const link = await insertLink(trx, agent, wanted, now);
        if (link !== null) return { id: link.id };
      }
    },
    {
      present: async (trx, { id }) => {
        const link = await findLink(trx, agent, id);
        if (link === null) throw new AppError('NOT_FOUND');
        return presentLink(link, merchant, now);
      },
    },
  );
}

function drawCode(): string {
  return Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('');
}

/** @throws AppError NOT_FOUND for somebody else's link, INVALID_REQUEST, for example for a cap below the registrations so far */
export async function changeLink(call: MemberCall<'changeInvitationLink'>): Promise<ValueOf<'changeInvitationLink'>> {
  const { merchant, body, now, transaction } = call;
  return transaction(async (trx) => {
    const link = await lockLink(trx, keyOf(call), body.id);
    if (link === null) throw new AppError('NOT_FOUND');
    const lifetime = readLifetime(call, body, link.expires_at);
    if (lifetime.cap !== null && lifetime.cap < link.registered) throw new AppError('INVALID_REQUEST', { fields: { '/cap': 'minimum' } });
    return presentLink(await updateLink(trx, link, { ...lifetime, isPaused: body.isPaused }), merchant, now);
  });
}

/**
 * An expired link may keep its last day, so that its note can still be changed.
 *
 * @throws AppError INVALID_REQUEST for an invalid or past day
 */
function readLifetime(
  { merchant, now }: RequestContext,
  { note, expiresOn, cap }: Pick<BodyOf<'changeInvitationLink'>, 'note' | 'expiresOn' | 'cap'>,
  before: Date | null = null,
): Lifetime {
  if (expiresOn !== null && !isDay(expiresOn)) throw new AppError('INVALID_REQUEST', { fields: { '/expiresOn': 'pattern' } });
  const expiresAt = expiresOn === null ? null : new Date(dayStart(addDays(expiresOn, 1), merchant.timeZone));
  if (expiresAt !== null && expiresAt <= now && expiresAt.getTime() !== before?.getTime())
    throw new AppError('INVALID_REQUEST', { fields: { '/expiresOn': 'minimum' } });
  return { note: note.trim().normalize('NFC'), expiresAt, cap };
}

/**
 * Counts a link's visitors, each once. The answer does not reveal whether the code exists.
 *
 * @throws AppError RATE_LIMITED
 */
export async function followInvitation(
  call: RequestContext & { readonly body: BodyOf<'followInvitation'> },
): Promise<ValueOf<'followInvitation'>> {
  const { db, merchant, ip, now, body } = call;
  refuseFor(await countUse(db, { limit: visitLimit, merchantId: merchant.id, subject: networkOf(ip) }, now));
  await insertVisit(db, merchant.id, { code: plainCode(body.code), visitor: body.visitor, subId: readSubId(body.sub) }, now);
  return {};
}
