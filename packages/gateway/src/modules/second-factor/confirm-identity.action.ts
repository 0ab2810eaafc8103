import type { ValueOf } from '@livery/contract/shapes';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import { noteConfirmation } from '#identity/recent-proof.repo.ts';
import { proofLife } from '#identity/recent-proof.ts';
import type { MemberCall } from '#http/route.ts';
import { countTry, forgiveTry } from '#limits/tries.ts';
import { confirmPassword } from './confirm-password.action.ts';
import { factorDayLimit, factorUses } from './second-factor.limits.ts';
import { spendFactor } from './spend-factor.action.ts';

/**
 * Records in the caller's session that the member has just given the password or a code of the second factor.
 *
 * @throws AppError OLD_PASSWORD_WRONG, CODE_INVALID, CONFIRMATION_REQUIRED for a password where the member has none, RATE_LIMITED
 */
export async function confirmIdentity(
  call: MemberCall<'confirmIdentity'>,
  { memberSecrets }: Platform,
): Promise<ValueOf<'confirmIdentity'>> {
  const { merchant, member, body, db, now } = call;
  const owner = { merchantId: merchant.id, memberId: member.id };
  if ('password' in body) {
    await confirmPassword(call, body.password);
    await noteConfirmation(db, member.sessionHash, now);
  } else {
    const uses = factorUses(merchant.id, member.id, body.method);
    await countTry(call, uses);
    await call.transaction(async (trx) => {
      if (!(await spendFactor(trx, memberSecrets, owner, body, now))) throw new AppError('CODE_INVALID');
      await forgiveTry(trx, uses, factorDayLimit);
      await noteConfirmation(trx, member.sessionHash, now);
    });
  }
  return { until: new Date(now.getTime() + proofLife).toISOString() };
}
