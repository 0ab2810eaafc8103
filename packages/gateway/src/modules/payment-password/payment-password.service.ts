import { findTrivial } from '@livery/contract/password-rules';
import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import { recordAct } from '../../observe/audit-log.ts';
import type { Messages } from '../../ports/messages/messages.ts';
import { AppError } from '../../server/app-error.ts';
import { hashPassword } from '../../server/password.ts';
import type { MemberCall } from '../../server/route.ts';
import { requireSame } from '../passwords/require-same.ts';
import { confirmPassword } from '../second-factor/confirm-password.ts';
import { tellOfProtection } from '../second-factor/protection-mail.ts';
import { findPasswordHash } from '../second-factor/second-factor.repo.ts';
import { findPaymentPassword, keepPaymentPassword, type PaymentPasswordOwner } from './payment-password.repo.ts';
import { requirePaymentPassword } from './require-payment-password.ts';

type Caller = Pick<MemberCall<'paymentPassword'>, 'db' | 'merchant' | 'member'>;

const ownerOf = ({ merchant, member }: Caller): PaymentPasswordOwner => ({ merchantId: merchant.id, memberId: member.id });

export async function readPaymentPassword(call: Caller): Promise<ValueOf<'paymentPassword'>> {
  const [stored, login] = await Promise.all([findPaymentPassword(call.db, ownerOf(call)), findPasswordHash(call.db, ownerOf(call))]);
  return { isSet: stored !== null, changedAt: stored?.changed_at.toISOString() ?? null, hasLoginPassword: login !== null };
}

/**
 * Sets the payment password. Whoever has one shows it, or the login password where it is forgotten; the first one takes the login
 * password too, where there is one: a session left open is not enough to take money out.
 *
 * @throws AppError INVALID_REQUEST, PASSWORD_TOO_WEAK, PAYMENT_PASSWORD_WRONG, OLD_PASSWORD_WRONG, FORBIDDEN where neither can be shown,
 * STATE_CHANGED when another tab has set one meanwhile, RATE_LIMITED
 */
export async function setPaymentPassword(messages: Messages, call: MemberCall<'setPaymentPassword'>): Promise<ValueOf<'paymentPassword'>> {
  const { body, merchant, member, now, requestId, signal } = call;
  requireSame(body);
  const problem = findTrivial(body.newPassword);
  if (problem !== null) throw new AppError('PASSWORD_TOO_WEAK', { fields: { '/newPassword': `password.${problem}` } });
  const owner = ownerOf(call);
  const before = (await findPaymentPassword(call.db, owner))?.hash ?? null;
  if (before !== null && body.oldPassword !== undefined) await requirePaymentPassword(call, body.oldPassword, 'oldPassword');
  else await requireLoginPassword(call, body, before === null);
  const hash = await hashPassword(body.newPassword, signal);
  await call.transaction(async (trx) => {
    if (!(await keepPaymentPassword(trx, owner, { before, hash }, now))) throw new AppError('STATE_CHANGED');
    const by = { actor: `member ${member.username}`, requestId };
    await recordAct(trx, { by, act: 'paymentPassword.set', merchantId: merchant.id, subject: member.username, details: {} });
    if (before !== null) await tellOfProtection(trx, messages, call, 'paymentPasswordChanged');
  });
  return readPaymentPassword(call);
}

async function requireLoginPassword(
  call: MemberCall<'setPaymentPassword'>,
  { loginPassword }: BodyOf<'setPaymentPassword'>,
  isFirst: boolean,
): Promise<void> {
  if ((await findPasswordHash(call.db, ownerOf(call))) === null) {
    if (isFirst) return;
    throw new AppError('FORBIDDEN');
  }
  if (loginPassword === undefined) throw new AppError('INVALID_REQUEST', { fields: { '/loginPassword': 'required' } });
  await confirmPassword(call, loginPassword);
}
