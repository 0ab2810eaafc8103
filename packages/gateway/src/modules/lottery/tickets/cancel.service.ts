import type { ValueOf } from '@livery/contract/shapes';
import { AppError } from '#base/app-error.ts';
import { keyOf } from '#base/member-key.ts';
import type { Platform } from '#base/platform.ts';
import { inPurse, lockPurse, readPurse, unitFor } from '#ledger/accounts.ts';
import type { MemberCall } from '#http/route.ts';
import { playerTookBack } from '../../bets/void-reason.texts.ts';
import { holdIssue } from '../issues/issue.repo.ts';
import { findOfferedLottery } from '../lottery.service.ts';
import { giveBack } from './give-back.action.ts';
import { isCancellable } from './ticket.rules.ts';
import { lockOwnTicket } from './ticket.repo.ts';

/**
 * Cancels a ticket before its issue starts to close. The stake goes back where it came from.
 *
 * @throws AppError NOT_FOUND, GAME_NOT_FOUND, STATE_CHANGED for a ticket that is not open, NO_LONGER_OPEN, IDEMPOTENCY_CONFLICT
 */
export async function cancelTicket(call: MemberCall<'cancelLotteryTicket'>, platform: Platform): Promise<ValueOf<'cancelLotteryTicket'>> {
  const { body, merchant, member, actor } = call;
  return call.once({ ticket: body.ticket }, async (trx) => {
    await lockPurse(trx, member.id);
    const ticket = await lockOwnTicket(trx, keyOf(call), body.ticket);
    if (ticket === null) throw new AppError('NOT_FOUND');
    if (ticket.state !== 'open') throw new AppError('STATE_CHANGED');
    const { lottery, kind } = await findOfferedLottery(platform, trx, merchant, ticket.node_id);
    const issue = await holdIssue(trx, ticket.issue_id);
    const now = await call.timeIn(trx);
    if (!isCancellable(issue, lottery, now)) throw new AppError('NO_LONGER_OPEN');
    await giveBack(trx, platform.bets, { kind, issue }, [ticket], { state: 'cancelled', actor, reason: playerTookBack, now });
    const { balance } = inPurse(await readPurse(trx, member.id), 'CASH', unitFor(member.type, merchant.currency));
    return { returned: ticket.stake, balance };
  });
}
