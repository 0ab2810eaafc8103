import { plainName } from '@livery/contract/pasted-text';
import { readSubId } from '@livery/contract/sub-id';
import type { OpenedLogin, ValueOf } from '@livery/contract/shapes';
import { openMemberAccount } from '#ledger/accounts.ts';
import type { ProvenIdentity, SignInBinding, SignInProvider } from '#ports/sign-in/sign-in-provider.ts';
import { AppError } from '#base/app-error.ts';
import { hashToken, newToken } from '#identity/authentication.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { RequestContext } from '#http/context.ts';
import { networkOf } from '#base/network.ts';
import { ownOriginOf } from '#http/own-page.ts';
import type { Platform } from '#base/platform.ts';
import { countUse, refuseFor, type RateLimit } from '#limits/rate-counter.ts';
import { readUsername } from '../registration/register-fields.rules.ts';
import { countRegistration } from '../registration/registration.limits.ts';
import { findInviter, insertMember, insertProfile, nothingTold } from '../registration/registration.repo.ts';
import { findOrigin, giveReferralCode, plainCode } from '../registration/registration.service.ts';
import { takePlace } from '../invitations/invitation.action.ts';
import { finishLogin } from '../session/finish-login.action.ts';
import { sendWelcome } from '../inbox/send-welcome.action.ts';
import { openSession } from '../session/open-session.action.ts';
import { isFlagOn } from '../system/flags.repo.ts';
import { listRegisterRules } from '../system/system.repo.ts';
import { finishLimit, startLimit } from './sign-in.limits.ts';
import {
  findLinkedMember,
  findTicket,
  insertAttempt,
  insertTicket,
  linkIdentity,
  spendTicket,
  takeAttempt,
  type Attempt,
} from './sign-in.repo.ts';
import type { Call } from '#http/route.ts';

/** Milliseconds for the login at the provider, and for the registration after it. */
export const signInLife = 15 * 60_000;
const longestNickname = 32;

/** The redirect URI: the page that reads the provider's answer. */
const returnPath = '/sign-in/return';

/** Vendors that the merchant's members may use. */
export function providersOf({ signIn }: Platform, { code }: Merchant): readonly SignInProvider[] {
  return signIn.filter(({ merchants }) => merchants === null || merchants.includes(code));
}

/**
 * Starts a login with a provider. The answer is bound to this start, its page and its merchant.
 *
 * @throws AppError NOT_FOUND for another provider, NOT_AVAILABLE on a page that is not the merchant's, RATE_LIMITED, UNAVAILABLE
 */
export async function startSignIn(call: Call<'startSignIn'>, platform: Platform): Promise<ValueOf<'startSignIn'>> {
  const { db, merchant, now } = call;
  const provider = providerNamed(platform, merchant, call.body.provider);
  const origin = ownOriginOf(platform, call);
  await count(call, startLimit);
  const state = newToken().token;
  const attempt: Attempt = { provider: provider.id, origin, nonce: newToken().token, codeVerifier: newToken().token };
  await insertAttempt(db, merchant.id, hashToken(state), attempt, now);
  const address = await provider.begin(bindingOf(attempt, state)).catch(refuseSilence);
  return { address, state };
}

/**
 * Checks a provider's answer, once. The holder of a linked account is logged in. Others get a ticket to open an account
 * with.
 *
 * @throws AppError SIGN_IN_FAILED for another state, nonce, issuer or page, or a used code; ACCOUNT_CLOSED,
 * RATE_LIMITED, UNAVAILABLE
 */
export async function finishSignIn(call: Call<'finishSignIn'>, platform: Platform): Promise<ValueOf<'finishSignIn'>> {
  const { db, merchant, now } = call;
  const { state, code, iss, isForLink = false } = call.body;
  await count(call, finishLimit);
  const attempt = await takeAttempt(db, merchant.id, hashToken(state), new Date(now.getTime() - signInLife));
  if (attempt === null || attempt.origin !== ownOriginOf(platform, call)) throw new AppError('SIGN_IN_FAILED');
  const provider = providerNamed(platform, merchant, attempt.provider);
  const proven = await provider.finish(bindingOf(attempt, state), { code, iss }).catch(refuseSilence);
  if (proven === null) throw new AppError('SIGN_IN_FAILED');
  return welcome(platform, call, { ...proven, provider, isForLink });
}

interface Arrival extends ProvenIdentity {
  /** The provider that proved the identity. Its name is null for a phone. */
  readonly provider: { readonly id: string; readonly name: string | null };
  readonly isForLink: boolean;
}

/**
 * A session if the proven identity is linked to a member, otherwise a ticket.
 *
 * @throws AppError ACCOUNT_CLOSED, ALREADY_LINKED for linking an account that is already linked
 */
export async function welcome(
  platform: Platform,
  call: RequestContext,
  { issuer, subject, name, provider, isForLink }: Arrival,
): Promise<ValueOf<'finishSignIn'>> {
  const { db, merchant, now } = call;
  const linked = await findLinkedMember(db, merchant.id, { issuer, subject });
  if (linked !== undefined && isForLink) throw new AppError('ALREADY_LINKED');
  if (linked !== undefined) return call.transaction((trx) => finishLogin(trx, call, platform.messages, linked, { scope: 'full' }));
  const ticket = newToken().token;
  const nickname = [...plainName(name.replace(/\p{Cc}/gu, ''))].slice(0, longestNickname).join('');
  await insertTicket(db, merchant.id, hashToken(ticket), { issuer, subject, provider: provider.id, nickname }, now);
  return { unlinked: true, ticket, provider: provider.name, nickname };
}

/**
 * Opens a member's account for a ticket. It has no password, because the member logs in with the provider.
 *
 * @throws AppError NOT_AVAILABLE if registration by username is off, INVALID_REQUEST, CHALLENGE_EXPIRED, INVITATION_CODE_INVALID,
 *   USERNAME_TAKEN, ALREADY_LINKED, RATE_LIMITED
 */
export async function joinBySignIn(call: Call<'joinBySignIn'>, platform: Platform): Promise<OpenedLogin> {
  const { db, merchant, now, body } = call;
  if (!(await isFlagOn(db, merchant.id, 'USERNAMEREG3'))) throw new AppError('NOT_AVAILABLE');
  const rules = await listRegisterRules(db, merchant.id);
  const typed = readUsername(rules, body.username);
  await countRegistration(call);
  const ticketHash = hashToken(body.ticket);
  const ticket = await findTicket(db, merchant.id, ticketHash, new Date(now.getTime() - signInLife));
  if (ticket === null) throw new AppError('CHALLENGE_EXPIRED');
  const invitedWith = plainCode(body.referralCode ?? '') || null;
  const asksCode = rules.some(({ field, enabled }) => field === 'affiliateCode' && enabled);
  const origin = await findOrigin(call, asksCode && body.affiliateCode ? { affiliateCode: body.affiliateCode } : {});
  return call.transaction(async (trx) => {
    const { parentId, type, settle } = await takePlace(trx, merchant.id, origin, readSubId(body.invitationSub), now);
    const holder = { username: typed.toLowerCase(), nickname: ticket.nickname || typed, type };
    const id = await insertMember(trx, { merchantId: merchant.id, ...holder, parentId }, now);
    if (id === null) throw new AppError('USERNAME_TAKEN', { fields: { '/username': 'taken' } });
    await settle(id);
    if (!(await spendTicket(trx, merchant.id, ticketHash))) throw new AppError('CHALLENGE_EXPIRED');
    const whose = { merchantId: merchant.id, memberId: id };
    if (!(await linkIdentity(trx, whose, ticket, now))) throw new AppError('ALREADY_LINKED');
    await insertProfile(trx, whose, nothingTold);
    const inviterId = invitedWith === null ? null : await findInviter(db, merchant.id, invitedWith);
    await giveReferralCode(trx, whose, { invitedWith, inviterId, domain: null }, now);
    await openMemberAccount(trx, { ...whose, kind: 'CASH', unit: merchant.currency });
    await sendWelcome(trx, merchant, id, now);
    return openSession(trx, call, platform.messages, { id, ...holder, vip_level: 0, parent_id: parentId }, { scope: 'full' });
  });
}

/** @throws AppError NOT_FOUND */
function providerNamed(platform: Platform, merchant: Merchant, id: string): SignInProvider {
  const provider = providersOf(platform, merchant).find((one) => one.id === id);
  if (provider === undefined) throw new AppError('NOT_FOUND');
  return provider;
}

function bindingOf({ origin, nonce, codeVerifier }: Attempt, state: string): SignInBinding {
  return { redirectUri: `${origin}${returnPath}`, state, nonce, codeVerifier };
}

/** A provider that does not answer. @throws AppError UNAVAILABLE */
function refuseSilence(): never {
  throw new AppError('UNAVAILABLE');
}

/** @throws AppError RATE_LIMITED */
async function count({ db, merchant, ip, now }: RequestContext, limit: RateLimit): Promise<void> {
  const wait = await countUse(db, { limit, merchantId: merchant.id, subject: networkOf(ip) }, now);
  refuseFor(wait);
}
