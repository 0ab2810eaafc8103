/** What a report of members adds up. */
export const dayFigures = ['stake', 'valid_stake', 'payout', 'rounds', 'bonus'] as const;

const summed = (from: string, of: readonly string[], gameType: string, where: string): string =>
  `SELECT (hour AT TIME ZONE 'UTC')::date AS day, member_id, lineage_id, ${gameType} AS game_type,
      ${dayFigures.map((name) => `sum(${of.includes(name) ? name : '0'}) AS ${name}`).join(', ')}
    FROM ${from} WHERE merchant_id = house AND ${where} GROUP BY 1, 2, 3, 4`;
const play = dayFigures.filter((name) => name !== 'bonus');
const both = (where: string): string => `
    ${summed('member_hour', play, 'game_type', where)}
    UNION ALL ${summed('member_money_hour', ['bonus'], `''`, `bonus <> 0 AND ${where}`)}`;

/**
 * Sums the hours of members to days once a day is over, so that a report reads a row where it would read several, in the order in which they
 * lie. A day is one of UTC: a report of other days takes the hours at their ends. \`closed\` is the first day that is not summed. A booking
 * that comes after that has marked its hour, and the day is summed again.
 */
export const dayLaw = `
CREATE FUNCTION fold_days(house integer, marked timestamptz[], now_reached timestamptz) RETURNS date
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  known date := COALESCE((SELECT closed FROM team_fold WHERE merchant_id = house), '-infinity');
  closing date := greatest(known, ((now_reached - interval '95 minutes') AT TIME ZONE 'UTC')::date);
  again date[] := ARRAY(SELECT DISTINCT (hour AT TIME ZONE 'UTC')::date FROM unnest(marked) AS hour WHERE (hour AT TIME ZONE 'UTC')::date < known);
BEGIN
  IF closing = known AND cardinality(again) = 0 THEN
    RETURN closing;
  END IF;
  DELETE FROM member_day WHERE merchant_id = house AND day = ANY (again);
  INSERT INTO member_day (merchant_id, day, member_id, lineage_id, game_type, ${dayFigures.join(', ')})
  SELECT house, days.* FROM (${both(`hour >= known::timestamp AT TIME ZONE 'UTC' AND hour < closing::timestamp AT TIME ZONE 'UTC'`)}
    UNION ALL ${both(`hour IN (SELECT day::timestamp AT TIME ZONE 'UTC' + place * interval '15 minutes' FROM unnest(again) AS day, generate_series(0, 95) AS place)`)}
  ) AS days ORDER BY day, member_id;
  RETURN closing;
END $$;
REVOKE ALL ON FUNCTION fold_days FROM PUBLIC;`;

const due = (from: string, of: readonly string[], gameType: string): string =>
  `SELECT merchant_id, (hour AT TIME ZONE 'UTC')::date AS day, member_id, lineage_id, ${gameType} AS game_type,
      ${dayFigures.map((name) => `sum(${of.includes(name) ? name : '0'}) AS ${name}`).join(', ')}
    FROM ${from} GROUP BY 1, 2, 3, 4, 5`;

export const dayInvariant = {
  name: 'member-day',
  law: 'A day of a member that is over is the sum of its hours.',
  broken: `SELECT * FROM member_day AS kept FULL JOIN (
      ${due('member_hour', play, 'game_type')} UNION ALL ${due('member_money_hour', ['bonus'], `''`)}
    ) AS due USING (merchant_id, day, member_id, lineage_id, game_type) JOIN team_fold USING (merchant_id)
    WHERE day < closed AND (${dayFigures.map((name) => `COALESCE(kept.${name}, 0) <> COALESCE(due.${name}, 0)`).join(' OR ')})
      AND NOT EXISTS (SELECT FROM fold_mark WHERE fold_mark.merchant_id = team_fold.merchant_id AND (fold_mark.hour AT TIME ZONE 'UTC')::date = day)
    ORDER BY member_id, day`,
};
