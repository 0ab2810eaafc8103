import { agentTypes, memberTypes } from '@livery/contract/member-types';
import { inForce, type Invariant } from '#database/invariant.ts';

/**
 * A row of `member_move` is a dated edge of the tree, and adding one is the only way to move a member. The trigger
 * locks both trees, repeats the check of the preview, and gives the whole branch new lineages, level by level.
 */
export const moveLaw = `
CREATE FUNCTION weigh_move(merchant integer, moved bigint, target bigint, OUT refusal text, OUT members integer, OUT depth integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  mover member;
  upper member;
BEGIN
  members := 0;
  depth := 0;
  SELECT * INTO mover FROM member WHERE id = moved AND merchant_id = merchant;
  IF NOT FOUND THEN
    refusal := 'unknown';
    RETURN;
  END IF;
  SELECT 1 + count(*), COALESCE(max(path.depth), 0) INTO members, depth
  FROM lineage_ancestor AS path JOIN member ON member.lineage_id = path.lineage_id WHERE path.merchant_id = merchant AND path.ancestor_id = moved;
  IF target IS NOT NULL THEN
    SELECT * INTO upper FROM member WHERE id = target AND merchant_id = merchant;
    IF NOT FOUND THEN
      refusal := 'unknown';
      RETURN;
    END IF;
    depth := depth + 1 + (SELECT lineage.depth FROM lineage WHERE id = upper.lineage_id);
  END IF;
  refusal := CASE
    WHEN ${memberTypes.trial} IN (mover.type, upper.type) THEN 'trial'
    WHEN target = moved THEN 'self'
    WHEN target IS NOT DISTINCT FROM mover.parent_id THEN 'there'
    WHEN target IS NULL THEN NULL
    WHEN EXISTS (SELECT FROM lineage_ancestor WHERE lineage_id = upper.lineage_id AND ancestor_id = moved) THEN 'cycle'
    WHEN upper.type NOT IN (${agentTypes.join(', ')}) THEN 'player'
    WHEN upper.state = 'closed' THEN 'closed'
    WHEN depth > (SELECT house.tree_depth FROM merchant AS house WHERE house.id = merchant) THEN 'tooDeep'
  END;
END $$;
CREATE FUNCTION move_branch() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  why text;
  level bigint[] := ARRAY[NEW.member_id];
BEGIN
  PERFORM lock_trees(NEW.merchant_id, ARRAY[NEW.member_id, NEW.to_parent], true);
  SELECT refusal, weighed.members INTO why, NEW.members FROM weigh_move(NEW.merchant_id, NEW.member_id, NEW.to_parent) AS weighed;
  IF why IS NOT NULL THEN
    RAISE EXCEPTION 'member % cannot move below %: %', NEW.member_id, NEW.to_parent, why USING ERRCODE = 'LV004';
  END IF;
  NEW.from_parent := (SELECT parent_id FROM member WHERE id = NEW.member_id);
  INSERT INTO former_lineage SELECT merchant_id, id, NEW.moved_at, NEW.id, lineage_id FROM member WHERE id = NEW.member_id;
  UPDATE member SET parent_id = NEW.to_parent,
    lineage_id = intern_lineage(NEW.merchant_id, (SELECT lineage_id FROM member AS upper WHERE upper.id = NEW.to_parent), NEW.to_parent)
  WHERE id = NEW.member_id;
  WHILE cardinality(level) > 0 LOOP
    INSERT INTO former_lineage SELECT merchant_id, id, NEW.moved_at, NEW.id, lineage_id FROM member
    WHERE merchant_id = NEW.merchant_id AND parent_id = ANY (level);
    WITH paths AS (
      SELECT id, intern_lineage(NEW.merchant_id, lineage_id, id) AS lineage_id FROM member AS upper WHERE id = ANY (level)
      AND EXISTS (SELECT FROM member AS child WHERE child.merchant_id = NEW.merchant_id AND child.parent_id = upper.id)
    ), placed AS (
      UPDATE member SET lineage_id = paths.lineage_id FROM paths WHERE member.merchant_id = NEW.merchant_id AND parent_id = paths.id RETURNING member.id
    ) SELECT array_agg(id) INTO level FROM placed;
  END LOOP;
  RETURN NEW;
END $$;
CREATE TRIGGER member_move_moves BEFORE INSERT ON member_move FOR EACH ROW EXECUTE FUNCTION move_branch();
CREATE TRIGGER member_move_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON member_move FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;

export const moveInvariants: readonly Invariant[] = [
  {
    name: 'member-move',
    law: 'Each move of a member starts at the parent the previous one led to, and the last one leads to the current parent.',
    broken: `SELECT moves.* FROM (
        SELECT member_move.*, lead(from_parent) OVER later AS left_from, lead(member_move.id) OVER later AS next_id FROM member_move
        WINDOW later AS (PARTITION BY member_id ORDER BY id)
      ) AS moves JOIN member ON member.id = member_id
      WHERE to_parent IS DISTINCT FROM CASE WHEN next_id IS NULL THEN member.parent_id ELSE left_from END ORDER BY moves.id`,
  },
  {
    name: 'former-lineage',
    law: 'Each move stores the former lineage of every member moved, once.',
    broken: `SELECT member_move.id FROM member_move LEFT JOIN former_lineage AS kept ON kept.move_id = member_move.id
      LEFT JOIN lineage_ancestor AS path ON path.lineage_id = kept.lineage_id AND path.ancestor_id = member_move.member_id
      GROUP BY member_move.id
      HAVING count(kept.move_id) <> members OR bool_or(kept.until <> moved_at) OR count(path.lineage_id) <> members - 1`,
  },
  inForce('moves-in-force', 'Members move only by a row in member_move.', [
    ['member_move', 'member_move_moves'],
    ['member_move', 'member_move_append_only'],
  ]),
];
