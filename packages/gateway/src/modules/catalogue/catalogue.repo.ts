import type { Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import { readProfile, type MerchantProfile } from '#tenancy/merchant-profile.ts';
import './catalogue.schema.ts';

export type GameRow = Selectable<Database['game']>;
export type VendorRow = Selectable<Database['game_vendor']>;
export type GameDifference = Selectable<Database['merchant_game']>;

/** Every game of the release in the order of the lists. */
export async function readGames(db: GatewayDatabase): Promise<GameRow[]> {
  return db.selectFrom('game').selectAll().orderBy('position').orderBy('node_id').execute();
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

export async function readMerchantName(db: GatewayDatabase, merchantId: number): Promise<string> {
  return (await db.selectFrom('merchant').select('name').where('id', '=', merchantId).executeTakeFirstOrThrow()).name;
}

export async function readDifferences(db: GatewayDatabase, merchantId: number): Promise<GameDifference[]> {
  return db.selectFrom('merchant_game').selectAll().where('merchant_id', '=', merchantId).execute();
}
