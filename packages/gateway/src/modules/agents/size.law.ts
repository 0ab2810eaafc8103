const sized = (table: string, sign: string): string =>
  `SELECT merchant_id, lineage_id, ${sign}1 AS members, ${sign}(type <> 0)::integer AS agents FROM ${table}`;
const stepped = (tables: string): string => `
  INSERT INTO lineage_step (merchant_id, lineage_id, members, agents)
  SELECT merchant_id, lineage_id, sum(members), sum(agents) FROM (${tables}) AS each GROUP BY 1, 2 HAVING sum(members) <> 0 OR sum(agents) <> 0;
  RETURN NULL;`;

/**
 * How many members are below an agent. A member who comes, goes or changes type adds a row to `lineage_step`, so nobody
 * waits for another's row. A fold adds the steps to the sizes of all ancestors. The current size is the stored size
 * plus the remaining steps.
 */
export const sizeLaw = `
CREATE FUNCTION count_comers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN${stepped(sized('come', ''))}
END $$;
CREATE TRIGGER member_sized AFTER INSERT ON member REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_comers();
CREATE FUNCTION count_movers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN${stepped(`${sized('come', '')} UNION ALL ${sized('gone', '-')}`)}
END $$;
CREATE TRIGGER member_resized AFTER UPDATE ON member REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_movers();
CREATE FUNCTION fold_sizes(house integer) RETURNS bigint[] LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  changed bigint[];
BEGIN
  WITH taken AS (
    DELETE FROM lineage_step WHERE merchant_id = house RETURNING lineage_id, members, agents
  ), sizes AS (
    INSERT INTO team_size (merchant_id, ancestor_id, members, agents)
    SELECT house, ancestor_id, sum(members), sum(agents) FROM taken JOIN lineage_ancestor USING (lineage_id) GROUP BY 2 HAVING sum(members) <> 0 OR sum(agents) <> 0
    ON CONFLICT (merchant_id, ancestor_id) DO UPDATE SET members = team_size.members + excluded.members, agents = team_size.agents + excluded.agents
    RETURNING ancestor_id
  ) SELECT COALESCE(array_agg(ancestor_id), '{}') INTO changed FROM sizes;
  RETURN changed;
END $$;
REVOKE ALL ON FUNCTION fold_sizes FROM PUBLIC;`;

export const sizeInvariant = {
  name: 'team-size',
  law: 'The stored size of each team plus its pending changes equals the number of members below the agent.',
  broken: `SELECT merchant_id, ancestor_id, kept.members, due.members AS due FROM (
      SELECT merchant_id, ancestor_id, sum(members) AS members, sum(agents) AS agents FROM (
        SELECT merchant_id, ancestor_id, members, agents FROM team_size
        UNION ALL SELECT merchant_id, ancestor_id, members, agents FROM lineage_step JOIN lineage_ancestor USING (merchant_id, lineage_id)
      ) AS each GROUP BY 1, 2
    ) AS kept FULL JOIN (
      SELECT merchant_id, ancestor_id, count(*) AS members, count(*) FILTER (WHERE type <> 0) AS agents
      FROM member JOIN lineage_ancestor USING (merchant_id, lineage_id) GROUP BY 1, 2
    ) AS due USING (merchant_id, ancestor_id)
    WHERE COALESCE(kept.members, 0) <> COALESCE(due.members, 0) OR COALESCE(kept.agents, 0) <> COALESCE(due.agents, 0) ORDER BY ancestor_id`,
};
