import type { Selectable, SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database, GatewayDatabase } from '../../database/schema.ts';
import './games.tables.ts';
import type { GameTypeCode } from './catalogue/game-types.ts';
import type { GameName } from './catalogue/names.ts';
import { searchText } from './search-text.ts';

export type GameRow = Selectable<Database['game']>;

export interface WinnerRow {
  readonly player: string;
  readonly avatar: string;
  readonly node_id: number;
  readonly win_amount: number;
  readonly names: GameName;
}

export interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface GameFilter {
  readonly merchantId: number;
  readonly type: string;
  readonly vendor?: string | undefined;
  readonly gameClass?: string | undefined;
  readonly name?: string | undefined;
  readonly language: string;
}

/** `offset` and `limit` count games. */
export async function findGames(
  db: GatewayDatabase,
  filter: GameFilter,
  offset: number,
  limit: number,
): Promise<{ rows: GameRow[]; total: number }> {
  const matching = filtered(db, filter);
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows =
    limit <= 0 || offset >= total ? [] : await matching.selectAll('game').orderBy('position').offset(offset).limit(limit).execute();
  return { rows, total };
}

function filtered(
  db: GatewayDatabase,
  { merchantId, type, vendor, gameClass, name, language }: GameFilter,
): SelectQueryBuilder<Database, 'game', object> {
  const wanted = searchText(name ?? '');
  return db
    .selectFrom('game')
    .where('merchant_id', '=', merchantId)
    .where('type', '=', type as GameTypeCode)
    .$if(vendor !== undefined, (query) => query.where('vendor', '=', vendor ?? ''))
    .$if(gameClass !== undefined, (query) => query.where('game_class', '=', gameClass ?? ''))
    .$if(wanted !== '', (query) =>
      query.where(sql<boolean>`search ->> ${language === 'pt' ? 'pt' : 'en'} LIKE ${`%${escapeLike(wanted)}%`}`),
    );
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

export async function findHotGames(db: GatewayDatabase, merchantId: number, type?: string, vendor?: string): Promise<GameRow[]> {
  return db
    .selectFrom('game')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('hot_rank', 'is not', null)
    .$if(type !== undefined, (query) => query.where('type', '=', type as GameTypeCode))
    .$if(vendor !== undefined, (query) => query.where('vendor', '=', vendor ?? ''))
    .orderBy('hot_rank')
    .execute();
}

export async function findGame(
  db: GatewayDatabase,
  merchantId: number,
  nodeId: number,
  vendor: string,
  type: string,
): Promise<GameRow | null> {
  const row = await db
    .selectFrom('game')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('node_id', '=', nodeId)
    .where('vendor', '=', vendor)
    .where('type', '=', type as GameTypeCode)
    .executeTakeFirst();
  return row ?? null;
}

/** The game of a ticket, with the currency of its merchant. */
export async function findGameOfTicket(db: GatewayDatabase, ticket: { readonly merchant_id: number; readonly node_id: number }) {
  return db
    .selectFrom('game')
    .innerJoin('merchant', 'merchant.id', 'game.merchant_id')
    .selectAll('game')
    .select('merchant.currency')
    .where('game.merchant_id', '=', ticket.merchant_id)
    .where('game.node_id', '=', ticket.node_id)
    .executeTakeFirstOrThrow();
}

/** Games of the same type that can be played, those of the same class first. */
export async function findSuggestions(db: GatewayDatabase, game: GameRow, count: number): Promise<GameRow[]> {
  return db
    .selectFrom('game')
    .selectAll()
    .where('merchant_id', '=', game.merchant_id)
    .where('type', '=', game.type)
    .where('maintenance', '=', false)
    .where('model', 'is not', null)
    .where('node_id', '<>', game.node_id)
    .orderBy(sql`game_class IS NOT DISTINCT FROM ${game.game_class}`, 'desc')
    .orderBy('position')
    .limit(count)
    .execute();
}

export async function findVendors(db: GatewayDatabase, merchantId: number) {
  return db
    .selectFrom('game_vendor')
    .innerJoin('game', (join) =>
      join.onRef('game.vendor', '=', 'game_vendor.code').onRef('game.merchant_id', '=', 'game_vendor.merchant_id'),
    )
    .select(['game_vendor.code', 'game_vendor.name', 'game_vendor.position', 'game.type', 'game.game_class'])
    .distinct()
    .where('game_vendor.merchant_id', '=', merchantId)
    .orderBy('game_vendor.position')
    .execute();
}

export async function findWinners(db: GatewayDatabase, merchantId: number, limit: number): Promise<WinnerRow[]> {
  return db
    .selectFrom('game_winner')
    .innerJoin('game', (join) =>
      join.onRef('game.node_id', '=', 'game_winner.node_id').onRef('game.merchant_id', '=', 'game_winner.merchant_id'),
    )
    .select(['game_winner.player', 'game_winner.avatar', 'game_winner.node_id', 'game_winner.win_amount', 'game.names'])
    .where('game_winner.merchant_id', '=', merchantId)
    .orderBy('game_winner.win_amount', 'desc')
    .orderBy('game_winner.id')
    .limit(limit)
    .execute();
}
