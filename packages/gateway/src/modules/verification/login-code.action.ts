import type { ValueOf } from '@livery/contract/shapes';
import { AppError } from '#base/app-error.ts';
import { readMobileNumber } from '#identity/mobile-number.ts';
import type { Platform } from '#base/platform.ts';
import { isFlagOn } from '../system/flags.repo.ts';
import { sendCode } from './codes.service.ts';
import { hasVerifiedMobile } from './verification.repo.ts';
import type { Call } from '#http/route.ts';

/** The merchant's flag required for such a code. */
const flagOf = { login: 'SMSLOGIN3', resetPassword: 'CHNGPASSVERIF3' } as const;

/**
 * Sends a login code to a visitor. An unverified number gets the same answer but no message.
 *
 * @throws AppError NOT_AVAILABLE, RATE_LIMITED, HUMAN_CHECK_FAILED, INVALID_REQUEST if the number is not valid
 */
export async function sendLoginCode(call: Call<'sendLoginCode'>, platform: Platform): Promise<ValueOf<'sendLoginCode'>> {
  const { db, merchant } = call;
  const { mobileNum, countryDialingCode, purpose = 'login', humanVerification } = call.body;
  if (!(await isFlagOn(db, merchant.id, flagOf[purpose]))) throw new AppError('NOT_AVAILABLE');
  const receiver = readMobileNumber(countryDialingCode.replace('+', ''), mobileNum);
  if (receiver === null) throw new AppError('INVALID_REQUEST', { fields: { '/mobileNum': 'phone' } });
  const isSent = await hasVerifiedMobile(db, merchant.id, receiver);
  return sendCode(platform, call, { purpose, channel: 'sms', receiver }, { humanVerification, isSent });
}
