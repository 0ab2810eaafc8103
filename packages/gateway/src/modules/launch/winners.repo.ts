import type { Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import '../bets/bets.schema.ts';
import './launch.schema.ts';

export type WinnerRow = Pick<Selectable<Database['game_winner']>, 'player' | 'avatar' | 'node_id' | 'win_amount'>;

/** The merchant's seeded winners, largest win first. */
export async function findSeededWinners(db: GatewayDatabase, merchantId: number): Promise<WinnerRow[]> {
  return db
    .selectFrom('game_winner')
    .select(['player', 'avatar', 'node_id', 'win_amount'])
    .where('merchant_id', '=', merchantId)
    .orderBy('win_amount', 'desc')
    .orderBy('id')
    .execute();
}

/** The lowest payout on the board, in minor units. The index `bet_win` uses the same number. */
const boardFrom = 10_000;

/** The largest wins since an instant by real-money bets that are not void. */
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
