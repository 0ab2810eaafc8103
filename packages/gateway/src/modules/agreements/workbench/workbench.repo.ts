import type { TeamFigures } from '@livery/contract/commission-figures';
import type { MemberResult } from '@livery/contract/commission-outcome';
import type { CountedStakes } from '@livery/contract/commission-real-time';
import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import '#modules/agents/agents.schema.ts';
import '#modules/bets/bets.schema.ts';

/** The team of an agent in a window, which begins and ends with an hour of the merchant. */
export interface TeamWindow {
  readonly merchantId: number;
  readonly agentId: number;
  readonly from: Date;
  readonly before: Date;
}

const lineages = ({ merchantId, agentId }: TeamWindow): RawBuilder<unknown> =>
  sql`(SELECT lineage_id FROM lineage_ancestor WHERE merchant_id = ${merchantId} AND ancestor_id = ${agentId})`;
const hours = (team: TeamWindow): RawBuilder<boolean> =>
  sql`merchant_id = ${team.merchantId} AND hour >= ${team.from} AND hour < ${team.before}`;

/** Bets settled in the window, and bets voided in it with negative amounts. */
const bets = (team: TeamWindow): RawBuilder<unknown> => sql`(
  SELECT b.valid_stake, b.payout - b.stake AS won FROM bet AS b
  WHERE b.merchant_id = ${team.merchantId} AND b.opened_at < ${team.before} AND b.settled_at >= ${team.from} AND b.settled_at < ${team.before}
    AND b.lineage_id IN ${lineages(team)}
    AND b.member_id IN (SELECT member_id FROM member_hour WHERE ${hours(team)} AND lineage_id IN ${lineages(team)})
  UNION ALL SELECT -b.valid_stake, b.payout - b.stake FROM bet_void AS v
    JOIN bet AS b ON b.member_id = v.member_id AND b.opened_at = v.opened_at AND b.id = v.bet_id
  WHERE v.merchant_id = ${team.merchantId} AND v.voided_at >= ${team.from} AND v.voided_at < ${team.before} AND b.settled_at IS NOT NULL
    AND b.lineage_id IN ${lineages(team)}
)`;

/** Valid stakes of bets of at least an amount, split by won and lost. */
export async function sumStakes(db: GatewayDatabase, team: TeamWindow, singleBet: number): Promise<CountedStakes> {
  const { rows } = await sql<CountedStakes>`
    SELECT COALESCE(sum(valid_stake) FILTER (WHERE won > 0), 0)::bigint AS won, COALESCE(sum(valid_stake) FILTER (WHERE won < 0), 0)::bigint AS lost
    FROM ${bets(team)} AS counted WHERE abs(valid_stake) >= ${singleBet}`.execute(db);
  return rows[0] ?? { won: 0, lost: 0 };
}

type Sums = Omit<TeamFigures, 'wages' | 'wonStake' | 'lostStake'>;

/** The figures of everyone below the agent, except stakes by outcome. */
export async function sumTeam(db: GatewayDatabase, team: TeamWindow, minimumBet: number): Promise<Sums> {
  const { rows } = await sql<Sums>`
    SELECT COALESCE(sum(valid_stake), 0)::bigint AS "validStake", COALESCE(sum(stake), 0)::bigint AS stake,
      COALESCE(sum(payout), 0)::bigint AS payout, COALESCE(sum(bonus), 0)::bigint AS bonuses, COALESCE(sum(rebate), 0)::bigint AS rebates,
      COALESCE(sum(fees), 0)::bigint AS fees,
      (SELECT count(*) FROM (
        SELECT FROM member_hour WHERE ${hours(team)} AND lineage_id IN ${lineages(team)}
        GROUP BY member_id HAVING sum(valid_stake) >= greatest(${minimumBet}::bigint, 1)
      ) AS active) AS "activeMembers"
    FROM team_hour WHERE ${hours(team)} AND ancestor_id = ${team.agentId}`.execute(db);
  const [sums] = rows;
  if (sums === undefined) throw new Error('A sum has no row');
  return sums;
}

/** The house's win from each member of the team, for members who lost at most the given amount. */
export async function listLosses(db: GatewayDatabase, team: TeamWindow, least: number): Promise<MemberResult[]> {
  const { rows } = await sql<MemberResult>`
    SELECT member_id AS member, (sum(stake) - sum(payout))::bigint AS result FROM member_hour
    WHERE ${hours(team)} AND lineage_id IN ${lineages(team)}
    GROUP BY member_id HAVING sum(payout) - sum(stake) >= ${least} ORDER BY member_id`.execute(db);
  return rows;
}
