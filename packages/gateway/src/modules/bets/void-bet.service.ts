import type { BetVoid } from '@livery/contract/control/records';
import { recordAct, type ActingBy } from '#observe/audit-log.ts';
import { AppError } from '#base/app-error.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';
import { undoBet } from './bets.service.ts';
import { isVoid, lockBet } from './void-bet.repo.ts';

/**
 * Undoes a bet: its payout and its stake go back to the last unit. Asked again, it changes nothing.
 *
 * @throws AppError NOT_FOUND for a bet of another merchant, INSUFFICIENT_BALANCE when the member has spent what it paid
 */
export async function voidBet(
  { tenants }: Platform,
  merchant: Merchant,
  { bet: betId, reason }: BetVoid,
  now: Date,
  by: ActingBy,
): Promise<void> {
  await tenants.transaction(merchant.id, async (trx) => {
    const bet = await lockBet(trx, betId);
    if (bet === null) throw new AppError('NOT_FOUND');
    if (await isVoid(trx, betId, bet.member_id)) return;
    await undoBet(trx, bet, { merchantId: merchant.id, actor: 'control', reason, now });
    await recordAct(trx, { by, act: 'bet.void', merchantId: merchant.id, subject: bet.username, details: { bet: betId, reason } });
  });
}
