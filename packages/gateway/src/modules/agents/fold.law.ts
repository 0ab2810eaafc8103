import { figures, moneyFigures, playFigures } from './figures.rules.ts';

const named = (write: (name: string) => string, between = ', '): string => figures.map(write).join(between);
const list = named((name) => name);
const sumsOf = (names: readonly string[]): string =>
  figures.map((name) => (names.includes(name) ? `sum(${name})::bigint AS ${name}` : `0::bigint AS ${name}`)).join(', ');
const addedTo = (table: string): string => named((name) => `${name} = ${table}.${name} + excluded.${name}`);

/** Sums of hours by lineage and game type. `which` selects the hours. */
const summed = (which: string): string => `
    SELECT hour, lineage_id, game_type, ${sumsOf(playFigures)} FROM member_hour WHERE merchant_id = house AND ${which} GROUP BY 1, 2, 3
    UNION ALL SELECT hour, lineage_id, '', ${sumsOf(moneyFigures)} FROM member_money_hour WHERE merchant_id = house AND ${which} GROUP BY 1, 2`;

/**
 * Adds what members did to their lineages and to all ancestors. A bet never writes these rows, or all bets of a tree
 * would wait for the row of its root. A fold writes them in one statement, and therefore from one snapshot, and a
 * merchant's folds run one after the other. It sums the latest hours and the marked hours again, and adds the
 * difference from `lineage_hour` to every ancestor.
 *
 * When a fold begins, every transaction that had drawn its number before `reached` has ended (`ledger/horizon.ts`). A
 * booking that the last fold did not see came after that fold's `reached`. Unless it is marked, it was at most five
 * minutes late, and an hour lasts at most ninety minutes (when a zone moves its clock by thirty). So no booking is
 * lost, however long its transaction took.
 */
export const foldLaw = `
CREATE FUNCTION fold_teams(house integer, now_reached timestamptz, now_until timestamptz) RETURNS bigint[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  since timestamptz;
  marked timestamptz[];
  undone jsonb;
  changed bigint[];
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'teams', house), 0));
  since := COALESCE((SELECT reached - interval '95 minutes' FROM team_fold WHERE merchant_id = house), '-infinity');
  -- The next fold takes the marks that come later.
  WITH taken AS (DELETE FROM fold_mark WHERE merchant_id = house RETURNING *)
  SELECT COALESCE(array_agg(DISTINCT hour) FILTER (WHERE hour < since), '{}'),
    COALESCE(jsonb_agg(DISTINCT jsonb_build_object('member_id', member_id, 'day', day)) FILTER (WHERE member_id IS NOT NULL), '[]')
  INTO marked, undone FROM taken;
  WITH summed AS (${summed('hour >= since')}
    UNION ALL${summed('hour = ANY (marked)')}
  ), more AS (
    SELECT hour, lineage_id, game_type, ${named((name) => `summed.${name} - COALESCE(known.${name}, 0) AS ${name}`)} FROM summed
    LEFT JOIN (SELECT * FROM lineage_hour WHERE merchant_id = house AND (hour >= since OR hour = ANY (marked))) AS known
      USING (hour, lineage_id, game_type)
    WHERE ${named((name) => `summed.${name} <> COALESCE(known.${name}, 0)`, ' OR ')}
  ), direct AS (
    INSERT INTO lineage_hour (merchant_id, hour, lineage_id, game_type, ${list}) SELECT house, hour, lineage_id, game_type, ${list} FROM more
    ON CONFLICT (merchant_id, hour, lineage_id, game_type) DO UPDATE SET ${addedTo('lineage_hour')}
  ), teams AS (
    INSERT INTO team_hour (merchant_id, ancestor_id, hour, game_type, ${list})
    SELECT house, ancestor_id, hour, game_type, ${named((name) => `sum(${name})::bigint`)} FROM more JOIN lineage_ancestor USING (lineage_id) GROUP BY 2, 3, 4
    ON CONFLICT (merchant_id, ancestor_id, hour, game_type) DO UPDATE SET ${addedTo('team_hour')} RETURNING ancestor_id
  ) SELECT COALESCE(array_agg(DISTINCT ancestor_id), '{}') INTO changed FROM teams;
  PERFORM fold_active(house, since, marked, undone);
  changed := ARRAY(SELECT unnest(changed) UNION SELECT unnest(fold_sizes(house)));
  INSERT INTO team_fold VALUES (house, now_reached, now_until) ON CONFLICT (merchant_id) DO UPDATE
  SET reached = greatest(team_fold.reached, excluded.reached),
    until = CASE WHEN excluded.reached < team_fold.reached THEN team_fold.until ELSE excluded.until END;
  RETURN changed;
END $$;
REVOKE ALL ON FUNCTION fold_teams FROM PUBLIC;
-- The same for the connection's merchant.
CREATE FUNCTION fold_own_teams(now_reached timestamptz, now_until timestamptz) RETURNS bigint[] LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN fold_teams(current_merchant(), now_reached, now_until);
END $$;
-- Sums everything of the merchant again. Readers see the previous sums until it commits.
CREATE FUNCTION rebuild_own_teams(now_reached timestamptz, now_until timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'teams', current_merchant()), 0));
  DELETE FROM team_fold WHERE merchant_id = current_merchant();
  DELETE FROM lineage_hour WHERE merchant_id = current_merchant();
  DELETE FROM team_hour WHERE merchant_id = current_merchant();
  DELETE FROM member_month WHERE merchant_id = current_merchant();
  DELETE FROM team_active WHERE merchant_id = current_merchant();
  PERFORM fold_teams(current_merchant(), now_reached, now_until);
END $$;`;
