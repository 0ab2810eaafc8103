import type { Platform } from '#base/platform.ts';
import { inPurse, lockPurse } from '#ledger/accounts.ts';
import { moved, post } from '#ledger/ledger.ts';
import { addCollected, listCollectable, lockReceivable } from './receivable.repo.ts';

const atOnce = 200;

/** Collects what members owe after a corrected result, as far as their balance allows. The next run continues. */
export async function collectReceivables({ tenants }: Pick<Platform, 'tenants'>, merchantId: number, now: Date): Promise<void> {
  for (const { id, member_id: memberId } of await listCollectable(tenants.of(merchantId), merchantId, atOnce)) {
    await tenants.transaction(merchantId, async (trx) => {
      const purse = await lockPurse(trx, memberId);
      const receivable = await lockReceivable(trx, id);
      if (receivable === null) return;
      const { unit, owed, collected, ticket_id: ticket } = receivable;
      const cash = inPurse(purse, 'CASH', unit);
      const amount = Math.min(cash.balance, owed - collected);
      if (cash.id === null || amount <= 0) return;
      const entries = moved({ accountId: cash.id }, { house: 'ADJUSTMENT', unit }, amount);
      await post(trx, { merchantId, kind: 'lotteryCollect', actor: 'job:lottery', at: now, subject: `lottery:${ticket}`, entries });
      await addCollected(trx, receivable, amount, now);
    });
  }
}
