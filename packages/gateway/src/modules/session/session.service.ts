import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Messages } from '../../ports/messages/messages.ts';
import { AppError } from '../../server/app-error.ts';
import { newToken } from '../../server/authentication.ts';
import type { RequestContext } from '../../server/context.ts';
import { networkOf } from '../../server/network.ts';
import { countUses, findWait } from '../../server/rate-counter.ts';
import { forgiveAttempt, networkLimit, usesOf } from './login-limits.ts';
import { newLoginMail } from './new-login-mail.ts';
import { hashPassword, passwordLine, verifyPassword } from '../../server/password.ts';
import {
  endFirstLogin,
  findLogin,
  findMailAddress,
  hasPasswordExpiry,
  insertSession,
  isKnownNetwork,
  rememberNetwork,
  type LoginRow,
} from './session.repo.ts';

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
 * That an account is closed is told only to whoever has its password. Who is over a limit, or finds the line full, costs no write.
 *
 * @throws AppError INVALID_CREDENTIALS, ACCOUNT_CLOSED, RATE_LIMITED, UNAVAILABLE
 */
export async function logIn(messages: Messages, call: RequestContext, username: string, password: string): Promise<Login> {
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
    if (member.state === 'closed') throw new AppError('ACCOUNT_CLOSED');

    const { token, hash } = newToken();
    const isFirst = await call.transaction(async (trx) => {
      await forgiveAttempt(trx, uses);
      await rememberNetwork(trx, attempt, member.id, now);
      await insertSession(trx, { merchantId: merchant.id, memberId: member.id }, hash, now);
      if (!isKnown) await tellOfNewLogin(trx, messages, call, member, attempt.network);
      return endFirstLogin(trx, member.id);
    });
    return { token, member, isFirst, isPasswordExpired: await isPasswordExpired(call, member) };
  });
}

/** To whoever has a verified address, where this gateway sends mail: a login never waits for either. */
async function tellOfNewLogin(
  trx: Transaction<Database>,
  messages: Messages,
  { merchant, language, now }: RequestContext,
  { id, username }: LoginRow,
  network: string,
): Promise<void> {
  if (!messages.canSend('mail')) return;
  const receiver = await findMailAddress(trx, merchant.id, id);
  if (receiver === null) return;
  const mail = newLoginMail({ merchant, language, username, network, at: now });
  await messages.send(trx, { merchantId: merchant.id, channel: 'mail', receiver, ...mail }, now);
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

async function isPasswordExpired({ db, merchant, now }: RequestContext, { expires_at: end }: LoginRow): Promise<boolean> {
  return end !== null && end <= now && (await hasPasswordExpiry(db, merchant.id));
}
