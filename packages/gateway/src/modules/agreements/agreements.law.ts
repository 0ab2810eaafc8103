import { memberTypes } from '@livery/contract/member-types';

/** The other side of a member's agreements. Agents of types 1 and 2 have theirs with the house (readings 53). */
export const uplineOf = (member: string): string =>
  `CASE WHEN ${member}.type IN (${memberTypes.agent}, ${memberTypes.subAgent}) THEN NULL ELSE ${member}.parent_id END`;

/** Accepted terms are fixed except for their end. A member who moves keeps no terms with the upline that it leaves. */
export const agreementsLaw = `
CREATE FUNCTION keep_agreement_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - 'ends_at') = (to_jsonb(OLD) - 'ends_at') THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'version % of agreement % was accepted and cannot change', OLD.number, OLD.agreement_id USING ERRCODE = 'LV001';
END $$;
CREATE TRIGGER agreement_version_kept BEFORE UPDATE OR DELETE ON agreement_version FOR EACH ROW EXECUTE FUNCTION keep_agreement_version();
CREATE TRIGGER agreement_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON agreement_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE FUNCTION keep_mover_bound() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM agreement WHERE merchant_id = NEW.merchant_id AND member_id = NEW.id AND state IN ('requested', 'active', 'ending')
      AND upline_id IS DISTINCT FROM ${uplineOf('NEW')}
  ) THEN
    RAISE EXCEPTION 'member % has an agreement with its current upline', NEW.id USING ERRCODE = 'LV001';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER member_agreements_fit AFTER UPDATE OF parent_id ON member
  FOR EACH ROW WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id) EXECUTE FUNCTION keep_mover_bound();`;
