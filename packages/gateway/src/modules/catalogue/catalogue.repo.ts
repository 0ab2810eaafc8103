import type { Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { readProfile, type MerchantProfile } from '#tenancy/merchant-profile.ts';
import '../bets/bets.schema.ts';
import './catalogue.schema.ts';

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

/** The board that a merchant was seeded with, the largest win first. */
export async function findSeededWinners(db: GatewayDatabase, merchantId: number): Promise<WinnerRow[]> {
  return db
    .selectFrom('game_winner')
    .select(['player', 'avatar', 'node_id', 'win_amount'])
    .where('merchant_id', '=', merchantId)
    .orderBy('win_amount', 'desc')
    .orderBy('id')
    .execute();
}

/** What a bet has to pay, in minor units, to come on the board; as the index `bet_win` says. */
const boardFrom = 10_000;

/** The largest wins since an instant by bets of real money that stand, the largest first. */
export async function findWins(db: GatewayDatabase, merchant: Pick<Merchant, 'id' | 'currency'>, since: Date, limit: number) {
  return db
    .selectFrom('bet')
    .innerJoin('member', 'member.id', 'bet.member_id')
    .select(['member.username', 'bet.member_id', 'bet.node_id', 'bet.payout'])
    .where('bet.merchant_id', '=', merchant.id)
    .where('bet.settled_at', '>=', since)
    .where('bet.payout', '>=', boardFrom)
    .where('bet.unit', '=', merchant.currency)
    .whereRef('bet.payout', '>', 'bet.stake')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bet_void')
            .select('bet_id')
            .whereRef('bet_void.bet_id', '=', 'bet.id')
            .whereRef('bet_void.member_id', '=', 'bet.member_id'),
        ),
      ),
    )
    .orderBy('bet.payout', 'desc')
    .limit(limit)
    .execute();
}

/** How many people sit at each game since an instant. */
export async function countSitting(
  db: GatewayDatabase,
  merchantId: number,
  nodeIds: readonly number[],
  since: Date,
): Promise<Map<number, number>> {
  if (nodeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('sitting')
    .select(['node_id', ({ fn }) => fn.count<number>('member_id').distinct().as('players')])
    .where('merchant_id', '=', merchantId)
    .where('node_id', 'in', [...nodeIds])
    .where('closed_at', 'is', null)
    .where('seen_at', '>=', since)
    .groupBy('node_id')
    .execute();
  return new Map(rows.map(({ node_id, players }) => [node_id, Number(players)]));
}
