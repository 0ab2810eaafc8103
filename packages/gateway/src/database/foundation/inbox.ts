/**
 * Letters to members, and what members' open pages are told. An event gets its number when its transaction commits, one transaction after
 * the other for a member, so that whoever has read up to a number has missed none before it.
 */
export const inbox = `
CREATE TABLE letter (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  topic text NOT NULL,
  titles jsonb NOT NULL,
  bodies jsonb NOT NULL,
  link text CHECK (link ~ '^/[^/]'),
  sent_at timestamptz NOT NULL,
  read_at timestamptz,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX letter_member ON letter (member_id, id);
CREATE INDEX letter_unread ON letter (member_id, id) WHERE read_at IS NULL;
CREATE TABLE member_event (
  place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  id bigint,
  topic text NOT NULL,
  reference text,
  at timestamptz NOT NULL,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE UNIQUE INDEX member_event_member ON member_event (member_id, id);
CREATE INDEX member_event_age ON member_event (at);
CREATE SEQUENCE member_event_id OWNED BY member_event.id;
CREATE FUNCTION number_member_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'event', NEW.member_id), 0));
  UPDATE member_event SET id = nextval('member_event_id') WHERE place = NEW.place;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER member_event_numbered AFTER INSERT ON member_event DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION number_member_event();`;
