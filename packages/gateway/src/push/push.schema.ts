import type { LiveTopic } from '@livery/contract/live-topics';
import type { GeneratedAlways } from 'kysely';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    member_event: MemberEventTable;
    live_presence: PresenceTable;
  }
}

interface MemberEventTable {
  place: GeneratedAlways<number>;
  merchant_id: number;
  member_id: number;
  /** Assigned by a trigger when the transaction commits. It rises for a member from one transaction to the next. */
  id: GeneratedAlways<number>;
  topic: LiveTopic;
  reference: string | null;
  at: Date;
}

/** A gateway with open pages of a member, while it keeps renewing the row. */
interface PresenceTable {
  member_id: number;
  gateway: string;
  merchant_id: number;
  /** By the database's clock, which all gateways share. */
  until: Date;
}

/**
 * Events for members' open pages, and which gateway serves each page. A member's transactions commit one after another,
 * and an event gets its number at the commit, so a reader that has event n has missed none before it. A gateway wakes
 * the others after its commit, because PostgreSQL serialises the commits of transactions that notify. Sessions end
 * rarely, so they notify inside their transaction.
 */
export const pushSchema: SchemaPart = {
  name: 'push',
  sql: `
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
  FOR EACH ROW EXECUTE FUNCTION number_member_event();
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
CREATE TRIGGER session_ended AFTER DELETE ON session FOR EACH ROW EXECUTE FUNCTION tell_session_end();`,
  personalData: {
    erase: { member_event: {} },
    keep: { live_presence: { why: 'passing' } },
    withhold: { member_event: 'passing', live_presence: 'passing' },
  },
};
