import type { Kind } from '@livery/lottery/model/kind';
import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { Issue } from '../issues/issue.repo.ts';
import { resultOf } from '../judging/judge.repo.ts';
import type { Ticket } from '../tickets/ticket.repo.ts';
import type { Fault } from './fault.repo.ts';
import '../lottery.schema.ts';

/** The subject of a declared or previewed fault. */
export type FaultAsked = Pick<Fault, 'kind' | 'drawn_at' | 'numbers'>;

const settled = sql`('won', 'lost', 'returned')`;
const standing = sql`('open', 'won', 'lost', 'returned')`;

/**
 * The tickets of an issue that a fault makes void, as `t`, with their payout by the right numbers as `right_pay`. For a
 * wrong number these are the tickets whose outcome changes.
 */
function faulty(kind: Kind, { id, animal, flags }: Issue, { kind: fault, drawn_at, numbers }: FaultAsked): RawBuilder<unknown> {
  if (fault === 'wrong' && numbers !== null) {
    const plays = kind.plays.map((play) => resultOf(play, numbers, { animal, flags }));
    return sql`lottery_ticket AS t
      JOIN (VALUES ${sql.join(plays)}) AS p (play, formula, take, slots, layers, masks, classes) ON p.play = t.play
      CROSS JOIN LATERAL lottery_pay(p.formula, p.take, t.slots, t.lines, t.line_stake, t.odds, p.slots, p.layers, p.masks, p.classes) AS right_pay
      WHERE t.issue_id = ${id} AND t.state IN ${settled} AND (t.payout, t.returned) <> (right_pay.payout, right_pay.returned)`;
  }
  return sql`lottery_ticket AS t CROSS JOIN LATERAL (SELECT 0::bigint AS payout) AS right_pay
    WHERE t.issue_id = ${id} AND t.state IN ${standing}${fault === 'early' ? sql` AND t.placed_at >= ${drawn_at}` : sql``}`;
}

/** Locks some of these tickets, skipping those that another gateway has locked. */
export async function lockFaulty(
  trx: LedgerTransaction,
  kind: Kind,
  issue: Issue,
  fault: FaultAsked,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<Ticket[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT t.id FROM ${faulty(kind, issue, fault)} AND t.id > ${after} ORDER BY t.id LIMIT ${limit} FOR UPDATE OF t SKIP LOCKED`.execute(
    trx,
  );
  if (rows.length === 0) return [];
  return trx
    .selectFrom('lottery_ticket')
    .selectAll()
    .select(sql<string[]>`slots::text[]`.as('slots'))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
}

export async function hasFaulty(trx: LedgerTransaction, kind: Kind, issue: Issue, fault: FaultAsked): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`SELECT t.id FROM ${faulty(kind, issue, fault)} LIMIT 1`.execute(trx);
  return rows.length > 0;
}

export interface FaultSums {
  readonly unit: string;
  readonly tickets: number;
  readonly members: number;
  readonly stake: number;
  readonly payout: number;
  readonly payoutAfter: number;
  readonly owing: number;
  readonly owed: number;
}

/** The money a fault would move, by unit. For a wrong number the stakes stay in the copies. */
export async function sumFaulty(db: GatewayDatabase, kind: Kind, issue: Issue, fault: FaultAsked): Promise<FaultSums[]> {
  const stakeBack = fault.kind === 'wrong' ? sql`0` : sql`stake`;
  const { rows } = await sql<FaultSums>`
    WITH own AS (
      SELECT t.member_id, b.unit, count(*) AS tickets, sum(t.stake)::bigint AS stake,
        sum(CASE WHEN t.state = 'open' THEN 0 ELSE t.payout END)::bigint AS payout, sum(right_pay.payout)::bigint AS payout_after
      FROM (SELECT t.*, right_pay.payout AS right_payout FROM ${faulty(kind, issue, fault)}) AS t
      CROSS JOIN LATERAL (SELECT t.right_payout AS payout) AS right_pay
      JOIN bet AS b ON b.member_id = t.member_id AND b.opened_at = t.staked_at AND b.id = t.bet_id
      GROUP BY t.member_id, b.unit
    ), short AS (
      SELECT own.*, greatest(0, payout - payout_after - ${stakeBack} - COALESCE(a.balance, 0)) AS missing
      FROM own LEFT JOIN account AS a ON a.member_id = own.member_id AND a.kind = 'CASH' AND a.unit = own.unit
    )
    SELECT unit, sum(tickets)::bigint AS tickets, count(*) AS members, sum(stake)::bigint AS stake, sum(payout)::bigint AS payout,
      sum(payout_after)::bigint AS "payoutAfter", count(*) FILTER (WHERE missing > 0) AS owing, sum(missing)::bigint AS owed
    FROM short GROUP BY unit ORDER BY unit`.execute(db);
  return rows;
}

/** Voids tickets, settled or not. Their bets keep what was paid. */
export async function voidTickets(trx: LedgerTransaction, ids: readonly number[], now: Date): Promise<void> {
  await trx
    .updateTable('lottery_ticket')
    .set({ state: 'void', payout: null, settled_at: now })
    .where('id', 'in', [...ids])
    .where('state', '<>', 'void')
    .execute();
}

/** Replaces a void ticket with a copy that has its own bet. */
export async function insertCopy(
  trx: LedgerTransaction,
  original: number,
  bet: { readonly id: number; readonly stakedAt: Date },
): Promise<void> {
  await sql`INSERT INTO lottery_ticket (merchant_id, member_id, node_id, issue_id, chase_id, play, slots, lines, line_stake, times, stake, odds,
      highest, prize_group, groups, uplines, placed_at, copy_of, bet_id, staked_at)
    SELECT merchant_id, member_id, node_id, issue_id, chase_id, play, slots, lines, line_stake, times, stake, odds, highest, prize_group, groups,
      uplines, placed_at, id, ${bet.id}, ${bet.stakedAt} FROM lottery_ticket WHERE id = ${original}`.execute(trx);
}
