/**
 * A child never has more than its parent. Writing a child's row locks the parent's, and writing a parent's row checks
 * the children after it is locked, so of two concurrent writes one sees the other. A member who moves has to fit its
 * new parent.
 */
export const termsLaw = `
CREATE FUNCTION refuse_excess(what text, member bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of member % is above its upline''s or below its downline''s', what, member USING ERRCODE = 'LV001';
END $$;
CREATE FUNCTION fit_rate(child team_rate, parent bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE most integer;
BEGIN
  IF parent IS NULL THEN RETURN; END IF;
  SELECT rate INTO most FROM team_rate
  WHERE merchant_id = child.merchant_id AND member_id = parent AND game_type = child.game_type FOR SHARE;
  IF child.rate > COALESCE(most, 0) THEN PERFORM refuse_excess('the rate of ' || child.game_type, child.member_id); END IF;
END $$;
CREATE FUNCTION fit_limit(child agent_limit, parent bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE most agent_limit;
BEGIN
  IF parent IS NULL THEN RETURN; END IF;
  SELECT * INTO most FROM agent_limit WHERE merchant_id = child.merchant_id AND member_id = parent FOR SHARE;
  IF child.most_direct > COALESCE(most.most_direct, 0) OR child.levels > greatest(COALESCE(most.levels, 0) - 1, 0)
    OR child.may_recruit_agents AND most.may_recruit_agents IS NOT TRUE THEN
    PERFORM refuse_excess('the limit', child.member_id);
  END IF;
END $$;
CREATE FUNCTION keep_rate_fitting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE parent bigint;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT parent_id INTO parent FROM member WHERE merchant_id = NEW.merchant_id AND id = NEW.member_id FOR SHARE;
    PERFORM fit_rate(NEW, parent);
  END IF;
  IF TG_OP <> 'INSERT' AND EXISTS (
    SELECT FROM member JOIN team_rate AS below ON below.merchant_id = member.merchant_id AND below.member_id = member.id
    WHERE member.merchant_id = OLD.merchant_id AND parent_id = OLD.member_id AND game_type = OLD.game_type
      AND below.rate > CASE TG_OP WHEN 'UPDATE' THEN NEW.rate ELSE 0 END
  ) THEN
    PERFORM refuse_excess('the rate of ' || OLD.game_type, OLD.member_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER team_rate_fits AFTER INSERT OR UPDATE OR DELETE ON team_rate FOR EACH ROW EXECUTE FUNCTION keep_rate_fitting();
CREATE FUNCTION keep_limit_fitting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE parent bigint;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT parent_id INTO parent FROM member WHERE merchant_id = NEW.merchant_id AND id = NEW.member_id FOR SHARE;
    PERFORM fit_limit(NEW, parent);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM fit_limit(below, OLD.member_id)
    FROM member JOIN agent_limit AS below ON below.merchant_id = member.merchant_id AND below.member_id = member.id
    WHERE member.merchant_id = OLD.merchant_id AND parent_id = OLD.member_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER agent_limit_fits AFTER INSERT OR UPDATE OR DELETE ON agent_limit FOR EACH ROW EXECUTE FUNCTION keep_limit_fitting();
CREATE FUNCTION keep_mover_fitting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fit_rate(own, NEW.parent_id) FROM team_rate AS own WHERE merchant_id = NEW.merchant_id AND member_id = NEW.id;
  PERFORM fit_limit(own, NEW.parent_id) FROM agent_limit AS own WHERE merchant_id = NEW.merchant_id AND member_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER member_terms_fit AFTER UPDATE OF parent_id ON member
  FOR EACH ROW WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id) EXECUTE FUNCTION keep_mover_fitting();`;
