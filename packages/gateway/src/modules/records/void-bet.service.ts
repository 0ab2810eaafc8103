import type { BetVoid } from '@livery/contract/control-records';
import type { LedgerTransaction } from '../../ledger/accounts.ts';
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
    if (await isVoid(trx, betId, bet.member_id)) return;
    await undoBet(trx, bet, { merchantId: merchant.id, actor: 'control', reason, now });
    await recordAct(trx, { by, act: 'bet.void', merchantId: merchant.id, subject: bet.username, details: { bet: betId, reason } });
  });
}

export interface UndoneBet {
  readonly id: number;
  readonly member_id: number;
  readonly opened_at: Date;
  readonly settle_txn: number | null;
}

/**
 * Undoes a bet that the caller holds and that is not void. `reason` is told to the member.
 *
 * @throws AppError INSUFFICIENT_BALANCE
 */
export async function undoBet(
  trx: LedgerTransaction,
  { id: betId, member_id: memberId, opened_at: openedAt, settle_txn: settledBy }: UndoneBet,
  { merchantId, actor, reason, now }: { merchantId: number; actor: string; reason: string; now: Date },
): Promise<void> {
  const undone = settledBy === null || settledBy === betId ? [betId] : [settledBy, betId];
  for (const reverses of undone) {
    // What comes back stands first, so that it covers what is taken.
    const entries = (await entriesOf(trx, reverses))
      .map(({ accountId, amount }) => ({ accountId, amount: -amount }))
      .toSorted((a, b) => b.amount - a.amount);
    await post(trx, { merchantId, kind: 'void', actor, at: now, reverses, reference: `bet:${betId}`, reason, entries });
  }
  await insertVoid(trx, { merchantId, memberId, betId, openedAt, reason, now });
}
