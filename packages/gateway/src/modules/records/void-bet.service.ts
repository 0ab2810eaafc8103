import type { BetVoid } from '@livery/contract/control-records';
import { post } from '../../ledger/ledger.ts';
import { recordAct, type Actor } from '../../observe/audit-log.ts';
import { AppError } from '../../server/app-error.ts';
import type { Merchant } from '../../server/context.ts';
import type { Platform } from '../../server/platform.ts';
import { entriesOf, insertVoid, isVoid, lockBet } from './void-bet.repo.ts';

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
  by: Actor,
): Promise<void> {
  await tenants.transaction(merchant.id, async (trx) => {
    const bet = await lockBet(trx, betId);
    if (bet === null) throw new AppError('NOT_FOUND');
    const { member_id: memberId, opened_at: openedAt, settle_txn: settledBy } = bet;
    if (await isVoid(trx, betId, memberId)) return;
    const undone = settledBy === null || settledBy === betId ? [betId] : [settledBy, betId];
    for (const reverses of undone) {
      // What comes back stands first, so that it covers what is taken.
      const entries = (await entriesOf(trx, reverses))
        .map(({ accountId, amount }) => ({ accountId, amount: -amount }))
        .toSorted((a, b) => b.amount - a.amount);
      await post(trx, {
        merchantId: merchant.id,
        kind: 'void',
        actor: 'control',
        at: now,
        reverses,
        reference: `bet:${betId}`,
        reason,
        entries,
      });
    }
    await insertVoid(trx, { merchantId: merchant.id, memberId, betId, openedAt, reason, now });
    await recordAct(trx, { by, act: 'bet.void', merchantId: merchant.id, subject: bet.username, details: { bet: betId, reason } });
  });
}
