import type { AgentMember, AgentNode, ControlQueryOf } from '@livery/contract/control/shapes';
import { plainName } from '@livery/contract/pasted-text';
import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import '#identity/identity.schema.ts';
import './agents.schema.ts';

/** Agents come before players and trial accounts, as in the index. */
const agentsFirst = keyset('desk-tree', 'asc', { 'row.rank': 'integer', 'row.account': 'text' });
const byAccount = keyset('desk-tree-search', 'asc', { 'row.account': 'text' });

/** Counts a team only when its row is shown: a page has few rows, but a level may have many. */
const node = sql`m.id, m.username AS account, m.nickname, m.type, m.state, (m.type IN (0, 4))::integer AS rank,
  (SELECT lineage.depth::integer FROM lineage WHERE lineage.id = m.lineage_id) AS depth,
  (SELECT count(*) FROM lineage_ancestor AS below JOIN member AS lower ON lower.lineage_id = below.lineage_id
    WHERE below.merchant_id = m.merchant_id AND below.ancestor_id = m.id) AS members`;

type Page = { readonly after?: string; readonly limit: number };
type Ranked = { readonly rank: number };

/** A page of a parent's direct members, or of the roots for null. */
export async function listChildren(db: GatewayDatabase, merchantId: number, parentId: number | null, page: Page) {
  const place = parentId === null ? sql`m.parent_id IS NULL` : sql`m.parent_id = ${parentId}`;
  const rows = sql<AgentNode & Ranked>`(SELECT ${node} FROM member AS m WHERE m.merchant_id = ${merchantId} AND ${place})`;
  return readPage(db.selectFrom(rows.as('row')).selectAll(), agentsFirst, page);
}

/** Members whose account begins with the text, or whose id it is. */
export async function listFound(db: GatewayDatabase, merchantId: number, { search, ...page }: ControlQueryOf<'agentSearch'>) {
  const name = plainName(search).toLowerCase();
  const number = /^[1-9]\d{0,14}$/.test(name) ? Number(name) : null;
  const rows = sql<AgentNode & Ranked & { upline: string | null }>`(
    SELECT ${node}, (SELECT username FROM member AS upper WHERE upper.merchant_id = m.merchant_id AND upper.id = m.parent_id) AS upline
    FROM member AS m WHERE m.merchant_id = ${merchantId} AND (starts_with(m.username, ${name}) OR m.id = ${number}::bigint))`;
  return readPage(db.selectFrom(rows.as('row')).selectAll(), byAccount, page);
}

type Found = Omit<AgentMember, 'createdAt'> & { readonly created_at: Date };

/** Null for an account that does not exist at the merchant. */
export async function findNode(db: GatewayDatabase, merchantId: number, account: string): Promise<Found | null> {
  const { rows } = await sql<Found>`
    SELECT ${node}, m.created_at, counted.agents, counted.direct, EXISTS (
      SELECT FROM member_credential AS own
      WHERE own.merchant_id = m.merchant_id AND own.member_id = m.id AND own.kind = 'password' AND own.must_change
    ) AS "hasFirstPassword", COALESCE(path.steps, '[]') AS path
    FROM member AS m
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE lower.type NOT IN (0, 4)) AS agents, count(*) FILTER (WHERE lower.parent_id = m.id) AS direct
      FROM lineage_ancestor AS below JOIN member AS lower ON lower.lineage_id = below.lineage_id
      WHERE below.merchant_id = m.merchant_id AND below.ancestor_id = m.id
    ) AS counted
    CROSS JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('account', upper.username, 'type', upper.type, 'state', upper.state) ORDER BY above.depth DESC) AS steps
      FROM lineage_ancestor AS above JOIN member AS upper ON upper.merchant_id = above.merchant_id AND upper.id = above.ancestor_id
      WHERE above.lineage_id = m.lineage_id
    ) AS path
    WHERE m.merchant_id = ${merchantId} AND m.username = ${account.toLowerCase()}`.execute(db);
  return rows[0] ?? null;
}

export async function readDepths(db: GatewayDatabase, merchantId: number): Promise<{ depth: number; deepest: number }> {
  const { rows } = await sql<{ depth: number; deepest: number }>`
    SELECT tree_depth::integer AS depth, deepest_member(id) AS deepest FROM merchant WHERE id = ${merchantId}`.execute(db);
  const [depths] = rows;
  if (depths === undefined) throw new Error('A merchant is gone');
  return depths;
}

/** Locks the whole tree until the transaction ends: nobody is added or moved, and the depth stays. */
export async function lockDepth(db: GatewayDatabase, merchantId: number): Promise<void> {
  await sql`SELECT lock_depth(${merchantId}, true)`.execute(db);
}

export async function updateDepth(db: GatewayDatabase, merchantId: number, depth: number): Promise<void> {
  await db.updateTable('merchant').set({ tree_depth: depth }).where('id', '=', merchantId).execute();
}

export interface EventRow {
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  readonly act: string;
  readonly details: Readonly<Record<string, unknown>> | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly members: number | null;
}

const newestFirst = keyset('desk-agent-history', 'desc', { 'row.at': 'instant', 'row.kind': 'integer', 'row.number': 'integer' });

/** A member's audit entries, without moves, which are tree edges. */
const told = ['agent.open', 'agent.make', 'agent.terms', 'agent.password', 'downline.add', 'downline.terms', 'downline.password'];
const closings = ['member.close', 'member.reopen'];

/** Tree edges and audit entries in one list. A move's reason is in its audit entry, which names the edge. */
export async function listHistory(db: GatewayDatabase, { merchantId, account }: { merchantId: number; account: string }, page: Page) {
  const name = account.toLowerCase();
  const nameOf = (column: string): RawBuilder<string | null> =>
    sql`(SELECT username FROM member AS other WHERE other.merchant_id = ${merchantId} AND other.id = ${sql.ref(column)})`;
  const rows = sql<EventRow & { kind: number; number: number }>`(
    SELECT 'move-' || edge.id AS id, edge.moved_at AS at, edge.actor::text AS actor, 'member.move' AS act, act.details,
      ${nameOf('edge.from_parent')} AS "from", ${nameOf('edge.to_parent')} AS "to", edge.members, 1 AS kind, edge.id AS number
    FROM member AS m JOIN member_move AS edge ON edge.member_id = m.id AND edge.merchant_id = m.merchant_id
    LEFT JOIN audit_log AS act ON act.merchant_id = m.merchant_id AND act.subject = m.username AND act.act = 'member.move'
      AND act.details ->> 'move' = edge.id::text
    WHERE m.merchant_id = ${merchantId} AND m.username = ${name}
    UNION ALL
    SELECT 'act-' || id, at, actor::text, act, details, NULL, NULL, NULL, 0, id FROM audit_log
    WHERE merchant_id = ${merchantId} AND subject = ${name} AND act IN (${sql.join([...told, ...closings])})
  )`;
  return readPage(db.selectFrom(rows.as('row')).selectAll(), newestFirst, page);
}
