import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import { lockBets } from './bets.repo.ts';
import './bets.service.ts';
import { findStaker } from './void.repo.ts';

/**
 * Undoes a bet: payout and stake are returned to the last unit. Repeating the call changes nothing.
 *
 * @throws AppError NOT_FOUND for a bet of another merchant, INSUFFICIENT_BALANCE if the member has spent the payout
 */
export async function voidBet(
  { merchant, body: { bet: id, reason }, now, by, transaction }: DeskCall<'voidBet'>,
  { bets }: Platform,
): Promise<void> {
  await transaction(async (trx) => {
    const staker = await findStaker(trx, id);
    const [bet] = staker === null ? [] : await lockBets(trx, staker.memberId, [{ id, openedAt: staker.openedAt }]);
    if (staker === null || bet === undefined) throw new AppError('NOT_FOUND');
    if (bet.isVoid) return;
    await bets.undo(trx, bet, { actor: 'control', reason, now });
    await recordAct(trx, { by, act: 'bet.void', merchantId: merchant.id, subject: staker.username, details: { bet: id, reason } });
  });
}
