import type { ValueOf } from '@livery/contract/shapes';
import { AppError } from '#base/app-error.ts';
import { hashToken } from '#identity/authentication.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Platform } from '#base/platform.ts';
import type { MemberCall } from '#http/route.ts';
import { listPasskeys, lockMember } from '../passkeys/passkeys.repo.ts';
import { confirmPassword } from '../second-factor/confirm-password.action.ts';
import { tellOfProtection } from '../second-factor/protection-mail.action.ts';
import { findPasswordHash } from '../second-factor/second-factor.repo.ts';
import { findTicket, linkIdentity, listIdentities, spendTicket, unlinkIdentity } from './sign-in.repo.ts';
import { signInLife } from './sign-in.service.ts';
import type { MemberKey } from '#base/member-key.ts';

type Links = ValueOf<'signInLinks'>;
type LinkCall = Pick<MemberCall<'signInLinks'>, 'merchant' | 'member' | 'db'>;

/** The providers that a member has linked, oldest first. */
export function readLinks({ merchant, member, db }: LinkCall): Promise<Links> {
  return linksOf(db, { merchantId: merchant.id, memberId: member.id });
}

async function linksOf(db: GatewayDatabase, whose: MemberKey): Promise<Links> {
  const [list, hash] = [await listIdentities(db, whose), await findPasswordHash(db, whose)];
  return {
    list: list.map(({ provider, label, linked_at: at }) => ({ provider, label, linkedAt: at.toISOString() })),
    hasPassword: hash !== null,
  };
}

/**
 * Links another provider, using its ticket.
 *
 * @throws AppError OLD_PASSWORD_WRONG, CHALLENGE_EXPIRED, ALREADY_LINKED if that account belongs to somebody else or
 * the member has another one there, RATE_LIMITED
 */
export async function linkSignIn(call: MemberCall<'linkSignIn'>, platform: Platform): Promise<Links> {
  const { merchant, member, db, now, body } = call;
  const whose = { merchantId: merchant.id, memberId: member.id };
  await confirmPassword(call, body.password);
  const ticketHash = hashToken(body.ticket);
  const ticket = await findTicket(db, merchant.id, ticketHash, new Date(now.getTime() - signInLife));
  if (ticket === null) throw new AppError('CHALLENGE_EXPIRED');
  return call.transaction(async (trx) => {
    if (!(await spendTicket(trx, merchant.id, ticketHash))) throw new AppError('CHALLENGE_EXPIRED');
    if (!(await linkIdentity(trx, whose, ticket, now))) throw new AppError('ALREADY_LINKED');
    await tellOfProtection(trx, platform.messages, call, 'providerLinked');
    return linksOf(trx, whose);
  });
}

/**
 * Unlinks a provider, if the member has another way to log in.
 *
 * @throws AppError OLD_PASSWORD_WRONG, NOT_FOUND, LAST_WAY_IN, RATE_LIMITED
 */
export async function unlinkSignIn(call: MemberCall<'unlinkSignIn'>, platform: Platform): Promise<Links> {
  const { merchant, member, body } = call;
  const whose = { merchantId: merchant.id, memberId: member.id };
  await confirmPassword(call, body.password);
  return call.transaction(async (trx) => {
    // Two concurrent calls would each leave only the other's.
    await lockMember(trx, member.id);
    if (!(await unlinkIdentity(trx, whose, body.provider))) throw new AppError('NOT_FOUND');
    const left = await linksOf(trx, whose);
    const hasAnother = left.hasPassword || left.list.length > 0 || (await listPasskeys(trx, merchant.id, member.id)).length > 0;
    if (!hasAnother) throw new AppError('LAST_WAY_IN');
    await tellOfProtection(trx, platform.messages, call, 'providerUnlinked');
    return left;
  });
}
