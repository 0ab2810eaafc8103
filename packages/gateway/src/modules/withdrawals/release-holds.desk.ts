import type { ControlValueOf } from '@livery/contract/control/shapes';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { AppError } from '#base/app-error.ts';
import { findMember } from '../member/member.repo.ts';
import { endHolds } from '../withdrawal-holds/withdrawal-holds.repo.ts';

/** Ends the holds on a member's withdrawals. */
export async function releaseWithdrawals({
  merchant,
  body: { account },
  now,
  by,
  transaction,
}: DeskCall<'releaseWithdrawals'>): Promise<ControlValueOf<'releaseWithdrawals'>> {
  return transaction(async (trx) => {
    const member = await findMember(trx, merchant.id, account);
    if (member === null) throw new AppError('NOT_FOUND');
    const ended = await endHolds(trx, { merchantId: merchant.id, memberId: member.id }, now);
    await recordAct(trx, { by, act: 'withdrawals.release', merchantId: merchant.id, subject: account, details: { ended } });
    return { ended };
  });
}
