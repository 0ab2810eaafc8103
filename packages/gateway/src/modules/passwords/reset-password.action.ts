import type { Actor } from '#ledger/facts.ts';
import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Messages } from '#ports/messages/messages.ts';
import { AppError } from '#base/app-error.ts';
import { hashToken } from '#identity/authentication.ts';
import type { RequestContext } from '#http/context.ts';
import { readWholeNumber } from '#identity/mobile-number.ts';
import { networkOf } from '#base/network.ts';
import { refuseWeakPassword } from './new-password.rules.ts';
import { passwordQueue } from '#identity/password.ts';
import { countUses, findWait, forgiveUses, refuseFor, type Use } from '#limits/rate-counter.ts';
import type { Call } from '#http/route.ts';
import { pairLimit } from '../session/login.limits.ts';
import { isFlagOn } from '../system/flags.repo.ts';
import { proveCode } from '../verification/codes.service.ts';
import { resetNetworkLimit } from './passwords.limits.ts';
import { deleteLink, findLink, findOwner, findOwnerByMobile, type PasswordOwner } from './passwords.repo.ts';
import { requireSame } from './require-same.rules.ts';
import { hashNew, setPassword } from './set-password.action.ts';
import type { Platform } from '#base/platform.ts';

type Reset = ValueOf<'resetPasswordByLink'>;

/**
 * A network over its limit causes no write at all, not even for its payload's nonce.
 *
 * @throws AppError RATE_LIMITED
 */
export async function refuseBlockedReset(call: RequestContext): Promise<void> {
  refuseFor(await findWait(call.db, [networkUse(call)], call.now));
}

/** @throws AppError CODE_EXPIRED for a link that was used, replaced or is too old, or a refusal of the new password */
export async function resetByLink(call: Call<'resetPasswordByLink'>, { messages }: Platform): Promise<Reset> {
  const { body, db, merchant, now } = call;
  requireSame(body);
  await count(call);
  const tokenHash = hashToken(body.token);
  const memberId = await findLink(db, merchant.id, tokenHash, now);
  const owner = memberId === null ? undefined : await findOwner(db, merchant.id, memberId);
  if (owner === undefined) throw new AppError('CODE_EXPIRED');
  return reset(messages, call, owner, 'proof:mail-link', async (trx) => {
    if (!(await deleteLink(trx, merchant.id, tokenHash))) throw new AppError('CODE_EXPIRED');
  });
}

/**
 * Resets by a verified mobile number and the code sent to it.
 *
 * @throws AppError NOT_AVAILABLE if the merchant has it off, CODE_INVALID also for an unknown number, CODE_EXPIRED, and the codes for a refused password
 */
export async function resetByPhone(call: Call<'resetPasswordByPhone'>, { messages }: Platform): Promise<Reset> {
  const { body, db, merchant } = call;
  if (!(await isFlagOn(db, merchant.id, 'CHNGPASSVERIF3'))) throw new AppError('NOT_AVAILABLE');
  const receiver = readWholeNumber(body.mobileNum);
  if (receiver === null) throw new AppError('INVALID_REQUEST', { fields: { '/mobileNum': 'phone' } });
  await refuseWeakPassword({ password: body.newPassword, names: [merchant.name], field: 'newPassword' });
  await count(call);
  const code = await proveCode(call, { purpose: 'resetPassword', channel: 'sms', receiver }, body.verificationCode);
  const owner = await findOwnerByMobile(db, merchant.id, receiver);
  if (owner === undefined) throw new AppError('CODE_INVALID');
  return reset(messages, call, owner, 'proof:sms-code', code.spend);
}

async function reset(
  messages: Messages,
  call: RequestContext & { readonly body: Pick<BodyOf<'resetPasswordByLink'>, 'newPassword'> },
  owner: PasswordOwner,
  by: Actor,
  spend: (trx: Transaction<Database>) => Promise<void>,
): Promise<Reset> {
  const { body, merchant, ip } = call;
  await refuseWeakPassword({ password: body.newPassword, names: [owner.username, merchant.name], field: 'newPassword' });
  await passwordQueue.admit(async (place) => {
    const hash = await hashNew(place, owner, body.newPassword);
    await call.transaction(async (trx) => {
      await spend(trx);
      await setPassword(trx, call, messages, { owner, hash, act: 'password.reset', by, except: null });
      // Clears the failed attempts with the old password, so that the member can log in with the new one.
      await forgiveUses(trx, { limit: pairLimit, merchantId: merchant.id, subject: `${networkOf(ip)} ${owner.username}` });
    });
  }, call.signal);
  return { username: owner.username };
}

function networkUse({ merchant, ip }: RequestContext): Use {
  return { limit: resetNetworkLimit, merchantId: merchant.id, subject: networkOf(ip) };
}

async function count(call: RequestContext): Promise<void> {
  refuseFor(await call.transaction((trx) => countUses(trx, [networkUse(call)], call.now)));
}
