import { AppError } from '../../server/app-error.ts';
import { newToken } from '../../server/authentication.ts';
import type { RequestContext } from '../../server/context.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { attemptWindow, countAttempt, findLogin, forgetAttempts, insertSession, type LoginRow } from './session.repo.ts';

/** Failed logins of one account from one address within {@link attemptWindow} before it has to wait. */
export const attemptLimit = 10;

export interface Login {
  readonly token: string;
  readonly member: LoginRow;
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
  const attempt = { merchantId: merchant.id, account: username.trim().toLowerCase(), ip };

  const { failures, startedAt } = await call.transaction((trx) => countAttempt(trx, attempt, now));
  if (failures > attemptLimit) {
    throw new AppError('RATE_LIMITED', {
      retryAfter: Math.max(1, Math.ceil((startedAt.getTime() + attemptWindow - now.getTime()) / 1000)),
    });
  }

  const member = await findLogin(db, merchant.id, attempt.account);
  const isRight = await verifyPassword(password, member?.password_hash ?? (await dummyHash));
  if (member === undefined || !isRight) throw new AppError('INVALID_CREDENTIALS');
  if (member.state === 'closed') throw new AppError('ACCOUNT_CLOSED');

  const { token, hash } = newToken();
  await call.transaction(async (trx) => {
    await forgetAttempts(trx, attempt);
    await insertSession(trx, member.id, hash, now);
  });
  return { token, member, isPasswordExpired: member.password_expires_at !== null && member.password_expires_at <= now };
}
