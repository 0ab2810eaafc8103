/** Letters to members; a mailing is one to all of a merchant's, sent in the order of their ids. */
const letters = `
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
CREATE TABLE mailing (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  topic text NOT NULL,
  titles jsonb NOT NULL,
  bodies jsonb NOT NULL,
  link text CHECK (link ~ '^/[^/]'),
  ordered_at timestamptz NOT NULL,
  reached integer NOT NULL DEFAULT 0,
  through_member bigint NOT NULL DEFAULT 0,
  done_at timestamptz
);
CREATE INDEX mailing_merchant ON mailing (merchant_id, id);
CREATE INDEX letter_member ON letter (member_id, id);
CREATE INDEX letter_unread ON letter (member_id, id) WHERE read_at IS NULL;`;

/**
 * What members' open pages are told. An event gets its number when its transaction commits, one transaction after the other for a member,
 * so that whoever has read up to a number has missed none before it.
 */
const events = `
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

/**
 * Which gateway has an open page of a member. Whoever has changed what members see wakes by it, once that is committed: a notification
 * within a transaction of money would let all of them commit one after the other. Sessions end seldom, and tell it themselves.
 */
const presence = `
CREATE TABLE live_presence (
  member_id bigint NOT NULL,
  gateway uuid NOT NULL,
  merchant_id integer NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (member_id, gateway)
);
CREATE FUNCTION wake_members(accounts bigint[], members bigint[], own uuid) RETURNS bigint[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  woken bigint[];
BEGIN
  IF cardinality(accounts) > 0 THEN
    members := members || ARRAY(SELECT DISTINCT member_id FROM account WHERE id = ANY (accounts) AND member_id IS NOT NULL);
  END IF;
  PERFORM pg_notify('livery_changes', 'members:' || away.member_id)
  FROM (SELECT DISTINCT member_id FROM live_presence WHERE member_id = ANY (members) AND gateway <> own AND until > now()) AS away;
  SELECT array_agg(member_id) INTO woken FROM live_presence WHERE member_id = ANY (members) AND gateway = own;
  RETURN woken;
END $$;
CREATE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM live_presence WHERE member_id = OLD.member_id AND until > now()) THEN
    PERFORM pg_notify('livery_changes', 'members:' || OLD.member_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER session_ended AFTER DELETE ON session FOR EACH ROW EXECUTE FUNCTION tell_session_end();`;

export const inbox = [letters, events, presence].join('\n');
