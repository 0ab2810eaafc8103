import { AppError } from '#base/app-error.ts';
import type { Member } from '#identity/member.ts';
import type { RequestContext } from '#http/context.ts';
import { memberPasswordQueue, verifyPassword } from '#identity/password.ts';
import { defineLimit, type RateLimit, type Use } from '#limits/rate-counter.ts';
import { countTry, forgiveTry } from '#limits/tries.ts';
import type { Place } from '#limits/work-queue.ts';
import { findPaymentPassword } from './payment-password.repo.ts';

const minute = 60_000;

/** Wrong PINs of a member in a row before a wait, because a stolen session must not be enough to guess six digits. */
const rowLimit = defineLimit({ scope: 'payment-password', uses: 5, window: 15 * minute });
/** The same per day, so that waiting in between does not help. */
const dayLimit = defineLimit({ scope: 'payment-password-day', uses: 20, window: 24 * 60 * minute });

export const paymentPasswordLimits: readonly RateLimit[] = [dayLimit, rowLimit];

type ByMember = RequestContext & { readonly member: Member };

/**
 * Checks the withdrawal PIN before money leaves the house, or before a new destination for it is stored.
 *
 * @throws AppError PAYMENT_PASSWORD_MISSING for a member who has set none, PAYMENT_PASSWORD_WRONG at the field,
 * RATE_LIMITED, UNAVAILABLE
 */
export async function requirePaymentPassword(call: ByMember, password: string): Promise<void> {
  await memberPasswordQueue.admit(
    (place) => requirePaymentPasswordInTurn(place, call, { password, field: 'paymentPassword' }),
    call.signal,
  );
}

/** The same for a caller that already holds a place in the queue. */
export async function requirePaymentPasswordInTurn(
  place: Place,
  call: ByMember,
  { password, field }: { readonly password: string; readonly field: string },
): Promise<void> {
  const { db, merchant, member } = call;
  const stored = await findPaymentPassword(db, { merchantId: merchant.id, memberId: member.id });
  if (stored === null) throw new AppError('PAYMENT_PASSWORD_MISSING');
  const uses = usesOf(merchant.id, member.id);
  await countTry(call, uses);
  if (!(await verifyPassword(password, stored.hash, place)))
    throw new AppError('PAYMENT_PASSWORD_WRONG', { fields: { [`/${field}`]: 'paymentPassword.wrong' } });
  await call.transaction((trx) => forgiveTry(trx, uses, dayLimit));
}

function usesOf(merchantId: number, memberId: number): Use[] {
  return paymentPasswordLimits.map((limit) => ({ limit, merchantId, subject: String(memberId) }));
}
