import { inForce, type Invariant } from '#database/invariant.ts';

const lineages = `
CREATE FUNCTION intern_lineage(merchant integer, upper integer, parent bigint) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  found_id integer;
BEGIN
  LOOP
    IF parent IS NULL THEN
      SELECT id INTO found_id FROM lineage WHERE merchant_id = merchant AND above IS NULL AND parent_id IS NULL;
    ELSE
      SELECT id INTO found_id FROM lineage WHERE merchant_id = merchant AND above = upper AND parent_id = parent;
    END IF;
    EXIT WHEN found_id IS NOT NULL;
    INSERT INTO lineage (merchant_id, above, parent_id, depth)
    VALUES (merchant, upper, parent, COALESCE((SELECT depth + 1 FROM lineage WHERE id = upper), 0)) ON CONFLICT DO NOTHING RETURNING id INTO found_id;
    -- Of two that make it at once, the second waits for the first and then finds it.
    CONTINUE WHEN found_id IS NULL;
    INSERT INTO lineage_ancestor (merchant_id, ancestor_id, lineage_id, depth)
    SELECT merchant, ancestor_id, found_id, depth + 1 FROM lineage_ancestor WHERE lineage_id = upper
    UNION ALL SELECT merchant, parent, found_id, 1 WHERE parent IS NOT NULL;
    EXIT;
  END LOOP;
  RETURN found_id;
END $$;
REVOKE ALL ON FUNCTION intern_lineage FROM PUBLIC;`;

/**
 * Trees are locked by their roots, in the order of the roots' ids: together by those who add members, alone by those who move them. A member
 * may have come under another root while its lock was waited for, so the roots are looked up again. Before the roots comes the merchant's
 * depth: those who add or move hold it together, who changes it holds it alone.
 */
const locking = `
CREATE FUNCTION lock_depth(merchant integer, alone boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name bigint := hashtextextended(concat_ws(' ', 'depth', merchant), 0);
BEGIN
  IF alone THEN
    PERFORM pg_advisory_xact_lock(name);
  ELSE
    PERFORM pg_advisory_xact_lock_shared(name);
  END IF;
END $$;
CREATE FUNCTION lock_trees(merchant integer, members bigint[], alone boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  held bigint[] := '{}';
  root bigint;
  roots bigint[];
BEGIN
  PERFORM lock_depth(merchant, false);
  LOOP
    SELECT COALESCE(array_agg(DISTINCT found.id ORDER BY found.id), '{}') INTO roots FROM (
      SELECT COALESCE((SELECT ancestor_id FROM lineage_ancestor WHERE lineage_id = member.lineage_id ORDER BY depth DESC LIMIT 1), member.id) AS id
      FROM member WHERE id = ANY (members) AND merchant_id = merchant
    ) AS found;
    EXIT WHEN roots <@ held;
    FOREACH root IN ARRAY roots LOOP
      IF alone THEN
        PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'tree', root), 0));
      ELSE
        PERFORM pg_advisory_xact_lock_shared(hashtextextended(concat_ws(' ', 'tree', root), 0));
      END IF;
    END LOOP;
    held := held || roots;
  END LOOP;
END $$;`;

const placing = `
CREATE FUNCTION place_member() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  upper lineage;
BEGIN
  IF NEW.parent_id IS NOT NULL THEN
    PERFORM lock_trees(NEW.merchant_id, ARRAY[NEW.parent_id], false);
    SELECT lineage.* INTO upper FROM member JOIN lineage ON lineage.id = lineage_id
    WHERE member.id = NEW.parent_id AND member.merchant_id = NEW.merchant_id;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'merchant % has no member %', NEW.merchant_id, NEW.parent_id USING ERRCODE = 'LV002';
    END IF;
    IF upper.depth >= (SELECT tree_depth FROM merchant WHERE id = NEW.merchant_id) THEN
      RAISE EXCEPTION 'member % is at the maximum tree depth', NEW.parent_id USING ERRCODE = 'LV004';
    END IF;
  END IF;
  NEW.lineage_id := intern_lineage(NEW.merchant_id, upper.id, NEW.parent_id);
  RETURN NEW;
END $$;
CREATE TRIGGER member_placed BEFORE INSERT ON member FOR EACH ROW EXECUTE FUNCTION place_member();
CREATE FUNCTION refuse_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the tree cannot be changed directly in %', TG_TABLE_NAME USING ERRCODE = 'LV001';
END $$;
CREATE TRIGGER member_stays BEFORE UPDATE OF id, merchant_id ON member FOR EACH ROW EXECUTE FUNCTION refuse_move();
CREATE TRIGGER member_moved_by_edges BEFORE UPDATE OF parent_id, lineage_id ON member
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_move();
CREATE TRIGGER lineage_kept BEFORE INSERT OR UPDATE OR DELETE ON lineage
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_move();
CREATE TRIGGER lineage_ancestor_kept BEFORE INSERT OR UPDATE OR DELETE ON lineage_ancestor
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_move();`;

/** The limit cannot go below the current depth. */
const depth = `
CREATE FUNCTION deepest_member(merchant integer) RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT COALESCE(max(depth), 0)::integer FROM lineage
  WHERE merchant_id = merchant AND EXISTS (SELECT FROM member WHERE member.lineage_id = lineage.id)
$$;
CREATE FUNCTION fit_tree_depth() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_depth(NEW.id, true);
  IF NEW.tree_depth < deepest_member(NEW.id) THEN
    RAISE EXCEPTION 'a tree of merchant % is deeper than %', NEW.id, NEW.tree_depth USING ERRCODE = 'LV004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER tree_depth_fits BEFORE UPDATE OF tree_depth ON merchant FOR EACH ROW
  WHEN (NEW.tree_depth < OLD.tree_depth) EXECUTE FUNCTION fit_tree_depth();`;

export const treeLaw = [lineages, locking, placing, depth].join('\n');

export const treeInvariants: readonly Invariant[] = [
  {
    name: 'tree',
    law: 'Each member’s lineage matches its chain of parents.',
    broken: `SELECT member.id, member.merchant_id, member.parent_id, member.lineage_id FROM member
      LEFT JOIN lineage ON lineage.id = member.lineage_id AND lineage.merchant_id = member.merchant_id LEFT JOIN member AS parent ON parent.id = member.parent_id
      WHERE lineage.id IS NULL OR lineage.parent_id IS DISTINCT FROM member.parent_id OR lineage.above IS DISTINCT FROM parent.lineage_id ORDER BY member.id`,
  },
  {
    name: 'lineage',
    law: 'The ancestors of each lineage are its parent and the ancestors of the older lineage above it.',
    broken: `WITH RECURSIVE walked AS (
        SELECT merchant_id, id AS lineage_id, above, parent_id AS ancestor_id, 1 AS depth FROM lineage WHERE parent_id IS NOT NULL
        UNION ALL SELECT walked.merchant_id, lineage_id, lineage.above, parent_id, walked.depth + 1 FROM walked JOIN lineage ON lineage.id = walked.above
        WHERE parent_id IS NOT NULL AND walked.depth < 1000
      ), paths AS (SELECT merchant_id, lineage_id, ancestor_id, depth::smallint FROM walked),
      kept AS (SELECT merchant_id, lineage_id, ancestor_id, depth FROM lineage_ancestor)
      (SELECT * FROM paths EXCEPT ALL SELECT * FROM kept) UNION ALL (SELECT * FROM kept EXCEPT ALL SELECT * FROM paths)
      UNION ALL SELECT merchant_id, id, parent_id, depth FROM lineage
        WHERE above >= id OR depth <> (SELECT count(*) FROM lineage_ancestor WHERE lineage_id = lineage.id) ORDER BY 2, 4`,
  },
  {
    name: 'tree-depth',
    law: 'No member is deeper than its merchant’s maximum tree depth.',
    broken: `SELECT member.id, member.merchant_id, lineage.depth, tree_depth FROM member
      JOIN lineage ON lineage.id = lineage_id JOIN merchant ON merchant.id = member.merchant_id WHERE lineage.depth > tree_depth ORDER BY member.id`,
  },
  inForce('tree-in-force', 'The triggers that place members and keep them in place are enabled.', [
    ['member', 'member_placed'],
    ['member', 'member_stays'],
    ['member', 'member_moved_by_edges'],
    ['lineage', 'lineage_kept'],
    ['lineage_ancestor', 'lineage_ancestor_kept'],
    ['merchant', 'tree_depth_fits'],
  ]),
];
