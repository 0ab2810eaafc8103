import type { BetState } from '@livery/contract/movements';
import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import type { Texts } from '#base/texts.ts';
import type { PlayFilter } from './betting.repo.ts';
import type { ReportPage } from './report.repo.ts';
import { lineagesOf } from './team.repo.ts';

export interface MemberBetsFilter extends PlayFilter {
  readonly memberId: number;
  readonly state?: BetState | undefined;
}

export interface MemberBetRow {
  readonly id: number;
  readonly node_id: number;
  readonly stake: number;
  readonly payout: number | null;
  readonly opened_at: Date;
  readonly settled_at: Date | null;
  readonly names: Texts;
  readonly type: string;
  readonly voided: number | null;
  readonly totals: BetSums;
}

interface BetSums {
  readonly count: number;
  readonly stake: number;
  readonly payout: number;
  readonly net: number;
}

const columns = { 'row.opened_at': 'instant', 'row.id': 'integer' } as const;
const orders = { newest: keyset('team-bets', 'desc', columns), oldest: keyset('team-bets-oldest', 'asc', columns) };

/**
 * The bets behind a member's figures: bets settled or voided in the period while in the team, which add up to the
 * figures of the report, and open bets placed in the period, which count apart.
 */
export async function listMemberBets(db: GatewayDatabase, filter: MemberBetsFilter, page: ReportPage & { order?: 'newest' | 'oldest' }) {
  const rows = betsOf(filter);
  const query = db.selectFrom(sql<MemberBetRow>`(${rows})`.as('row')).selectAll();
  const { items, next } = (await readPage(query, orders[page.order ?? 'newest'], page)) as { items: MemberBetRow[]; next: string | null };
  const totals = items[0]?.totals ?? { count: 0, stake: 0, payout: 0, net: 0 };
  return { items, next, totals };
}

function betsOf(filter: MemberBetsFilter): RawBuilder<MemberBetRow> {
  const { memberId, period, gameType, state } = filter;
  const isInPeriod = (column: string) => sql`(${sql.ref(column)} >= ${period.from} AND ${sql.ref(column)} < ${period.before})`;
  const inPeriod = { open: isInPeriod('b.opened_at'), settled: isInPeriod('b.settled_at'), void: isInPeriod('v.voided_at') };
  // A bet is added when it is settled, and subtracted when it is voided.
  const sign = sql`(CASE WHEN ${inPeriod.settled} THEN 1 ELSE 0 END - CASE WHEN ${inPeriod.void} AND b.settled_at IS NOT NULL THEN 1 ELSE 0 END)`;
  const ofState = {
    open: sql`v.bet_id IS NULL AND b.payout IS NULL`,
    settled: sql`v.bet_id IS NULL AND b.payout IS NOT NULL`,
    void: sql`v.bet_id IS NOT NULL`,
  };
  return sql`WITH team AS (${lineagesOf(filter)}), line AS MATERIALIZED (
      SELECT b.id, b.node_id, b.stake, b.payout, b.opened_at, b.settled_at, b.game_type, v.bet_id AS voided,
        CASE WHEN b.settled_at IS NULL AND v.bet_id IS NULL THEN 0 ELSE ${sign} END AS sign
      FROM bet AS b LEFT JOIN bet_void AS v ON v.member_id = b.member_id AND v.opened_at = b.opened_at AND v.bet_id = b.id
      WHERE b.member_id = ${memberId} AND b.opened_at < ${period.before}
        AND COALESCE(b.lineage_id, (SELECT lineage_id FROM member WHERE id = b.member_id)) IN (SELECT lineage_id FROM team)
        AND (${inPeriod.settled} OR COALESCE(${inPeriod.void}, false) OR (b.settled_at IS NULL AND ${inPeriod.open}))
        ${gameType === undefined ? sql`` : sql`AND b.game_type = ${gameType}`}
        ${state === undefined ? sql`` : sql`AND ${ofState[state]}`}
    )
    SELECT line.*, game.names, line.game_type AS type, (SELECT json_build_object('count', count(*), 'stake', COALESCE(sum(stake * sign), 0),
      'payout', COALESCE(sum(payout * sign), 0), 'net', COALESCE(sum((payout - stake) * sign), 0)) FROM line) AS totals
    FROM line JOIN game ON game.node_id = line.node_id`;
}
