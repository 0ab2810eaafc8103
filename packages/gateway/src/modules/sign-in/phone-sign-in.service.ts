import type { ErrorCode } from '@livery/contract/errors';
import type { ValueOf } from '@livery/contract/shapes';
import { isRefused } from '#ports/sign-in/identity-toolkit.ts';
import type { PhoneRefusal, PhoneService } from '#ports/sign-in/phone-service.ts';
import { AppError, type ErrorDetails } from '#base/app-error.ts';
import { hashToken, newToken } from '#identity/authentication.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { RequestContext } from '#http/context.ts';
import { readMobileNumber } from '#identity/mobile-number.ts';
import { networkOf } from '#base/network.ts';
import type { Platform } from '#base/platform.ts';
import { countUses, refuseFor } from '#limits/rate-counter.ts';
import { welcome } from './sign-in.service.ts';
import { insertPhoneSignIn, spendPhoneSignIn, tryPhoneSignIn } from './sign-in.repo.ts';
import { codesOfNetwork, codesToNumber } from './sign-in.limits.ts';
import type { Call } from '#http/route.ts';

/** The most attempts at a code from one message. */
export const phoneTries = 5;
/** Lifetime of a code in milliseconds. The service still decides. */
const codeLife = 5 * 60_000;
/** In minutes. A page counts down this long until it may request another (specification, section 9). */
const countdown = 1;
/** Seconds to wait after too many requests to a service (specification, section 8). */
const waitOfService = 5 * 60;

const answers: Readonly<Record<PhoneRefusal, readonly [ErrorCode, ErrorDetails?]>> = {
  invalidNumber: ['INVALID_REQUEST', { fields: { '/mobileNum': 'phone' } }],
  invalidCode: ['CODE_INVALID'],
  expired: ['CODE_EXPIRED'],
  tooMany: ['RATE_LIMITED', { retryAfter: waitOfService }],
  notHuman: ['HUMAN_CHECK_FAILED'],
  quota: ['QUOTA_EXCEEDED'],
  notAllowed: ['OPERATION_NOT_ALLOWED'],
  closed: ['ACCOUNT_CLOSED'],
};

/** The service that verifies the numbers of the merchant's members. Null if there is none. */
export function phoneServiceOf({ phones }: Pick<Platform, 'phones'>, { code }: Pick<Merchant, 'code'>): PhoneService | null {
  return phones.find(({ merchants }) => merchants === null || merchants.includes(code)) ?? null;
}

/**
 * Has a code sent to a phone. Messages cost money, so machines, networks and numbers are checked first.
 *
 * @throws AppError NOT_AVAILABLE, INVALID_REQUEST for an invalid number, HUMAN_CHECK_FAILED, RATE_LIMITED, QUOTA_EXCEEDED,
 *   OPERATION_NOT_ALLOWED, UNAVAILABLE
 */
export async function sendSignInCode(call: Call<'sendSignInCode'>, platform: Platform): Promise<ValueOf<'sendSignInCode'>> {
  const { db, merchant, now, ip } = call;
  const { mobileNum, countryDialingCode, humanVerification } = call.body;
  const service = requireService(platform, call);
  const number = readMobileNumber(countryDialingCode.replace('+', ''), mobileNum);
  if (number === null) throw new AppError('INVALID_REQUEST', { fields: { '/mobileNum': 'phone' } });
  if (!(await platform.humans.verify(db, { merchantId: merchant.id, purpose: 'signIn' }, humanVerification, now)))
    throw new AppError('HUMAN_CHECK_FAILED');
  const uses = [
    { limit: codesOfNetwork, merchantId: merchant.id, subject: networkOf(ip) },
    { limit: codesToNumber, merchantId: merchant.id, subject: number },
  ];
  refuseFor(await call.transaction((trx) => countUses(trx, uses, now)));
  const sent = await service.sendCode(number).catch(refuseSilence);
  if (isRefused(sent)) throw refusalOf(sent.refusal);
  const session = newToken().token;
  await insertPhoneSignIn(db, merchant.id, hashToken(session), sent.session, now);
  return { expiredMinutes: countdown, session };
}

/**
 * Checks a code from a message: five tries, valid once. The holder of a linked number is logged in; others get a
 * ticket.
 *
 * @throws AppError NOT_AVAILABLE, CODE_INVALID, CODE_EXPIRED, ACCOUNT_CLOSED, RATE_LIMITED, UNAVAILABLE
 */
export async function finishPhoneSignIn(call: Call<'finishPhoneSignIn'>, platform: Platform): Promise<ValueOf<'finishPhoneSignIn'>> {
  const { db, merchant, now } = call;
  const { session, code, isForLink = false } = call.body;
  const service = requireService(platform, call);
  const sessionHash = hashToken(session);
  const since = new Date(now.getTime() - codeLife);
  const attempt = await tryPhoneSignIn(db, merchant.id, sessionHash, { tries: phoneTries, since });
  if (attempt === null || attempt.isOver) throw new AppError('CODE_EXPIRED');
  const proven = await service.checkCode(attempt.serviceSession, code).catch(refuseSilence);
  if (isRefused(proven)) throw refusalOf(proven.refusal);
  if (!(await spendPhoneSignIn(db, merchant.id, sessionHash))) throw new AppError('CODE_EXPIRED');
  return welcome(platform, call, { ...proven, provider: { id: 'phone', name: null }, isForLink });
}

/** @throws AppError NOT_AVAILABLE */
function requireService(platform: Platform, { merchant }: RequestContext): PhoneService {
  const service = phoneServiceOf(platform, merchant);
  if (service === null) throw new AppError('NOT_AVAILABLE');
  return service;
}

/** A service that does not answer. @throws AppError UNAVAILABLE */
function refuseSilence(): never {
  throw new AppError('UNAVAILABLE');
}

function refusalOf(refusal: PhoneRefusal): AppError {
  const [code, details] = answers[refusal];
  return new AppError(code, details);
}
