/** Of terms that were accepted only their end may change. */
export const agreementsLaw = `
CREATE FUNCTION keep_agreement_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - 'ends_at') = (to_jsonb(OLD) - 'ends_at') THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'version % of agreement % was accepted and stays as it is', OLD.number, OLD.agreement_id USING ERRCODE = 'LV001';
END $$;
CREATE TRIGGER agreement_version_kept BEFORE UPDATE OR DELETE ON agreement_version FOR EACH ROW EXECUTE FUNCTION keep_agreement_version();
CREATE TRIGGER agreement_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON agreement_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;
