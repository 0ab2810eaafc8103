import { AppError } from '../../server/app-error.ts';
import { newToken } from '../../server/authentication.ts';
import type { RequestContext } from '../../server/context.ts';
import { networkOf } from '../../server/network.ts';
import { countAttempt, forgiveAttempt, limitsOf, rememberNetwork } from './login-limits.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { endFirstLogin, findLogin, insertSession, type LoginRow } from './session.repo.ts';

export interface Login {
  readonly token: string;
  readonly member: LoginRow;
  readonly isFirst: boolean;
  readonly isPasswordExpired: boolean;
}

/** What an unknown account's password is held against, so that it costs what a known one's does. */
const dummyHash = hashPassword('nobody has this password');

/**
 * Opens a session. Nobody learns whether an account exists: an unknown one and a wrong password are one refusal, and take as long.
 * That an account is closed is told only to whoever has its password.
 *
 * @throws AppError INVALID_CREDENTIALS, ACCOUNT_CLOSED, RATE_LIMITED
 */
export async function logIn(call: RequestContext, username: string, password: string): Promise<Login> {
  const { merchant, now, ip, db } = call;
  const attempt = { merchantId: merchant.id, account: username.trim().toLowerCase(), network: networkOf(ip) };

  const limits = await limitsOf(db, attempt, now);
  const retryAfter = await call.transaction((trx) => countAttempt(trx, limits, attempt, now));
  if (retryAfter > 0) throw new AppError('RATE_LIMITED', { retryAfter });

  const member = await findLogin(db, merchant.id, attempt.account);
  const isRight = await verifyPassword(password, member?.hash ?? (await dummyHash));
  if (member === undefined || !isRight) throw new AppError('INVALID_CREDENTIALS');
  if (member.state === 'closed') throw new AppError('ACCOUNT_CLOSED');

  const { token, hash } = newToken();
  const owner = { merchantId: merchant.id, memberId: member.id };
  const isFirst = await call.transaction(async (trx) => {
    await forgiveAttempt(trx, limits, attempt);
    await rememberNetwork(trx, owner, attempt.network, now);
    await insertSession(trx, owner, hash, now);
    return endFirstLogin(trx, member.id);
  });
  return { token, member, isFirst, isPasswordExpired: member.expires_at !== null && member.expires_at <= now };
}
