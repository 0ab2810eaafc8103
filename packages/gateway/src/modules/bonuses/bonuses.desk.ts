import { unitFor } from '#ledger/accounts.ts';
import { recordAct } from '#observe/audit-log.ts';
import { AppError } from '#base/app-error.ts';
import { allowancesOf } from '#tenancy/compliance.ts';
import type { Platform } from '#base/platform.ts';
import { findMember } from '../member/member.repo.ts';
import { grantBonus } from './grant-bonus.action.ts';
import type { DeskCall } from '#operator/control-route.ts';
import type { ControlValueOf } from '@livery/contract/control/shapes';

const day = 86_400_000;

/**
 * Gives a member a bonus by hand, with a reason.
 *
 * @throws AppError NOT_FOUND, LIMIT_EXCEEDED for more wagering than the merchant's law allows, IDEMPOTENCY_CONFLICT
 */
export async function grantByDesk(
  { merchant, body: { account, amount, rollover, days, reason }, now, by, once }: DeskCall<'grantBonus'>,
  { jobs }: Pick<Platform, 'jobs'>,
): Promise<ControlValueOf<'grantBonus'>> {
  if (rollover > (allowancesOf(merchant.profile).highestRollover ?? rollover))
    throw new AppError('LIMIT_EXCEEDED', { fields: { '/rollover': 'maximum' } });
  return once({ account, amount, rollover, days }, async (trx) => {
    const member = await findMember(trx, merchant.id, account);
    if (member === null) throw new AppError('NOT_FOUND');
    const { bonusId } = await grantBonus(trx, jobs, {
      merchantId: merchant.id,
      memberId: member.id,
      unit: unitFor(member.type, merchant.currency),
      amount,
      source: 'bonus',
      rollover,
      expiresAt: new Date(now.getTime() + days * day),
      actor: 'control',
      reason,
      now,
    });
    const details = { bonusId, amount, rollover, days, reason };
    await recordAct(trx, { by, act: 'bonus.grant', merchantId: merchant.id, subject: account, details });
    return { bonusId };
  });
}
