import type { LoginAnswer } from '@livery/contract/shapes';
import type { Messages } from '#ports/messages/messages.ts';
import { AppError } from '#base/app-error.ts';
import type { RequestContext } from '#http/context.ts';
import { networkOf } from '#base/network.ts';
import { countUses, findWait, readUses, refuseFor } from '#limits/rate-counter.ts';
import { finishLogin } from './finish-login.action.ts';
import { forgiveAttempt, needsCaptcha, networkLimit, usesOf } from './login.limits.ts';
import { hashPassword, matchPassword, passwordQueue } from '#identity/password.ts';
import type { Place } from '#limits/work-queue.ts';
import { isFlagOn } from '../system/flags.repo.ts';
import { spendCaptcha, type CaptchaAnswer } from '../verification/captcha.service.ts';
import { readLoginName, unknownAccountOf } from './login-name.rules.ts';
import { isKnownNetwork } from './login-traces.repo.ts';
import { findLogin, renewHash, type LoginRow } from './session.repo.ts';

/** The initial password of an account, which must be changed (specification, section 9). */
const defaultPassword = '123456';

/** A hash for checking an unknown account's password, so that it takes as long as for a known one. */
const dummyHash = passwordQueue.admit((place) => hashPassword('nobody has this password', place));

type LoginBody = { readonly username: string; readonly password: string } & CaptchaAnswer;

/**
 * Logs in by password, and by username, confirmed number or confirmed address. Nobody learns whether an account exists:
 * an unknown account and a wrong password get the same answer after the same time. A caller who is over a limit, or
 * finds the queue full, costs no write. Logins run in turn, so few of a burst from one address count as failures at a
 * time, and a network's limit does not block members who know their passwords.
 *
 * @throws AppError INVALID_CREDENTIALS, CAPTCHA_REQUIRED, CAPTCHA_INVALID, ACCOUNT_CLOSED, RATE_LIMITED, UNAVAILABLE
 */
export async function logIn(messages: Messages, call: RequestContext, answer: LoginBody): Promise<LoginAnswer> {
  return passwordQueue.admit((place) => logInInTurn(place, messages, call, answer), call.signal);
}

async function logInInTurn(
  place: Place,
  messages: Messages,
  call: RequestContext,
  { username, password, captchaId, captcha }: LoginBody,
): Promise<LoginAnswer> {
  const { merchant, now, ip, db } = call;
  const name = readLoginName(merchant, username);
  const member = await findLogin(db, merchant.id, name);
  // Attempts at an account are counted together, whatever name was used.
  const attempt = { merchantId: merchant.id, account: member?.username ?? unknownAccountOf(name), network: networkOf(ip) };

  const isKnown = await isKnownNetwork(db, attempt, now);
  const uses = usesOf(attempt, { isKnownNetwork: isKnown });
  refuseFor(await findWait(db, uses, now));
  const failures = await readUses(db, uses, now);
  if (needsCaptcha(uses, failures)) await spendCaptcha(call, { purpose: 'login', captchaId, captcha });
  // Before the password is checked, so that a burst cannot outrun a limit.
  refuseFor(await call.transaction((trx) => countUses(trx, uses, now)));

  const form = await matchPassword(password, member?.hash ?? (await dummyHash), place);
  if (member === undefined || form === null) {
    const isNextWithCaptcha = needsCaptcha(
      uses,
      failures.map((failed) => failed + 1),
    );
    throw new AppError('INVALID_CREDENTIALS', isNextWithCaptcha ? { captcha: true } : {});
  }

  const isPasswordExpired = await hasExpired(call, member);
  const isFirstPassword = member.must_change;
  const scope = isPasswordExpired || isFirstPassword || password === defaultPassword ? 'passwordChange' : 'full';
  const renewed = form === 'raw' ? await hashPassword(password, place) : null;
  return call.transaction(async (trx) => {
    if (renewed !== null) await renewHash(trx, merchant.id, member, renewed);
    await forgiveAttempt(trx, uses);
    return finishLogin(trx, call, messages, member, { scope, isPasswordExpired, isFirstPassword });
  });
}

/**
 * A network over its limit causes no write at all, not even for its payload's nonce.
 *
 * @throws AppError RATE_LIMITED
 */
export async function refuseBlockedNetwork({ db, merchant, ip, now }: RequestContext): Promise<void> {
  refuseFor(await findWait(db, [{ limit: networkLimit, merchantId: merchant.id, subject: networkOf(ip) }], now));
}

async function hasExpired({ db, merchant, now }: RequestContext, { expires_at: end }: LoginRow): Promise<boolean> {
  return end !== null && end <= now && (await isFlagOn(db, merchant.id, 'PASSEXPIRY3'));
}
