import type { Messages } from '#ports/messages/messages.ts';
import { AppError } from '#base/app-error.ts';
import { networkOf } from '#base/network.ts';
import { refuseWeakPassword } from './new-password.rules.ts';
import { memberPasswordQueue, verifyPassword } from '#identity/password.ts';
import { countUses, findWait, refuseFor, type Use } from '#limits/rate-counter.ts';
import { isRecent, requireRecentProof } from '#identity/recent-proof.ts';
import type { MemberCall } from '#http/route.ts';
import type { Place } from '#limits/work-queue.ts';
import { forgiveAttempt, usesOf } from '../session/login.limits.ts';
import { findOwner, widenSession, type PasswordOwner } from './passwords.repo.ts';
import { requireSame } from './require-same.rules.ts';
import { hashNew, setPassword } from './set-password.action.ts';

type ChangeCall = MemberCall<'changePassword'>;

/**
 * Changes the caller's password and ends the other sessions. A wrong old password counts as a failed login, so an open
 * session gives an attacker no extra guesses.
 *
 * @throws AppError INVALID_REQUEST, CONFIRMATION_REQUIRED, OLD_PASSWORD_WRONG, PASSWORD_TOO_WEAK, PASSWORD_BREACHED, PASSWORD_UNCHANGED, RATE_LIMITED, UNAVAILABLE
 */
export async function changePassword(messages: Messages, call: ChangeCall): Promise<void> {
  const { body, db, merchant, member, now } = call;
  await requireOld(call);
  requireSame(body);
  await refuseWeakPassword({ password: body.newPassword, names: [member.username, merchant.name], field: 'newPassword' });
  const attempt = { merchantId: merchant.id, account: member.username, network: networkOf(call.ip) };
  const uses = body.oldPassword === undefined ? [] : usesOf(attempt, { isKnownNetwork: true });
  if (uses.length > 0) refuseFor(await findWait(db, uses, now));
  await memberPasswordQueue.admit(async (place) => {
    const owner = await findOwner(db, merchant.id, member.id);
    if (owner === undefined) throw new AppError('NOT_LOGGED_IN');
    if (body.oldPassword !== undefined) await requireRight(call, owner, { password: body.oldPassword, place }, uses);
    const hash = await hashNew(place, owner, body.newPassword);
    await call.transaction(async (trx) => {
      await forgiveAttempt(trx, uses);
      const by = `member:${member.id}` as const;
      await setPassword(trx, call, messages, { owner, hash, act: 'password.change', by, except: member.sessionHash });
      await widenSession(trx, member.sessionHash);
    });
  }, call.signal);
}

/** A session that could only change the password was opened with the old one. For five minutes that is proof enough. */
async function requireOld(call: ChangeCall): Promise<void> {
  const { body, member, now } = call;
  if (body.oldPassword !== undefined) return;
  if (member.sessionScope !== 'passwordChange') throw new AppError('INVALID_REQUEST', { fields: { '/oldPassword': 'required' } });
  if (!isRecent(member.sessionOpenedAt, now)) await requireRecentProof(call, member);
}

/** The attempt counts before the password is checked, so that a burst cannot outrun a limit. */
async function requireRight(
  call: ChangeCall,
  owner: PasswordOwner,
  { password, place }: { readonly password: string; readonly place: Place },
  uses: readonly Use[],
): Promise<void> {
  refuseFor(await call.transaction((trx) => countUses(trx, uses, call.now)));
  if (!(await verifyPassword(password, owner.hash, place)))
    throw new AppError('OLD_PASSWORD_WRONG', { fields: { '/oldPassword': 'password.wrong' } });
}
