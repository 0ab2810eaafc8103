import type { LoginAnswer } from '@livery/contract/shapes';
import type { Messages } from '#ports/messages/messages.ts';
import { AppError } from '#base/app-error.ts';
import type { RequestContext } from '#http/context.ts';
import { readWholeNumber } from '#identity/mobile-number.ts';
import { networkOf } from '#base/network.ts';
import { countUse, refuseFor, uncountUse, type Use } from '#limits/rate-counter.ts';
import { isFlagOn } from '../system/flags.repo.ts';
import { proveCode } from '../verification/codes.service.ts';
import { finishLogin } from './finish-login.action.ts';
import { networkLimit } from './login.limits.ts';
import { findLoginByMobile } from './session.repo.ts';

/**
 * Logs in by a code from a message: `username` is the mobile number with its country code, `password` the code
 * (specification, section 3). An unverified number and a wrong code get the same answer. The account's password does
 * not matter.
 *
 * @throws AppError CODE_INVALID, CODE_EXPIRED, ACCOUNT_CLOSED, RATE_LIMITED, NOT_AVAILABLE, INVALID_REQUEST for an invalid number
 */
export async function logInBySms(
  messages: Messages,
  call: RequestContext,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<LoginAnswer> {
  const { merchant, db, ip, now } = call;
  if (!(await isFlagOn(db, merchant.id, 'SMSLOGIN3'))) throw new AppError('NOT_AVAILABLE');
  const receiver = readWholeNumber(username);
  if (receiver === null) throw new AppError('INVALID_REQUEST', { fields: { '/username': 'phone' } });
  // One network may guess at many numbers, so the attempts at each are counted separately.
  const use: Use = { limit: networkLimit, merchantId: merchant.id, subject: networkOf(ip) };
  const retryAfter = await countUse(db, use, now);
  refuseFor(retryAfter);
  const proved = await proveCode(call, { purpose: 'login', channel: 'sms', receiver }, password);
  const member = await findLoginByMobile(db, merchant.id, receiver);
  if (member === undefined) throw new AppError('CODE_INVALID');
  return call.transaction(async (trx) => {
    await proved.spend(trx);
    await uncountUse(trx, use);
    return finishLogin(trx, call, messages, member, { scope: 'full' });
  });
}
