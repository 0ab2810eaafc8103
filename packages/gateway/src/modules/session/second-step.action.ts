import type { LoginAnswer, OpenedLogin } from '@livery/contract/shapes';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import { hashToken, newToken } from '#identity/authentication.ts';
import type { RequestContext } from '#http/context.ts';
import { networkOf } from '#base/network.ts';
import type { Platform } from '#base/platform.ts';
import type { Call } from '#http/route.ts';
import { countTry, forgiveTry } from '#limits/tries.ts';
import { factorDayLimit, factorUses } from '../second-factor/second-factor.limits.ts';
import { spendFactor } from '../second-factor/spend-factor.action.ts';
import { findChallenge, insertChallenge, spendChallenge } from './login-challenge.repo.ts';
import { openSession, type OpeningOptions, type SessionHolder } from './open-session.action.ts';

/** Returns a challenge instead of a session. Within five minutes and from the same network, the second factor turns it into a session. */
export async function challengeLogin(
  trx: Transaction<Database>,
  { merchant, now, ip }: RequestContext,
  { id }: SessionHolder,
  { scope, isPasswordExpired = false }: OpeningOptions,
): Promise<LoginAnswer> {
  const { token: challenge, hash: challengeHash } = newToken();
  const waiting = { merchantId: merchant.id, memberId: id, challengeHash, network: networkOf(ip), scope, isPasswordExpired };
  await insertChallenge(trx, waiting, now);
  return { twoFactor: true, challenge, methods: ['totp', 'recovery'] };
}

/**
 * Opens the session of a login that waits for its second factor. After a wrong code the challenge can be tried again.
 *
 * @throws AppError CHALLENGE_EXPIRED, SECOND_FACTOR_INVALID, RATE_LIMITED, ACCOUNT_CLOSED
 */
export async function passSecondFactor(call: Call<'passSecondFactor'>, { memberSecrets, messages }: Platform): Promise<OpenedLogin> {
  const { merchant, db, now, ip, body } = call;
  const place = { merchantId: merchant.id, challengeHash: hashToken(body.challenge), network: networkOf(ip) };
  const waiting = await findChallenge(db, place, now);
  if (waiting === undefined) throw new AppError('CHALLENGE_EXPIRED');
  const uses = factorUses(merchant.id, waiting.id, body.method);
  await countTry(call, uses);
  return call.transaction(async (trx) => {
    if (!(await spendChallenge(trx, place))) throw new AppError('CHALLENGE_EXPIRED');
    if (!(await spendFactor(trx, memberSecrets, { merchantId: merchant.id, memberId: waiting.id }, body, now)))
      throw new AppError('SECOND_FACTOR_INVALID');
    if (waiting.state === 'closed') throw new AppError('ACCOUNT_CLOSED');
    await forgiveTry(trx, uses, factorDayLimit);
    return openSession(trx, call, messages, waiting, { scope: waiting.scope, isPasswordExpired: waiting.password_expired });
  });
}
