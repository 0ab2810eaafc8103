import type { ControlValueOf } from '@livery/contract/control/shapes';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { AppError } from '#base/app-error.ts';
import { findMember } from '../member/member.repo.ts';
import { endSessionsOf } from './session.desk.repo.ts';

/** Logs an account out everywhere. */
export async function endSessions({
  merchant,
  body: { account },
  now,
  by,
  transaction,
}: DeskCall<'endSessions'>): Promise<ControlValueOf<'endSessions'>> {
  return transaction(async (trx) => {
    const member = await findMember(trx, merchant.id, account);
    if (member === null) throw new AppError('NOT_FOUND');
    const ended = await endSessionsOf(trx, member.id, now);
    await recordAct(trx, { by, act: 'sessions.end', merchantId: merchant.id, subject: account, details: { ended } });
    return { ended };
  });
}
