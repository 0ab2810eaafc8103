import { sql, type RawBuilder } from 'kysely';
import type { Period } from '#lists/period.ts';
import '../bets/bets.schema.ts';
import type { Report, ReportOrder } from './report.repo.ts';
import { isInHours, isSearched, lineagesOf, type TeamScope } from './team.repo.ts';

export interface PlayFilter extends TeamScope {
  readonly period: Period;
  readonly gameType?: string | undefined;
}

export const bettingFigures = ['rounds', 'stake', 'valid_stake', 'payout', 'net'] as const;
export const lossFigures = ['stake', 'payout', 'loss', 'bonus', 'net'] as const;
type BettingFigure = (typeof bettingFigures)[number];
type LossFigure = (typeof lossFigures)[number];

/** Each member's settled bets in the period, less voids. */
export function settledReport(filter: PlayFilter, order: ReportOrder<BettingFigure>): Report<BettingFigure> {
  const lines = sql`SELECT h.member_id, max(team.depth)::integer AS level, add_up(h.rounds) AS rounds, add_up(h.stake) AS stake,
      add_up(h.valid_stake) AS valid_stake, add_up(h.payout) AS payout, add_up(h.payout - h.stake) AS net
    FROM member_hour AS h JOIN (${lineagesOf(filter)}) AS team USING (lineage_id)
    WHERE ${isInHours('h', filter.merchantId, filter.period)}${ofGame('h', filter)}${ofWhom('h', filter)}
    GROUP BY h.member_id HAVING (add_up(h.rounds), add_up(h.stake), add_up(h.payout)) <> (0, 0, 0)`;
  return { name: 'settled', lines, figures: bettingFigures, ...orderOf(order, 'stake') };
}

/** Each member's open bets that were placed in the period. */
export function pendingReport(filter: PlayFilter, order: ReportOrder<BettingFigure>): Report<BettingFigure> {
  const { period, merchantId } = filter;
  const lines = sql`SELECT b.member_id, max(team.depth)::integer AS level, count(*) AS rounds, sum(b.stake)::bigint AS stake,
      sum(b.valid_stake)::bigint AS valid_stake, 0::bigint AS payout, 0::bigint AS net
    FROM bet AS b JOIN member AS owner ON owner.id = b.member_id JOIN (${lineagesOf(filter)}) AS team ON team.lineage_id = owner.lineage_id
    WHERE b.merchant_id = ${merchantId} AND b.payout IS NULL AND b.opened_at >= ${period.from} AND b.opened_at < ${period.before}
      AND NOT EXISTS (SELECT FROM bet_void AS v WHERE v.member_id = b.member_id AND v.opened_at = b.opened_at AND v.bet_id = b.id)
      ${ofGame('b', filter)}${ofWhom('b', filter)}
    GROUP BY b.member_id`;
  return { name: 'pending', lines, figures: bettingFigures, ...orderOf(order, 'stake') };
}

/** Each member's loss. Bonuses belong to no game, so a report on one game has none. */
export function lossReport(filter: PlayFilter, order: ReportOrder<LossFigure>): Report<LossFigure> {
  const { merchantId, period, gameType } = filter;
  const bonus = gameType === undefined ? sql`` : sql` AND false`;
  const lines = sql`SELECT member_id, max(depth)::integer AS level, add_up(stake) AS stake, add_up(payout) AS payout,
      add_up(stake - payout) AS loss, add_up(bonus) AS bonus, add_up(stake - payout - bonus) AS net
    FROM (
      SELECT h.member_id, h.lineage_id, h.stake, h.payout, 0::bigint AS bonus FROM member_hour AS h
      WHERE ${isInHours('h', merchantId, period)}${ofGame('h', filter)}${ofWhom('h', filter)}
      UNION ALL SELECT g.member_id, g.lineage_id, 0, 0, g.bonus FROM member_money_hour AS g
      WHERE ${isInHours('g', merchantId, period)} AND g.bonus <> 0${ofWhom('g', filter)}${bonus}
    ) AS each JOIN (${lineagesOf(filter)}) AS team USING (lineage_id)
    GROUP BY member_id HAVING (add_up(stake), add_up(payout), add_up(bonus)) <> (0, 0, 0)`;
  return { name: 'loss', lines, figures: lossFigures, ...orderOf(order, 'net') };
}

function orderOf<Figure extends string>({ sort, direction }: ReportOrder<Figure>, fallback: Figure) {
  return { sort: sort ?? fallback, direction: direction ?? ('descending' as const) };
}

function ofGame(table: string, { gameType }: PlayFilter): RawBuilder<unknown> {
  return gameType === undefined ? sql`` : sql` AND ${sql.ref(`${table}.game_type`)} = ${gameType}`;
}

function ofWhom(table: string, { merchantId, account }: TeamScope): RawBuilder<unknown> {
  if (account === undefined) return sql``;
  return sql` AND ${sql.ref(`${table}.member_id`)} IN (SELECT m.id FROM member AS m WHERE m.merchant_id = ${merchantId} AND ${isSearched(account)})`;
}
