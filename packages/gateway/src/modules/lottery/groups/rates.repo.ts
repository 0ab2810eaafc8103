import type { LotteryGroups } from '@livery/contract/commission-prize-group';
import { isTrialType } from '@livery/contract/member-types';
import { sql } from 'kysely';
import type { MemberKey } from '#base/member-key.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { RateChain } from './groups.rules.ts';

/**
 * The rates of a member and its uplines for stakes on a type of game. The part of a closed agent goes to the next one
 * above it, and a trial's play money earns no rebates.
 */
export async function readRateChain(
  db: GatewayDatabase,
  { merchantId, memberId }: MemberKey,
  { memberType, gameType }: { readonly memberType: number; readonly gameType: string },
): Promise<RateChain> {
  const uplines = isTrialType(memberType)
    ? sql``
    : sql`UNION ALL SELECT a.ancestor_id, a.depth FROM lineage_ancestor AS a
        JOIN member AS upline ON upline.id = a.ancestor_id AND upline.state = 'active' WHERE a.lineage_id = m.lineage_id`;
  const { rows } = await sql<{ member_id: number; rate: number }>`
    SELECT chain.member_id, COALESCE(r.rate, 0) AS rate
    FROM member AS m CROSS JOIN LATERAL (SELECT m.id AS member_id, 0 AS depth ${uplines}) AS chain
    LEFT JOIN team_rate AS r ON r.merchant_id = ${merchantId} AND r.member_id = chain.member_id AND r.game_type = ${gameType}
    WHERE m.merchant_id = ${merchantId} AND m.id = ${memberId} ORDER BY chain.depth`.execute(db);
  const [own, ...above] = rows;
  return { own: own?.rate ?? 0, above: above.map(({ member_id, rate }) => ({ memberId: member_id, rate })) };
}

/** A member's own rate for stakes on a type of game. */
export async function readOwnRate(db: GatewayDatabase, { merchantId, memberId }: MemberKey, gameType: string): Promise<number> {
  const row = await db
    .selectFrom('team_rate')
    .select('rate')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('game_type', '=', gameType)
    .executeTakeFirst();
  return row?.rate ?? 0;
}

/** The default prize group of a merchant's lotteries, by game type. */
export async function readLotteryGroups(db: GatewayDatabase, merchantId: number): Promise<ReadonlyMap<string, LotteryGroups>> {
  const rows = await db
    .selectFrom('lottery')
    .innerJoin('game', 'game.node_id', 'lottery.node_id')
    .select(({ fn }) => ['game.type', fn.min('prize_group').as('lowest'), fn.max('prize_group').as('highest')])
    .where('lottery.merchant_id', '=', merchantId)
    .groupBy('game.type')
    .execute();
  return new Map(rows.map(({ type, lowest, highest }) => [type, { lowest, highest }]));
}
