import { AppError } from '#base/app-error.ts';
import type { Member } from '#identity/member.ts';
import type { RequestContext } from '#http/context.ts';
import { memberPasswordQueue, verifyPassword } from '#identity/password.ts';
import { requireRecentProof } from '#identity/recent-proof.ts';
import { countTry, forgiveTry } from '#limits/tries.ts';
import type { Place } from '#limits/work-queue.ts';
import { passwordAgainLimit } from './second-factor.limits.ts';
import { findPasswordHash } from './second-factor.repo.ts';

type ByMember = RequestContext & { readonly member: Member };

/**
 * Asks a member for the password before something that outlives the session. Members without a password confirm in
 * another way.
 *
 * @throws AppError OLD_PASSWORD_WRONG, CONFIRMATION_REQUIRED, RATE_LIMITED, UNAVAILABLE
 */
export async function confirmPassword(call: ByMember, password: string): Promise<void> {
  await memberPasswordQueue.admit((place) => confirmPasswordInTurn(place, call, password), call.signal);
}

/** The same for a caller that already holds a place in the queue. */
export async function confirmPasswordInTurn(place: Place, call: ByMember, password: string): Promise<void> {
  const { db, merchant, member } = call;
  const hash = await findPasswordHash(db, { merchantId: merchant.id, memberId: member.id });
  if (hash === null) return requireRecentProof(call, member);
  const uses = [{ limit: passwordAgainLimit, merchantId: merchant.id, subject: String(member.id) }];
  await countTry(call, uses);
  if (!(await verifyPassword(password, hash, place))) throw new AppError('OLD_PASSWORD_WRONG');
  await call.transaction((trx) => forgiveTry(trx, uses));
}
