import type { Actor } from '#ledger/facts.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { recordAct, type Act } from '#observe/audit-log.ts';
import type { Messages } from '#ports/messages/messages.ts';
import { AppError } from '#base/app-error.ts';
import type { RequestContext } from '#http/context.ts';
import { hashPassword, verifyPassword } from '#identity/password.ts';
import type { Place } from '#limits/work-queue.ts';
import { tellOwner } from '../member/tell-owner.action.ts';
import { holdWithdrawals } from '../withdrawal-holds/withdrawal-holds.service.ts';
import { passwordChangedMail } from './passwords.texts.ts';
import { endAccess, replacePassword, type PasswordOwner } from './passwords.repo.ts';

/** How long a password is valid if the merchant's passwords expire (PASSEXPIRY3). */
const passwordLife = 90 * 24 * 3_600_000;

/** @throws AppError PASSWORD_UNCHANGED if it equals the current one */
export async function hashNew(place: Place, owner: PasswordOwner, password: string): Promise<string> {
  if (await verifyPassword(password, owner.hash, place))
    throw new AppError('PASSWORD_UNCHANGED', { fields: { '/newPassword': 'password.unchanged' } });
  return hashPassword(password, place);
}

export interface SetPassword {
  readonly owner: PasswordOwner;
  readonly hash: string;
  readonly act: Extract<Act, 'password.change' | 'password.reset'>;
  /** The actor for the audit log: the member, or the contact that proved the identity. */
  readonly by: Actor;
  /** The session that stays. All others end. */
  readonly except: Buffer | null;
}

/**
 * Sets a password in the transaction that proved the right to do so, ends the member's sessions and notifies the
 * member. After a reset, withdrawals are held. A second factor stays on, because access to the mailbox or the number
 * does not prove it.
 *
 * @throws AppError OLD_PASSWORD_WRONG if the password has changed since it was checked
 */
export async function setPassword(
  trx: Transaction<Database>,
  call: RequestContext,
  messages: Messages,
  { owner, hash, act, by, except }: SetPassword,
): Promise<void> {
  const { merchant, language, now, requestId } = call;
  const isReplaced = await replacePassword(trx, {
    merchantId: merchant.id,
    memberId: owner.id,
    before: owner.hash,
    hash,
    expiresAt: new Date(now.getTime() + passwordLife),
    now,
  });
  if (!isReplaced) throw new AppError('OLD_PASSWORD_WRONG');
  await endAccess(trx, merchant.id, owner.id, except);
  await recordAct(trx, { by: { actor: by, requestId }, act, merchantId: merchant.id, subject: owner.username, details: {} });
  if (act === 'password.reset') await holdWithdrawals(trx, call, { memberId: owner.id, reason: 'passwordReset' });
  await tellOwner(trx, messages, call, owner.id, passwordChangedMail({ merchant, language, username: owner.username, at: now }));
}
