import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import { findMember } from '../member/member.repo.ts';
import { endSessionsOf } from '../session/session.desk.repo.ts';
import './close.hooks.ts';
import { updateState } from './closing.desk.repo.ts';
import { withdrawClosing } from './closing.repo.ts';

/**
 * Closes an account and ends its sessions, or reopens it.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED if its data has been erased
 */
export async function changeState(
  { merchant, body: { account, state, reason }, now, by, transaction }: DeskCall<'changeMemberState'>,
  { modules }: Pick<Platform, 'modules'>,
): Promise<void> {
  await transaction(async (trx) => {
    const member = await findMember(trx, merchant.id, account);
    if (member === null) throw new AppError('NOT_FOUND');
    const key = { merchantId: merchant.id, memberId: member.id };
    if (state === 'active' && !(await withdrawClosing(trx, key))) throw new AppError('STATE_CHANGED');
    await updateState(trx, member.id, state);
    if (state === 'closed') for (const { onClose } of modules) await onClose?.(trx, { ...key, merchant, at: now });
    const details = {
      ...(state === 'closed' ? { sessions: await endSessionsOf(trx, member.id, now) } : {}),
      ...(reason === undefined ? {} : { reason }),
    };
    const act = state === 'closed' ? 'member.close' : 'member.reopen';
    await recordAct(trx, { by, act, merchantId: merchant.id, subject: account, details });
  });
}
