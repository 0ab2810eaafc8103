import type { BetState } from '@livery/contract/movements';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import type { GameTypeCode } from '../catalogue/game-types.rules.ts';
import '../bets/bets.schema.ts';
import '../catalogue/catalogue.schema.ts';
import '../launch/launch.schema.ts';
import '#ledger/ledger.schema.ts';
import type { Period } from '#lists/period.ts';
import type { RecordPage } from './record-page.rules.ts';

const columns = { 'bet.opened_at': 'instant', 'bet.id': 'integer' } as const;
const orders = { newest: keyset('bets', 'desc', columns), oldest: keyset('bets-oldest', 'asc', columns) };

export interface BetFilter {
  readonly memberId: number;
  readonly period: Period;
  readonly gameType?: string | undefined;
  readonly nodeId?: number | undefined;
  readonly state?: BetState | undefined;
}

export type BetRecordRow = Awaited<ReturnType<typeof listBets>>['items'][number];

export async function listBets(db: GatewayDatabase, filter: BetFilter, page: RecordPage) {
  return readPage(betColumns(filtered(played(db), filter)), orders[page.order ?? 'newest'], page);
}

/** A bet of the member, with its proof. */
export async function findBet(db: GatewayDatabase, memberId: number, betId: number) {
  const row = await betColumns(played(db))
    .select(['bet.course', 'bet.settle_txn', 'bet_void.reason', 'bet_void.voided_at', 'game.model'])
    .where('bet.member_id', '=', memberId)
    .where('bet.id', '=', betId)
    .where('bet.opened_at', '=', db.selectFrom('txn').select('txn.at').where('txn.id', '=', betId))
    .executeTakeFirst();
  return row ?? null;
}

/** The bets that transactions staked or paid, by transaction. */
export async function findBetsOf(
  db: GatewayDatabase,
  memberId: number,
  transactions: readonly { readonly id: number; readonly at: Date }[],
): Promise<Map<number, BetRecordRow>> {
  if (transactions.length === 0) return new Map();
  const ids = transactions.map(({ id }) => id);
  const instants = transactions.map(({ at }) => at);
  // Separate conditions on instants and numbers, because a row comparison alone would scan all of the member's bets.
  const rows = await betColumns(played(db))
    .where('bet.member_id', '=', memberId)
    .where(sql<boolean>`bet.opened_at = ANY (${instants}::timestamptz[])`)
    .where(sql<boolean>`bet.id = ANY (${ids}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export interface BetSums {
  readonly count: number;
  readonly stake: number;
  readonly payout: number;
  readonly net: number;
}

/** Void bets add nothing. Open bets add their stake, but no win or loss. */
export async function sumBets(db: GatewayDatabase, filter: BetFilter): Promise<BetSums> {
  return filtered(played(db), filter)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`COALESCE(sum(bet.stake) FILTER (WHERE bet_void.bet_id IS NULL), 0)::bigint`.as('stake'),
      sql<number>`COALESCE(sum(bet.payout) FILTER (WHERE bet_void.bet_id IS NULL), 0)::bigint`.as('payout'),
      sql<number>`COALESCE(sum(bet.payout - bet.stake) FILTER (WHERE bet_void.bet_id IS NULL), 0)::bigint`.as('net'),
    ])
    .executeTakeFirstOrThrow();
}

/** When the member last opened a game. Null for never. */
export async function lastSitting(db: GatewayDatabase, memberId: number, nodeId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('sitting')
    .select('opened_at')
    .where('member_id', '=', memberId)
    .where('node_id', '=', nodeId)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.opened_at ?? null;
}

export interface LossRow extends BetSums {
  readonly day: string;
  readonly type: string;
}

export interface LossFilter {
  readonly memberId: number;
  /** The merchant's days, both included. */
  readonly from: string;
  readonly to: string;
  readonly gameType?: string | undefined;
}

/** Settled bets by day of settlement and game type, newest day first. */
export async function sumLoss(db: GatewayDatabase, { memberId, from, to, gameType }: LossFilter): Promise<LossRow[]> {
  let hours = db.selectFrom('member_hour').where('member_id', '=', memberId).where('day', '>=', from).where('day', '<=', to);
  if (gameType !== undefined) hours = hours.where('game_type', '=', gameType);
  const rounds = sql<number>`sum(rounds)`;
  return hours
    .select([
      'day',
      'game_type as type',
      rounds.as('count'),
      sql<number>`sum(stake)::bigint`.as('stake'),
      sql<number>`sum(payout)::bigint`.as('payout'),
      sql<number>`sum(payout - stake)::bigint`.as('net'),
    ])
    .groupBy(['day', 'game_type'])
    .having(rounds, '>', 0)
    .orderBy('day', 'desc')
    .orderBy('game_type')
    .execute();
}

const played = (db: GatewayDatabase) =>
  db
    .selectFrom('bet')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .leftJoin('bet_void', (join) =>
      join
        .onRef('bet_void.member_id', '=', 'bet.member_id')
        .onRef('bet_void.opened_at', '=', 'bet.opened_at')
        .onRef('bet_void.bet_id', '=', 'bet.id'),
    );

type Played = ReturnType<typeof played>;

const betColumns = (query: Played) =>
  query.select([
    'bet.id',
    'bet.node_id',
    'bet.stake',
    'bet.payout',
    'bet.opened_at',
    'bet.settled_at',
    'game.names',
    'game.type',
    'bet_void.bet_id as voided',
  ]);

function filtered(query: Played, { memberId, period, gameType, nodeId, state }: BetFilter): Played {
  let asked = query
    .where('bet.member_id', '=', memberId)
    .where('bet.opened_at', '>=', period.from)
    .where('bet.opened_at', '<', period.before);
  if (gameType !== undefined) asked = asked.where('game.type', '=', gameType as GameTypeCode);
  if (nodeId !== undefined) asked = asked.where('bet.node_id', '=', nodeId);
  if (state === 'void') asked = asked.where('bet_void.bet_id', 'is not', null);
  if (state === 'open') asked = asked.where('bet_void.bet_id', 'is', null).where('bet.payout', 'is', null);
  if (state === 'settled') asked = asked.where('bet_void.bet_id', 'is', null).where('bet.payout', 'is not', null);
  return asked;
}
