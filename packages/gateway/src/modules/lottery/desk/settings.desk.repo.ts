import { sql } from 'kysely';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { Lottery, LotteryKey } from '../lottery.repo.ts';
import '../lottery.schema.ts';

/** Locks a lottery. */
export async function lockLottery(trx: LedgerTransaction, { merchantId, nodeId }: LotteryKey): Promise<Lottery | null> {
  const own = trx.selectFrom('lottery').selectAll().where('merchant_id', '=', merchantId).where('node_id', '=', nodeId);
  return (await own.forUpdate().executeTakeFirst()) ?? null;
}

export async function updateLottery(trx: LedgerTransaction, { merchant_id, node_id, flags, ...lottery }: Lottery): Promise<void> {
  await trx
    .updateTable('lottery')
    .set({ ...lottery, flags: JSON.stringify(flags) })
    .where('merchant_id', '=', merchant_id)
    .where('node_id', '=', node_id)
    .execute();
}

/** Gives flags and prize group to issues that have not opened and have no bets. The lock keeps new tickets out. */
export async function passOn(trx: LedgerTransaction, { merchant_id, node_id, flags, prize_group }: Lottery, now: Date): Promise<void> {
  const ahead = sql`merchant_id = ${merchant_id} AND node_id = ${node_id} AND state = 'announced' AND opens_at > ${now}`;
  await sql`SELECT id FROM lottery_issue WHERE ${ahead} ORDER BY id FOR UPDATE`.execute(trx);
  // A new statement sees the tickets that were committed while the lock waited.
  await sql`UPDATE lottery_issue SET flags = ${JSON.stringify(flags)}::jsonb, prize_group = ${prize_group}
    WHERE ${ahead} AND NOT EXISTS (SELECT FROM lottery_ticket AS t WHERE t.issue_id = lottery_issue.id)`.execute(trx);
}
