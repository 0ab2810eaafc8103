import { archiveStart } from '@livery/lottery/fair/archive';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import type { LotteryKey } from '../lottery.repo.ts';
import '../lottery.schema.ts';

/** The draw to which the lottery's next draw is chained. */
export async function findLatestHash(trx: LedgerTransaction, { merchantId, nodeId }: LotteryKey): Promise<string> {
  const row = await trx
    .selectFrom('lottery_draw')
    .select('hash')
    .where('merchant_id', '=', merchantId)
    .where('node_id', '=', nodeId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.hash ?? archiveStart;
}

export interface NewDraw extends LotteryKey {
  readonly issueId: number;
  readonly signature: Buffer;
  readonly numbers: readonly number[];
  readonly previous: string;
  readonly hash: string;
}

export async function insertDraw(trx: LedgerTransaction, draw: NewDraw): Promise<void> {
  await trx
    .insertInto('lottery_draw')
    .values({
      merchant_id: draw.merchantId,
      node_id: draw.nodeId,
      issue_id: draw.issueId,
      signature: draw.signature,
      numbers: [...draw.numbers],
      previous: draw.previous,
      hash: draw.hash,
    })
    .execute();
}

const latestFirst = keyset('lottery-draws', 'desc', { 'd.id': 'integer' });

/** The archive of a lottery, latest draw first. */
export async function listDraws(
  db: GatewayDatabase,
  { merchantId, nodeId }: LotteryKey,
  { issue, ...page }: { readonly issue?: string | undefined; readonly after?: string; readonly limit: number },
) {
  let draws = db
    .selectFrom('lottery_draw as d')
    .innerJoin('lottery_issue as i', 'i.id', 'd.issue_id')
    .select(['d.id', 'd.signature', 'd.numbers', 'd.previous', 'd.hash', 'i.number', 'i.closes_at', 'i.seed', 'i.round'])
    .where('d.merchant_id', '=', merchantId)
    .where('d.node_id', '=', nodeId);
  if (issue !== undefined) draws = draws.where('i.number', '=', issue);
  return readPage(draws, latestFirst, page);
}
