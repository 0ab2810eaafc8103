import { agentTypes } from '@livery/contract/member-types';
import { sql, type Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { MemberKey } from '#base/member-key.ts';
import './invitations.schema.ts';
import { noLimits, type AgentTerms, type Floor, type Limits, type Terms } from './terms.rules.ts';

/** The agent's type. Null if it is not an agent or its account is closed. */
export async function findAgentType(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<number | null> {
  const agent = await db
    .selectFrom('member')
    .select('type')
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .where('state', '=', 'active')
    .where('type', 'in', agentTypes)
    .executeTakeFirst();
  return agent?.type ?? null;
}

/** Locks the member's tree against moves until the transaction ends. */
export async function lockTree(trx: Transaction<Database>, { merchantId, memberId }: MemberKey): Promise<void> {
  await sql`SELECT lock_trees(${merchantId}, ARRAY[${memberId}]::bigint[], false)`.execute(trx);
}

/**
 * Locks an agent's tree and terms until the transaction ends, and with them the number of its direct accounts. The tree
 * is locked first, as by moves. If you lock several terms, go down the tree to avoid deadlocks. A closed agent has no
 * terms.
 */
export async function lockTerms(trx: Transaction<Database>, agent: MemberKey): Promise<AgentTerms> {
  await lockTree(trx, agent);
  const open = await trx
    .selectFrom('member')
    .select('id')
    .where('merchant_id', '=', agent.merchantId)
    .where('id', '=', agent.memberId)
    .where('state', '=', 'active')
    .where('type', 'in', agentTypes)
    .forShare()
    .executeTakeFirst();
  await trx
    .selectFrom('agent_limit')
    .select('levels')
    .where('merchant_id', '=', agent.merchantId)
    .where('member_id', '=', agent.memberId)
    .forUpdate()
    .execute();
  return open === undefined ? { rates: {}, limits: noLimits } : readAgentTerms(trx, agent);
}

export async function readAgentTerms(db: GatewayDatabase, agent: MemberKey): Promise<AgentTerms> {
  const { rates, limits } = await readTerms(db, agent);
  return { rates, limits: limits ?? noLimits };
}

export async function readTerms(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<Terms> {
  const { rows } = await sql<{ rates: Record<string, number> | null; limits: Limits | null }>`
    SELECT (SELECT jsonb_object_agg(game_type, rate) FROM team_rate WHERE merchant_id = ${merchantId} AND member_id = ${memberId}) AS rates,
      (SELECT jsonb_build_object('mayRecruitAgents', may_recruit_agents, 'mostDirect', most_direct, 'levels', levels)
        FROM agent_limit WHERE merchant_id = ${merchantId} AND member_id = ${memberId}) AS limits`.execute(db);
  return { rates: rows[0]?.rates ?? {}, limits: rows[0]?.limits ?? null };
}

/**
 * The highest value of each field among the agent's children. A limit of 0 has no effect and is omitted. An amount and
 * the child's id are compared as one number, because an agent may have 60,000 children and sorting them takes three
 * times as long.
 */
export async function readFloors(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<Floor[]> {
  const { rows } = await sql<Floor>`
    WITH child AS (SELECT id FROM member WHERE merchant_id = ${merchantId} AND parent_id = ${memberId}),
      limited AS (SELECT own.* FROM child JOIN agent_limit AS own ON own.merchant_id = ${merchantId} AND own.member_id = child.id),
      highest AS (
        SELECT '/rates/' || game_type AS field, max(rate::bigint << 44 | child.id) AS top
          FROM child JOIN team_rate AS own ON own.merchant_id = ${merchantId} AND own.member_id = child.id GROUP BY game_type
        UNION ALL SELECT '/limits/mostDirect', max(most_direct::bigint << 44 | member_id) FROM limited WHERE most_direct > 0
        UNION ALL SELECT '/limits/levels', max((levels + 1)::bigint << 44 | member_id) FROM limited WHERE levels > 0
        UNION ALL SELECT '/limits/mayRecruitAgents', max(1::bigint << 44 | member_id) FROM limited WHERE may_recruit_agents
      )
    SELECT field, (top >> 44)::integer AS least, username AS account
    FROM highest JOIN member ON merchant_id = ${merchantId} AND member.id = top & ((1::bigint << 44) - 1) ORDER BY field`.execute(db);
  return rows;
}

/** Replaces the member's terms by these. */
export async function writeTerms(trx: Transaction<Database>, { merchantId, memberId }: MemberKey, { rates, limits }: Terms): Promise<void> {
  const paid = Object.entries(rates).filter(([, rate]) => rate > 0);
  const own = trx.deleteFrom('team_rate').where('merchant_id', '=', merchantId).where('member_id', '=', memberId);
  await (
    paid.length === 0
      ? own
      : own.where(
          'game_type',
          'not in',
          paid.map(([type]) => type),
        )
  ).execute();
  if (paid.length > 0)
    await trx
      .insertInto('team_rate')
      .values(paid.map(([game_type, rate]) => ({ merchant_id: merchantId, member_id: memberId, game_type, rate })))
      .onConflict((conflict) =>
        conflict.columns(['merchant_id', 'member_id', 'game_type']).doUpdateSet(({ ref }) => ({ rate: ref('excluded.rate') })),
      )
      .execute();
  if (limits === null) return;
  const row = { may_recruit_agents: limits.mayRecruitAgents, most_direct: limits.mostDirect, levels: limits.levels };
  await trx
    .insertInto('agent_limit')
    .values({ merchant_id: merchantId, member_id: memberId, ...row })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id']).doUpdateSet(row))
    .execute();
}

/** Whether the merchant's trees may grow below the agent. Call it with the tree locked. */
export async function hasLevelBelow(trx: Transaction<Database>, { merchantId, memberId }: MemberKey): Promise<boolean> {
  const placed = await trx
    .selectFrom('member')
    .innerJoin('lineage', 'lineage.id', 'lineage_id')
    .innerJoin('merchant', 'merchant.id', 'member.merchant_id')
    .select('member.id')
    .where('member.merchant_id', '=', merchantId)
    .where('member.id', '=', memberId)
    .whereRef('lineage.depth', '<', 'tree_depth')
    .executeTakeFirst();
  return placed !== undefined;
}

export async function countDirect(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<number> {
  const { direct } = await db
    .selectFrom('member')
    .select(({ fn }) => fn.countAll<number>().as('direct'))
    .where('merchant_id', '=', merchantId)
    .where('parent_id', '=', memberId)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  return direct;
}
