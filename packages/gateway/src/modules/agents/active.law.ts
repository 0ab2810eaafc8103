import { longestPeriod } from '@livery/contract/zoned-days';

/**
 * Days of `set` by `key` and member, each with its gap: the days since the previous one. The longest period of a report
 * caps the gap, and is the gap of a member's first day.
 */
const gapsOf = (key: string, days: string, set: string, sign: number): string => `
    SELECT ${key}, day, LEAST(COALESCE(day - lag(day) OVER (PARTITION BY ${key}, member_id ORDER BY day), ${longestPeriod}), ${longestPeriod}) AS gap,
      ${sign} AS members FROM ${days} WHERE ${set}`;
const changeOf = (key: string, days: string): string => `
    SELECT ${key}, day, gap, sum(members) AS members FROM (${gapsOf(key, days, 'is_set', 1)}
      UNION ALL${gapsOf(key, days, 'was_set', -1)}
    ) AS gaps GROUP BY 1, 2, 3 HAVING sum(members) <> 0`;

/**
 * Active members cannot be added up over days, because a member who plays on two days counts once. So each day of play
 * is kept with its gap, the distance to the member's previous day of play. A range counts the days whose previous day
 * lies before the range. So each member counts once, on its first day in the range, and the counts can be added up over
 * members and lineages.
 *
 * A member who has played in several lineages may have been below an agent in more than one of them, so its days are
 * merged for each ancestor. The days of other members are summed by lineage first, which is less work.
 */
export const activeLaw = `
CREATE FUNCTION fold_active(house integer, since timestamptz, marked timestamptz[], undone jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  -- Reads a day while its bit is not set, and again after one of its bets was undone.
  WITH touched AS (
    SELECT DISTINCT member_id, day, lineage_id FROM member_hour WHERE merchant_id = house AND (hour >= since OR hour = ANY (marked))
  ), looked_at AS (
    SELECT touched.* FROM touched LEFT JOIN member_month AS known ON known.month = date_trunc('month', day)::date
      AND known.lineage_id = touched.lineage_id AND known.member_id = touched.member_id
    WHERE COALESCE(days, 0) & (1 << extract(day FROM day)::integer - 1) = 0
    UNION SELECT DISTINCT member_id, day, lineage_id FROM jsonb_to_recordset(undone) AS each (member_id bigint, day date) JOIN member_hour USING (member_id, day)
  ), played AS (
    SELECT looked_at.member_id, looked_at.day, looked_at.lineage_id, sum(rounds) > 0 AS has_played
    FROM looked_at JOIN member_hour USING (member_id, day, lineage_id) GROUP BY 1, 2, 3
  ), months AS (
    SELECT date_trunc('month', day)::date AS month, lineage_id, member_id, COALESCE(bit_or(bit) FILTER (WHERE has_played), 0) AS days,
      bit_or(bit) AS known_days
    FROM played CROSS JOIN LATERAL (SELECT 1 << extract(day FROM day)::integer - 1 AS bit) AS bits GROUP BY 1, 2, 3
  ), become AS (
    SELECT member_id, lineage_id, month, COALESCE(kept.days, 0) AS was, (COALESCE(kept.days, 0) & ~known_days) | months.days AS now
    FROM months LEFT JOIN member_month AS kept USING (member_id, month, lineage_id)
    WHERE COALESCE(kept.days, 0) <> (COALESCE(kept.days, 0) & ~known_days) | months.days
  ), written AS (
    INSERT INTO member_month (merchant_id, month, lineage_id, member_id, days) SELECT house, month, lineage_id, member_id, now FROM become
    ON CONFLICT (member_id, month, lineage_id) DO UPDATE SET days = excluded.days
  ), near AS (
    -- Gaps further away cannot change.
    SELECT member_id, min(month) - interval '3 months' AS first, max(month) + interval '3 months' AS last FROM become GROUP BY 1
  ), around AS (
    SELECT member_id, lineage_id, month, COALESCE(become.was, days) AS was, COALESCE(become.now, days) AS now
    FROM near JOIN member_month AS kept USING (member_id) LEFT JOIN become USING (member_id, lineage_id, month) WHERE month BETWEEN first AND last
    UNION ALL SELECT * FROM become WHERE was = 0 AND NOT EXISTS (SELECT FROM member_month AS kept
      WHERE kept.member_id = become.member_id AND kept.month = become.month AND kept.lineage_id = become.lineage_id)
  ), days AS (
    SELECT member_id, lineage_id, month + place AS day, was & (1 << place) <> 0 AS was_set, now & (1 << place) <> 0 AS is_set
    FROM around CROSS JOIN generate_series(0, 30) AS place WHERE (was | now) & (1 << place) <> 0
  ), roaming AS (
    SELECT member_id FROM around GROUP BY 1 HAVING count(DISTINCT lineage_id) > 1
  ), settled_days AS (
    SELECT * FROM days WHERE member_id NOT IN (SELECT member_id FROM roaming)
  ), roaming_days AS (
    SELECT ancestor_id, member_id, day, bool_or(was_set) AS was_set, bool_or(is_set) AS is_set
    FROM days JOIN lineage_ancestor USING (lineage_id) WHERE member_id IN (SELECT member_id FROM roaming) GROUP BY 1, 2, 3
  )
  INSERT INTO team_active (merchant_id, ancestor_id, day, gap, members)
  SELECT house, ancestor_id, day, gap, sum(members) FROM (
    SELECT ancestor_id, day, gap, members FROM (${changeOf('lineage_id', 'settled_days')}) AS lineages JOIN lineage_ancestor USING (lineage_id)
    UNION ALL ${changeOf('ancestor_id', 'roaming_days')}
  ) AS more GROUP BY 2, 3, 4 HAVING sum(members) <> 0 ORDER BY 2, 3, 4
  ON CONFLICT (merchant_id, ancestor_id, day, gap) DO UPDATE SET members = team_active.members + excluded.members;
END $$;
REVOKE ALL ON FUNCTION fold_active FROM PUBLIC;`;

const gaps = `SELECT *, LEAST(COALESCE(day - lag(day) OVER (PARTITION BY merchant_id, ancestor_id, member_id ORDER BY day), ${longestPeriod}), ${longestPeriod}) AS gap
  FROM (SELECT DISTINCT merchant_id, ancestor_id, member_id, month + place AS day FROM member_month JOIN lineage_ancestor USING (merchant_id, lineage_id)
    CROSS JOIN generate_series(0, 30) AS place WHERE days & (1 << place) <> 0) AS days`;

export const activeInvariant = {
  name: 'team-active',
  law: 'Each day of a team counts its active members by the days since they last played.',
  broken: `SELECT merchant_id, ancestor_id, day, gap, kept.members, due.members AS due FROM team_active AS kept FULL JOIN (
      SELECT merchant_id, ancestor_id, day, gap, count(*) AS members FROM (${gaps}) AS gaps GROUP BY 1, 2, 3, 4
    ) AS due USING (merchant_id, ancestor_id, day, gap) WHERE COALESCE(kept.members, 0) <> COALESCE(due.members, 0) ORDER BY ancestor_id, day, gap`,
};
