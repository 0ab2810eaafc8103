import type { Actor } from '#ledger/facts.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { post } from '#ledger/ledger.ts';
import { entriesOf, insertVoid } from './void.repo.ts';

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
  { merchantId, actor, reason, now }: { merchantId: number; actor: Actor; reason: string; now: Date },
): Promise<void> {
  const undone = settledBy === null || settledBy === betId ? [betId] : [settledBy, betId];
  for (const reverses of undone) {
    // What comes back stands first, so that it covers what is taken.
    const entries = (await entriesOf(trx, reverses))
      .map(({ accountId, amount }) => ({ accountId, amount: -amount }))
      .toSorted((a, b) => b.amount - a.amount);
    await post(trx, { merchantId, kind: 'void', actor, at: now, reverses, subject: `bet:${betId}`, reason, entries });
  }
  await insertVoid(trx, { merchantId, memberId, betId, openedAt, reason, now });
}
