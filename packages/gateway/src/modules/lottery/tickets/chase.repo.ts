import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { MemberKey } from '#base/member-key.ts';
import type { LotteryKey } from '../lottery.repo.ts';
import '../lottery.schema.ts';

export interface NewChase extends MemberKey {
  readonly nodeId: number;
  readonly win: boolean;
  readonly loss: number | null;
  /** When its last issue closes. */
  readonly endsAt: Date;
}

export async function insertChase(trx: LedgerTransaction, { merchantId, memberId, nodeId, win, loss, endsAt }: NewChase): Promise<number> {
  const row = { merchant_id: merchantId, member_id: memberId, node_id: nodeId, stop_on_win: win, stop_on_loss: loss, ends_at: endsAt };
  return (await trx.insertInto('lottery_chase').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export interface DueChase {
  readonly id: number;
  readonly member_id: number;
}

/**
 * Slips with issues ahead that have won, or have reached their loss limit. Only paid issues count: while an issue is
 * being paid, a win that makes up for a loss may still be open. The query names no issue, so the next run also finds
 * what a killed gateway has left.
 */
export async function listDueChases(db: GatewayDatabase, { merchantId, nodeId }: LotteryKey, now: Date): Promise<DueChase[]> {
  const { rows } = await sql<DueChase>`
    SELECT c.id, c.member_id FROM lottery_chase AS c
    CROSS JOIN LATERAL (SELECT bool_or(t.state = 'won') AS has_won, sum(t.stake - t.payout) AS lost
      FROM lottery_ticket AS t JOIN lottery_issue AS i ON i.id = t.issue_id AND i.state IN ('paid', 'final')
      WHERE t.chase_id = c.id AND t.state IN ('won', 'lost', 'returned')) AS course
    WHERE c.merchant_id = ${merchantId} AND c.node_id = ${nodeId} AND c.stopped_at IS NULL AND c.ends_at > ${now}
      AND ((c.stop_on_win AND has_won) OR lost >= c.stop_on_loss)
    ORDER BY c.id`.execute(db);
  return rows;
}

/** Marks a chase as stopped. False if another gateway has done so. */
export async function stopChase(trx: LedgerTransaction, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('lottery_chase')
    .set({ stopped_at: now })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
