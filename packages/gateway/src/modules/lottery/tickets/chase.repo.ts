import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { MemberKey } from '#base/member-key.ts';
import '../lottery.schema.ts';

export async function insertChase(
  trx: LedgerTransaction,
  { merchantId, memberId }: MemberKey,
  { win, loss }: { readonly win: boolean; readonly loss: number | null },
): Promise<number> {
  const row = { merchant_id: merchantId, member_id: memberId, stop_on_win: win, stop_on_loss: loss };
  return (await trx.insertInto('lottery_chase').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export interface DueChase {
  readonly id: number;
  readonly member_id: number;
}

/**
 * Slips with issues ahead that an issue brought to their end: with a win in it, or since all that was settled has lost so much. They still
 * have open tickets.
 */
export async function listDueChases(db: GatewayDatabase, issueId: number): Promise<DueChase[]> {
  const { rows } = await sql<DueChase>`
    SELECT c.id, c.member_id FROM lottery_chase AS c
    JOIN LATERAL (SELECT bool_or(t.issue_id = ${issueId} AND t.state = 'won') AS has_won, bool_or(t.state = 'open') AS goes_on,
        COALESCE(sum(t.stake - t.payout) FILTER (WHERE t.payout IS NOT NULL AND t.state <> 'open'), 0) AS lost
      FROM lottery_ticket AS t WHERE t.chase_id = c.id) AS course ON true
    WHERE c.stopped_at IS NULL AND c.id IN (SELECT chase_id FROM lottery_ticket WHERE issue_id = ${issueId} AND chase_id IS NOT NULL)
      AND goes_on AND ((c.stop_on_win AND has_won) OR lost >= c.stop_on_loss)
    ORDER BY c.id`.execute(db);
  return rows;
}

/** Marks a chase as stopped; false where another gateway has done so. */
export async function stopChase(trx: LedgerTransaction, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('lottery_chase')
    .set({ stopped_at: now })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
