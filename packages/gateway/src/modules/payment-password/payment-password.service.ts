import { findTrivial } from '@livery/contract/password-rules';
import type { ValueOf } from '@livery/contract/shapes';
import { recordAct } from '#observe/audit-log.ts';
import { AppError } from '#base/app-error.ts';
import { hashPassword, memberPasswordQueue } from '#identity/password.ts';
import { requireRecentProof } from '#identity/recent-proof.ts';
import type { MemberCall } from '#http/route.ts';
import type { Place } from '#limits/work-queue.ts';
import { requireSame } from '../passwords/require-same.rules.ts';
import { confirmPasswordInTurn } from '../second-factor/confirm-password.action.ts';
import { tellOfProtection } from '../second-factor/protection-mail.action.ts';
import { findPasswordHash } from '../second-factor/second-factor.repo.ts';
import { holdWithdrawals } from '../withdrawal-holds/withdrawal-holds.service.ts';
import { findPaymentPassword, keepPaymentPassword } from './payment-password.repo.ts';
import { requirePaymentPasswordInTurn } from './require-payment-password.action.ts';
import { keyOf } from '#base/member-key.ts';
import type { Platform } from '#base/platform.ts';

type Caller = Pick<MemberCall<'paymentPassword'>, 'db' | 'merchant' | 'member'>;

export async function readPaymentPassword(call: Caller): Promise<ValueOf<'paymentPassword'>> {
  const [stored, login] = await Promise.all([findPaymentPassword(call.db, keyOf(call)), findPasswordHash(call.db, keyOf(call))]);
  return { isSet: stored !== null, changedAt: stored?.changed_at.toISOString() ?? null, hasLoginPassword: login !== null };
}

/**
 * Sets the payment password. A member gives the old one, or the login password if it is forgotten. The first one also
 * needs the login password, or another recent proof from a member without a password. After a forgotten one,
 * withdrawals are held.
 *
 * @throws AppError INVALID_REQUEST, PASSWORD_TOO_WEAK, PAYMENT_PASSWORD_WRONG, OLD_PASSWORD_WRONG, CONFIRMATION_REQUIRED, FORBIDDEN where neither can be shown,
 * STATE_CHANGED when another tab has set one meanwhile, RATE_LIMITED, UNAVAILABLE
 */
export async function setPaymentPassword(
  call: MemberCall<'setPaymentPassword'>,
  { messages }: Platform,
): Promise<ValueOf<'paymentPassword'>> {
  const { body, merchant, member, now, requestId, signal } = call;
  requireSame(body);
  const problem = findTrivial(body.newPassword);
  if (problem !== null) throw new AppError('PASSWORD_TOO_WEAK', { fields: { '/newPassword': `password.${problem}` } });
  const owner = keyOf(call);
  const before = (await findPaymentPassword(call.db, owner))?.hash ?? null;
  const isReset = before !== null && body.oldPassword === undefined;
  const hash = await memberPasswordQueue.admit(async (place) => {
    if (before !== null && body.oldPassword !== undefined)
      await requirePaymentPasswordInTurn(place, call, { password: body.oldPassword, field: 'oldPassword' });
    else await requireLoginPassword(place, call, before === null);
    return hashPassword(body.newPassword, place);
  }, signal);
  await call.transaction(async (trx) => {
    if (!(await keepPaymentPassword(trx, owner, { before, hash }, now))) throw new AppError('STATE_CHANGED');
    const by = { actor: `member:${member.id}` as const, requestId };
    await recordAct(trx, { by, act: 'paymentPassword.set', merchantId: merchant.id, subject: member.username, details: {} });
    if (isReset) await holdWithdrawals(trx, call, { memberId: member.id, reason: 'paymentPasswordReset' });
    await tellOfProtection(trx, messages, call, before === null ? 'paymentPasswordSet' : 'paymentPasswordChanged');
  });
  return readPaymentPassword(call);
}

async function requireLoginPassword(place: Place, call: MemberCall<'setPaymentPassword'>, isFirst: boolean): Promise<void> {
  const { loginPassword } = call.body;
  if ((await findPasswordHash(call.db, keyOf(call))) === null) {
    if (!isFirst) throw new AppError('FORBIDDEN');
    return requireRecentProof(call, call.member);
  }
  if (loginPassword === undefined) throw new AppError('INVALID_REQUEST', { fields: { '/loginPassword': 'required' } });
  await confirmPasswordInTurn(place, call, loginPassword);
}
