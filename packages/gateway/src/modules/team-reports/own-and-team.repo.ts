import { sql, type RawBuilder } from 'kysely';
import type { Period } from '#lists/period.ts';
import { allSums, moneySums, playSums, summed, type SumRow } from './figures.repo.ts';
import { isInHours, type TeamScope } from './team.repo.ts';

export type PeriodScope = TeamScope & { readonly period: Period };

/** `own_` figures are the member's; `all_` figures include everyone below. */
export type OwnAndTeam = Readonly<Record<`${(typeof sides)[number]}_${keyof SumRow}`, number>>;

export const sides = ['own', 'all'] as const;

/** Every figure by its two names. */
export function named(own: (name: string) => RawBuilder<unknown>, all: (name: string) => RawBuilder<unknown>): RawBuilder<unknown> {
  const write = { own, all };
  return sql.join(sides.flatMap((side) => allSums.map((name) => sql`${write[side](name)} AS ${sql.ref(`${side}_${name}`)}`)));
}

/** Names in the result of `joinSums`. */
export const ownOf = (name: string) => sql.ref(`${(playSums as readonly string[]).includes(name) ? 'play' : 'money'}.${name}`);
export const allOf = (name: string) => sql`(${ownOf(name)} + ${sql.ref(`below.${name}`)})`;

/**
 * Whether a row was booked in a list's place. The row's lineage is looked up, because reading the whole team for each
 * member is slow.
 */
function isIn({ merchantId, agentId }: TeamScope, above: number | null, table: string): RawBuilder<boolean> {
  const isBelow = (ancestor: number, depth: RawBuilder<unknown>) => sql<boolean>`EXISTS (SELECT FROM lineage_ancestor AS place
    WHERE place.merchant_id = ${merchantId} AND place.ancestor_id = ${ancestor} AND place.lineage_id = ${sql.ref(`${table}.lineage_id`)} ${depth})`;
  const inTeam = isBelow(agentId, sql``);
  return above === null ? inTeam : sql<boolean>`${isBelow(above, sql`AND place.depth = 1`)} AND ${inTeam}`;
}

/**
 * Joins the figures of `m` while it was in the list's place, and of everyone below it at that time. `moved.came` is
 * when `m` came to its place, or null if it was always there.
 */
export function joinSums(scope: PeriodScope, above: number | null): RawBuilder<unknown> {
  const { merchantId, period } = scope;
  return sql`CROSS JOIN LATERAL (SELECT ${summed(playSums, 'h')} FROM member_hour AS h
      WHERE h.member_id = m.id AND ${isInHours('h', merchantId, period)} AND ${isIn(scope, above, 'h')}) AS play
    CROSS JOIN LATERAL (SELECT ${summed(moneySums, 'g')} FROM member_money_hour AS g
      WHERE g.member_id = m.id AND ${isInHours('g', merchantId, period)} AND ${isIn(scope, above, 'g')}) AS money
    ${joinBelow(scope, above)}`;
}

/**
 * Joins as `below` the figures of everyone below `m`. Hours since its last move are summed by ancestor. For the hour of
 * the move and earlier ones, only bookings in the team count, and on a level only those while `m` was directly below
 * `above`.
 */
export function joinBelow(scope: PeriodScope, above: number | null): RawBuilder<unknown> {
  const { merchantId, period } = scope;
  const all = sql.join(allSums.map((name) => sql.ref(name)));
  const rightBelow =
    above === null
      ? sql``
      : sql`JOIN lineage_ancestor AS upper ON upper.lineage_id = lower.lineage_id AND upper.depth = lower.depth + 1 AND upper.ancestor_id = ${above}`;
  return sql`CROSS JOIN LATERAL (SELECT ${summed(allSums, 'hours')} FROM (
      SELECT ${all} FROM team_hour AS t WHERE t.ancestor_id = m.id AND ${isInHours('t', merchantId, period)}
        AND (moved.came IS NULL OR t.hour >= moved.came)
      UNION ALL SELECT ${all} FROM (SELECT lower.lineage_id FROM lineage_ancestor AS lower ${rightBelow}
        WHERE lower.merchant_id = ${merchantId} AND lower.ancestor_id = m.id AND ${isIn(scope, null, 'lower')}) AS branch
      JOIN lineage_hour AS l USING (lineage_id) WHERE moved.came IS NOT NULL AND ${isInHours('l', merchantId, period)} AND l.hour < moved.came
    ) AS hours) AS below`;
}
