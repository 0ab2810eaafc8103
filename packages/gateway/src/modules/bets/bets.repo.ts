import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { GameModelId } from '../games/house/game-models.ts';
import { readCourse, seedOfCourse, writeCourse, type RoundCourse } from '../games/house/round-course.ts';
import '../games/games.tables.ts';

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

const hasBonus = sql<boolean>`EXISTS (SELECT FROM bonus WHERE bonus.member_id = bet.member_id AND state = 'active')`;

/** A bet that is settled as it is made. Answers whether the member has a bonus that the stake may work off. */
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
    .returning(hasBonus.as('has_bonus'))
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

/** Of one member's rounds of one game one call follows the other, on whatever device and gateway, until the transaction ends. */
export async function lockRounds(trx: LedgerTransaction, memberId: number, nodeId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`rounds ${memberId} ${nodeId}`}, 0))`.execute(trx);
}

/** A bet whose round goes on. */
export async function insertOpenRound(trx: LedgerTransaction, round: Omit<NewRound, 'win'>): Promise<void> {
  const { merchantId, memberId, nodeId, key, unit, stake, transactionId, now } = round;
  await trx
    .insertInto('bet')
    .values({
      member_id: memberId,
      id: transactionId,
      merchant_id: merchantId,
      node_id: nodeId,
      key,
      stake,
      valid_stake: stake,
      payout: null,
      opened_at: now,
      settled_at: null,
      settle_txn: null,
      unit,
      course: writeCourse(round),
    })
    .execute();
}

export interface KeptBet extends RoundCourse {
  readonly id: number;
  readonly key: string;
  readonly openedAt: Date;
  readonly memberId: number;
  readonly nodeId: number;
  readonly unit: string;
  readonly stake: number;
  /** Null while the round goes on. */
  readonly win: number | null;
}

const kept = (db: GatewayDatabase) =>
  db
    .selectFrom('bet')
    .select(['id', 'key', 'opened_at', 'member_id', 'node_id', 'unit', 'stake', 'payout', 'course'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bet_void')
            .select('bet_void.bet_id')
            .whereRef('bet_void.member_id', '=', 'bet.member_id')
            .whereRef('bet_void.opened_at', '=', 'bet.opened_at')
            .whereRef('bet_void.bet_id', '=', 'bet.id'),
        ),
      ),
    );

type KeptRow = Awaited<ReturnType<ReturnType<typeof kept>['execute']>>[number];

function keptBet({ id, key, opened_at, member_id, node_id, unit, stake, payout, course }: KeptRow): KeptBet {
  const written = readCourse(course ?? Buffer.alloc(0));
  return { id, key, openedAt: opened_at, memberId: member_id, nodeId: node_id, unit, stake, win: payout, ...written };
}

/** Null for a bet of somebody else, and for one that was undone. */
export async function findBetByKey(trx: LedgerTransaction, memberId: number, key: string): Promise<KeptBet | null> {
  const row = await kept(trx).where('key', '=', key).where('member_id', '=', memberId).executeTakeFirst();
  return row === undefined ? null : keptBet(row);
}

/** Open bets for this transaction alone, by their keys; those that were undone are left out. */
export async function lockBets(trx: LedgerTransaction, keys: readonly string[]): Promise<Map<string, KeptBet>> {
  if (keys.length === 0) return new Map();
  const rows = await kept(trx)
    .where('key', 'in', [...keys])
    .where('payout', 'is', null)
    .orderBy('id')
    .forUpdate('bet')
    .execute();
  return new Map(rows.map((row) => [row.key, keptBet(row)]));
}

/** The member's rounds of a game that go on, the oldest first. */
export async function listOpenRounds(trx: LedgerTransaction, memberId: number, nodeId: number): Promise<KeptBet[]> {
  const rows = await kept(trx)
    .where('member_id', '=', memberId)
    .where('payout', 'is', null)
    .where('node_id', '=', nodeId)
    .where('course', 'is not', null)
    .orderBy('opened_at')
    .execute();
  return rows.map(keptBet);
}

/** Rounds of games of a model that were opened before an instant and go on, the oldest first. */
export async function listLeftOpen(trx: LedgerTransaction, model: GameModelId, before: Date, limit: number): Promise<KeptBet[]> {
  const rows = await kept(trx)
    .where('payout', 'is', null)
    .where('opened_at', '<', before)
    .where('course', 'is not', null)
    .where('node_id', 'in', trx.selectFrom('game').select('game.node_id').where('model', '=', model))
    .orderBy('opened_at')
    .limit(limit)
    .execute();
  return rows.map(keptBet);
}

export async function noteCourse(trx: LedgerTransaction, bet: KeptBet): Promise<void> {
  await trx
    .updateTable('bet')
    .set({ course: writeCourse(bet) })
    .where('member_id', '=', bet.memberId)
    .where('opened_at', '=', bet.openedAt)
    .where('id', '=', bet.id)
    .execute();
}

/** Ends a round; answers whether the member has a bonus that its stake may work off. */
export async function settleBet(
  trx: LedgerTransaction,
  bet: KeptBet,
  settled: { readonly win: number; readonly validStake: number; readonly transactionId: number; readonly now: Date },
): Promise<boolean> {
  const { win, validStake, transactionId, now } = settled;
  const { has_bonus } = await trx
    .updateTable('bet')
    .set({ payout: win, valid_stake: validStake, settled_at: now, settle_txn: transactionId, course: writeCourse(bet) })
    .where('member_id', '=', bet.memberId)
    .where('opened_at', '=', bet.openedAt)
    .where('id', '=', bet.id)
    .returning(hasBonus.as('has_bonus'))
    .executeTakeFirstOrThrow();
  return has_bonus;
}

/** Whether a round goes on that the seed decides: as long as it does, nobody may learn the seed. */
export async function isSeedAtStake(db: GatewayDatabase, memberId: number, seedId: number): Promise<boolean> {
  const row = await kept(db)
    .where('member_id', '=', memberId)
    .where('payout', 'is', null)
    .where(sql<boolean>`substring(course FOR 6) = ${seedOfCourse(seedId)}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
