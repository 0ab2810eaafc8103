import type { ValueOf } from '@livery/contract/shapes';
import { AppError } from '#base/app-error.ts';
import type { MemberCall } from '#http/route.ts';
import { listEvents, lockLine, markDisputed } from './reads.repo.ts';
import { sideOf } from './reads.service.ts';
import { tellDispute } from '../settlement/alerts/tell-agents.action.ts';
import { tellEvents } from '../settlement/windows.repo.ts';

/**
 * A dispute is a thread of messages about a line. It does not stop the payment: the desk can hold a line that is not
 * paid yet.
 *
 * @throws AppError NOT_FOUND for a line of other members; STATE_CHANGED for an answer without a dispute, or for an
 *   action of the other side
 */
export async function disputeLine(call: MemberCall<'disputeCommission'>): Promise<ValueOf<'disputeCommission'>> {
  const { merchant, member, actor, now, transaction } = call;
  const { line: lineId, action, text } = call.body;
  return transaction(async (trx) => {
    const line = await lockLine(trx, merchant.id, lineId);
    const side = line === null ? null : sideOf(line, member.id);
    if (line === null || side === null) throw new AppError('NOT_FOUND');
    const last = (await listEvents(trx, line)).at(-1);
    // The same message again is a repeated call.
    if (last?.actor === actor && last.action === action && last.text === text) return { isDisputed: line.is_disputed };
    const isOwn = (action === 'answer') === (side === 'upline');
    if (!isOwn || (action !== 'dispute' && !line.is_disputed)) throw new AppError('STATE_CHANGED');
    const isDisputed = action !== 'resolve';
    await markDisputed(trx, line.id, isDisputed);
    await tellEvents(trx, [{ merchant_id: merchant.id, window_id: line.window_id, lineId, at: now, actor, action, text }]);
    await tellDispute(trx, merchant, line, { by: side, action, text, at: now });
    return { isDisputed };
  });
}
