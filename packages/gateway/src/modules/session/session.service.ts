import type { LoginAnswer } from '@livery/contract/shapes';
import type { Messages } from '../../ports/messages/messages.ts';
import { AppError } from '../../server/app-error.ts';
import type { RequestContext } from '../../server/context.ts';
import { networkOf } from '../../server/network.ts';
import { countUses, findWait } from '../../server/rate-counter.ts';
import { finishLogin } from './finish-login.ts';
import { forgiveAttempt, networkLimit, usesOf } from './login-limits.ts';
import { hashPassword, passwordLine, verifyPassword } from '../../server/password.ts';
import { findLogin, hasPasswordExpiry, isKnownNetwork, type LoginRow } from './session.repo.ts';

/** The password that an account is given with and must not keep (specification, section 9). */
const defaultPassword = '123456';

/** What an unknown account's password is held against, so that it costs what a known one's does. */
const dummyHash = hashPassword('nobody has this password');

/**
 * Logs in by username and password. Nobody learns whether an account exists: an unknown one and a wrong password are one refusal, and
 * take as long. Who is over a limit, or finds the line full, costs no write.
 *
 * @throws AppError INVALID_CREDENTIALS, ACCOUNT_CLOSED, RATE_LIMITED, UNAVAILABLE
 */
export async function logIn(messages: Messages, call: RequestContext, username: string, password: string): Promise<LoginAnswer> {
  const { merchant, now, ip, db, signal } = call;
  const attempt = { merchantId: merchant.id, account: username.trim().toLowerCase(), network: networkOf(ip) };

  const isKnown = await isKnownNetwork(db, attempt, now);
  const uses = usesOf(attempt, { isKnownNetwork: isKnown });
  refuseFor(await findWait(db, uses, now));
  return passwordLine.admit(async () => {
    // Before the password is looked at, so that a burst cannot outrun a limit.
    refuseFor(await call.transaction((trx) => countUses(trx, uses, now)));

    const member = await findLogin(db, merchant.id, attempt.account);
    const isRight = await verifyPassword(password, member?.hash ?? (await dummyHash), signal);
    if (member === undefined || !isRight) throw new AppError('INVALID_CREDENTIALS');

    const isPasswordExpired = await hasExpired(call, member);
    const scope = isPasswordExpired || password === defaultPassword ? 'passwordChange' : 'full';
    return call.transaction(async (trx) => {
      await forgiveAttempt(trx, uses);
      return finishLogin(trx, call, messages, member, { scope, isPasswordExpired });
    });
  });
}

/**
 * A network that is over its limit costs no write at all, not even that of its payload's nonce.
 *
 * @throws AppError RATE_LIMITED
 */
export async function refuseBlockedNetwork({ db, merchant, ip, now }: RequestContext): Promise<void> {
  refuseFor(await findWait(db, [{ limit: networkLimit, merchantId: merchant.id, subject: networkOf(ip) }], now));
}

/** @throws AppError RATE_LIMITED */
function refuseFor(retryAfter: number): void {
  if (retryAfter > 0) throw new AppError('RATE_LIMITED', { retryAfter });
}

async function hasExpired({ db, merchant, now }: RequestContext, { expires_at: end }: LoginRow): Promise<boolean> {
  return end !== null && end <= now && (await hasPasswordExpiry(db, merchant.id));
}
