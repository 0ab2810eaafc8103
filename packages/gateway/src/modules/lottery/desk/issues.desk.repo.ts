import type { IssueState, TicketState } from '@livery/contract/lotteries';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import type { LotteryKey } from '../lottery.repo.ts';
import '../../bets/bets.schema.ts';
import '../lottery.schema.ts';

/** Whether a result or a fault of an issue `i` waits for a second person. */
const isWaiting = sql<boolean>`EXISTS (SELECT FROM lottery_result AS r WHERE r.issue_id = i.id AND r.state = 'written')
  OR EXISTS (SELECT FROM lottery_fault AS f WHERE f.issue_id = i.id AND f.state = 'declared')`;

export const latestFirst = keyset('lottery-desk-issues', 'desc', { 'i.opens_at': 'instant', 'i.id': 'integer' });

export interface IssueFilter extends LotteryKey {
  readonly state: IssueState | null;
  readonly number: string | null;
  /** Later issues without bets are omitted. */
  readonly now: Date;
}

/** Issues of a lottery, latest first. Returned tickets are not counted. */
export async function listIssues(
  db: GatewayDatabase,
  { merchantId, nodeId, state, number, now }: IssueFilter,
  page: { readonly after?: string; readonly limit: number },
) {
  let issues = db
    .selectFrom('lottery_issue as i')
    .select(['i.id', 'i.number', 'i.state', 'i.source', 'i.opens_at', 'i.closes_at', 'i.draws_at', 'i.numbers', isWaiting.as('isWaiting')])
    .where('i.merchant_id', '=', merchantId)
    .where('i.node_id', '=', nodeId);
  if (state !== null) issues = issues.where('i.state', '=', state);
  if (number !== null) issues = issues.where('i.number', 'like', `${number.replaceAll(/[%_\\]/gu, '')}%`);
  if (state === null && number === null) issues = issues.where('i.opens_at', '<=', now);
  return readPage(issues, latestFirst, page);
}

export interface IssueSums {
  readonly tickets: number;
  readonly stake: number;
  readonly payout: number;
}

/** Valid sums in a unit, by issue. */
export async function sumIssues(db: GatewayDatabase, issueIds: readonly number[], unit: string): Promise<ReadonlyMap<number, IssueSums>> {
  if (issueIds.length === 0) return new Map();
  const { rows } = await sql<IssueSums & { issue_id: number }>`
    SELECT t.issue_id, count(*) AS tickets, sum(t.stake)::bigint AS stake, COALESCE(sum(t.payout), 0)::bigint AS payout
    FROM lottery_ticket AS t JOIN bet AS b ON b.member_id = t.member_id AND b.opened_at = t.staked_at AND b.id = t.bet_id
    WHERE t.issue_id = ANY (${[...issueIds]}::bigint[]) AND b.unit = ${unit} AND t.state IN ('open', 'won', 'lost', 'returned')
    GROUP BY t.issue_id`.execute(db);
  return new Map(rows.map(({ issue_id, ...sums }) => [issue_id, sums]));
}

export interface StateSums extends IssueSums {
  readonly unit: string;
  readonly state: TicketState;
  readonly members: number;
}

export async function sumStates(db: GatewayDatabase, issueId: number): Promise<StateSums[]> {
  const { rows } = await sql<StateSums>`
    SELECT b.unit, t.state, count(*) AS tickets, count(DISTINCT t.member_id) AS members, sum(t.stake)::bigint AS stake,
      COALESCE(sum(t.payout), 0)::bigint AS payout
    FROM lottery_ticket AS t JOIN bet AS b ON b.member_id = t.member_id AND b.opened_at = t.staked_at AND b.id = t.bet_id
    WHERE t.issue_id = ${issueId} GROUP BY b.unit, t.state ORDER BY b.unit, t.state`.execute(db);
  return rows;
}

/** Members' debts from corrections, for one issue or a whole lottery. */
export async function sumOwed(db: GatewayDatabase, unit: string, of: { readonly issue: number } | LotteryKey): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    SELECT COALESCE(sum(r.owed - r.collected), 0)::bigint AS owed FROM lottery_receivable AS r JOIN lottery_fault AS f ON f.id = r.fault_id
    WHERE r.settled_at IS NULL AND r.unit = ${unit} AND ${
      'issue' in of ? sql`f.issue_id = ${of.issue}` : sql`f.merchant_id = ${of.merchantId} AND f.node_id = ${of.nodeId}`
    }`.execute(db);
  return rows[0]?.owed ?? 0;
}

export interface Waiting {
  readonly node_id: number;
  readonly results: number;
  readonly verdicts: number;
  readonly faults: number;
}

/** Decisions that wait for people in each lottery. */
export async function countWaiting(db: GatewayDatabase, merchantId: number, now: Date): Promise<ReadonlyMap<number, Waiting>> {
  const { rows } = await sql<Waiting>`
    SELECT i.node_id, count(*) FILTER (WHERE r.id IS NULL AND i.state = 'closed' AND i.source = 'outside' AND i.draws_at <= ${now}) AS results,
      count(r.id) AS verdicts, count(f.id) AS faults
    FROM lottery_issue AS i LEFT JOIN lottery_result AS r ON r.issue_id = i.id AND r.state = 'written'
    LEFT JOIN lottery_fault AS f ON f.issue_id = i.id AND f.state = 'declared'
    WHERE i.merchant_id = ${merchantId} AND i.state NOT IN ('final', 'void', 'announced') GROUP BY i.node_id`.execute(db);
  return new Map(rows.map((row) => [row.node_id, row]));
}

const oldestFirst = keyset('lottery-desk-tickets', 'asc', { 't.id': 'integer' });

export async function listIssueTickets(
  db: GatewayDatabase,
  { merchantId, issue, state }: { readonly merchantId: number; readonly issue: number; readonly state: TicketState | null },
  page: { readonly after?: string; readonly limit: number },
) {
  let tickets = db
    .selectFrom('lottery_ticket as t')
    .innerJoin('member as m', 'm.id', 't.member_id')
    .innerJoin('bet as b', (join) =>
      join.onRef('b.member_id', '=', 't.member_id').onRef('b.opened_at', '=', 't.staked_at').onRef('b.id', '=', 't.bet_id'),
    )
    .select([
      't.id',
      'm.username as account',
      't.play',
      't.lines',
      't.stake',
      'b.unit',
      't.placed_at',
      't.state',
      't.payout',
      't.prize_group',
      't.groups',
      't.copy_of',
    ])
    .where('t.merchant_id', '=', merchantId)
    .where('t.issue_id', '=', issue);
  if (state !== null) tickets = tickets.where('t.state', '=', state);
  return readPage(tickets, oldestFirst, page);
}
