import { sql } from 'kysely';
import type { LedgerTransaction } from '../../../ledger/accounts.ts';
import { readCourse, writeCourse, type RoundCourse } from './round-course.ts';
import '../games.tables.ts';

export interface NewRound extends RoundCourse {
  readonly merchantId: number;
  readonly memberId: number;
  readonly nodeId: number;
  /** What the round is known by to the game that asks for it. */
  readonly key: string;
  readonly unit: string;
  readonly stake: number;
  readonly win: number;
  readonly transactionId: number;
  readonly now: Date;
}

/** A slot's bet is settled as it is made. Answers whether the member has a bonus that the stake may work off. */
export async function insertRound(trx: LedgerTransaction, round: NewRound): Promise<boolean> {
  const { merchantId, memberId, nodeId, key, unit, stake, win, transactionId, now } = round;
  const { has_bonus } = await trx
    .insertInto('bet')
    .values({
      member_id: memberId,
      id: transactionId,
      merchant_id: merchantId,
      node_id: nodeId,
      key,
      stake,
      valid_stake: stake,
      payout: win,
      opened_at: now,
      settled_at: now,
      settle_txn: transactionId,
      unit,
      course: writeCourse(round),
    })
    .returning(sql<boolean>`EXISTS (SELECT FROM bonus WHERE bonus.member_id = bet.member_id AND state = 'active')`.as('has_bonus'))
    .executeTakeFirstOrThrow();
  return has_bonus;
}

export interface PlayedRound extends RoundCourse {
  readonly stake: number;
  readonly win: number;
  /** What it left in the account. */
  readonly balance: number;
}

/** The round that was played by this key, or null when none was. */
export async function findRound(trx: LedgerTransaction, key: string, accountId: number): Promise<PlayedRound | null> {
  const row = await trx
    .selectFrom('bet')
    .innerJoin('entry', (join) => join.onRef('entry.txn_id', '=', 'bet.settle_txn').onRef('entry.at', '=', 'bet.settled_at'))
    .select(['bet.stake', 'bet.payout', 'bet.course', 'entry.balance_after'])
    .where('bet.key', '=', key)
    .where('entry.account_id', '=', accountId)
    .orderBy('entry.position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined || row.course === null) return null;
  return { stake: row.stake, win: row.payout ?? 0, balance: row.balance_after ?? 0, ...readCourse(row.course) };
}
