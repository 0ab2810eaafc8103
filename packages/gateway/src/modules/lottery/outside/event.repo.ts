import type { LotteryAct } from '@livery/contract/lotteries';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Actor } from '#ledger/facts.ts';
import type { LotteryKey } from '../lottery.repo.ts';
import '../lottery.schema.ts';

export interface LotteryEvent extends LotteryKey {
  readonly issueId: number | null;
  readonly at: Date;
  readonly actor: Actor;
  readonly person: string;
  readonly act: LotteryAct;
  readonly numbers?: readonly number[] | null;
  readonly note?: string;
}

export async function addEvent(
  trx: GatewayDatabase,
  { merchantId, nodeId, issueId, at, actor, person, act, numbers = null, note = '' }: LotteryEvent,
): Promise<void> {
  const row = { merchant_id: merchantId, node_id: nodeId, issue_id: issueId, at, actor, person, act, note };
  await trx
    .insertInto('lottery_event')
    .values({ ...row, numbers: numbers === null ? null : [...numbers] })
    .execute();
}

/** Latest first. */
export async function listEvents(db: GatewayDatabase, issueId: number) {
  return db
    .selectFrom('lottery_event')
    .select(['id', 'at', 'person', 'act', 'numbers', 'note'])
    .where('issue_id', '=', issueId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}
