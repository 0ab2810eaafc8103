import type { Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '../../database/schema.ts';
import { readProfile, type MerchantProfile } from '../../server/merchant-profile.ts';
import './games.tables.ts';

export type GameRow = Selectable<Database['game']>;
export type VendorRow = Selectable<Database['game_vendor']>;
export type GameDifference = Selectable<Database['merchant_game']>;
export type WinnerRow = Pick<Selectable<Database['game_winner']>, 'player' | 'avatar' | 'node_id' | 'win_amount'>;

export interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Every game of the release in the order of the lists. */
export async function readGames(db: GatewayDatabase): Promise<GameRow[]> {
  return db.selectFrom('game').selectAll().orderBy('position').orderBy('node_id').execute();
}

/** The game of a ticket, with the currency of its merchant. */
export async function findGameOfTicket(db: GatewayDatabase, ticket: { readonly merchant_id: number; readonly node_id: number }) {
  return db
    .selectFrom('game')
    .innerJoin('merchant', (join) => join.on('merchant.id', '=', ticket.merchant_id))
    .selectAll('game')
    .select('merchant.currency')
    .where('game.node_id', '=', ticket.node_id)
    .executeTakeFirstOrThrow();
}

/** Every vendor of the release in the order of the menus. */
export async function readVendors(db: GatewayDatabase): Promise<VendorRow[]> {
  return db.selectFrom('game_vendor').selectAll().orderBy('position').orderBy('code').execute();
}

/** Codes of the vendors whose games a merchant offers. */
export async function readOfferedVendors(db: GatewayDatabase, merchantId: number): Promise<string[]> {
  const rows = await db.selectFrom('merchant_vendor').select('vendor').where('merchant_id', '=', merchantId).execute();
  return rows.map(({ vendor }) => vendor);
}

export async function readProfileOf(db: GatewayDatabase, merchantId: number): Promise<MerchantProfile> {
  const { profile } = await db.selectFrom('merchant').select('profile').where('id', '=', merchantId).executeTakeFirstOrThrow();
  return readProfile(profile);
}

export async function readDifferences(db: GatewayDatabase, merchantId: number): Promise<GameDifference[]> {
  return db.selectFrom('merchant_game').selectAll().where('merchant_id', '=', merchantId).execute();
}

/** The whole board, the largest win first. */
export async function findWinners(db: GatewayDatabase, merchantId: number): Promise<WinnerRow[]> {
  return db
    .selectFrom('game_winner')
    .select(['player', 'avatar', 'node_id', 'win_amount'])
    .where('merchant_id', '=', merchantId)
    .orderBy('win_amount', 'desc')
    .orderBy('id')
    .execute();
}
