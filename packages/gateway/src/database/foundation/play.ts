/**
 * A bet is what every game makes, the house's and a vendor's: what was staked and paid, by which transactions. Its number is that of
 * the transaction which staked it, and it was opened when that was posted.
 * It keeps its day and its game's type, since the merchant's time zone and the game may change. `key` names it to whoever asked for it,
 * so that asking again makes no second one: 128 bits of a SHA-256. `course` is how it came about, as its game writes it
 * (`modules/games/house/round-course.ts`). A bet that was undone has a row in `bet_void` and is otherwise as it was. Demo play makes none, it has only what its sitting holds.
 */
export const play = `
CREATE TABLE launch_ticket (
  ticket_hash bytea PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  member_id bigint,
  node_id integer NOT NULL REFERENCES game,
  unit text NOT NULL REFERENCES unit,
  language text NOT NULL,
  parent_origin text NOT NULL,
  session_hash bytea,
  -- Who opens it; null for a game that the house plays.
  aggregator text,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX launch_ticket_age ON launch_ticket (expires_at);
CREATE TABLE sitting (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  merchant_id integer NOT NULL REFERENCES merchant,
  member_id bigint,
  node_id integer NOT NULL REFERENCES game,
  unit text NOT NULL REFERENCES unit,
  model text NOT NULL,
  demo_balance bigint CHECK (demo_balance >= 0),
  demo_round jsonb,
  seed_id bigint,
  session_hash bytea,
  opened_at timestamptz NOT NULL,
  -- What every round changes stands together: the log then has these bytes and not the row.
  nonce integer NOT NULL DEFAULT 0,
  seen_at timestamptz NOT NULL,
  paced_until timestamptz,
  closed_at timestamptz,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  CHECK ((member_id IS NULL) = (demo_balance IS NOT NULL))
) WITH (fillfactor = 50);
CREATE INDEX sitting_member ON sitting (member_id);
CREATE INDEX sitting_demo ON sitting (opened_at) WHERE member_id IS NULL;
CREATE TABLE sitting_seed (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  sitting_id bigint NOT NULL REFERENCES sitting,
  server_seed bytea NOT NULL CHECK (length(server_seed) = 32),
  made_at timestamptz NOT NULL,
  revealed_at timestamptz
);
CREATE INDEX sitting_seed_sitting ON sitting_seed (sitting_id);
ALTER TABLE sitting ADD FOREIGN KEY (seed_id) REFERENCES sitting_seed DEFERRABLE INITIALLY DEFERRED;
CREATE TABLE bet (
  member_id bigint NOT NULL,
  id bigint NOT NULL,
  merchant_id integer NOT NULL,
  node_id integer NOT NULL,
  key uuid NOT NULL UNIQUE,
  stake bigint NOT NULL CHECK (stake > 0),
  valid_stake bigint NOT NULL CHECK (valid_stake BETWEEN 0 AND stake),
  payout bigint CHECK (payout >= 0),
  opened_at timestamptz NOT NULL,
  settled_at timestamptz,
  settle_txn bigint,
  -- Written once by the database (date_bet): the merchant's day of settled_at, and the game's type when it was staked.
  day date,
  unit text NOT NULL,
  game_type text NOT NULL,
  course bytea,
  PRIMARY KEY (member_id, opened_at, id),
  CHECK ((payout IS NULL) = (settled_at IS NULL) AND (payout IS NULL) = (settle_txn IS NULL) AND (payout IS NULL) = (day IS NULL))
);
CREATE INDEX bet_open ON bet (member_id, opened_at, id) WHERE payout IS NULL;
-- The board of winners; few bets pay this much.
CREATE INDEX bet_win ON bet (merchant_id, settled_at) WHERE payout >= 10000;
CREATE TABLE bet_void (
  member_id bigint NOT NULL,
  opened_at timestamptz NOT NULL,
  bet_id bigint NOT NULL,
  merchant_id integer NOT NULL REFERENCES merchant,
  voided_at timestamptz NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (member_id, opened_at, bet_id),
  FOREIGN KEY (member_id, opened_at, bet_id) REFERENCES bet
);

CREATE FUNCTION date_bet() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.game_type := (SELECT type FROM game WHERE node_id = NEW.node_id);
  ELSE
    NEW.game_type := OLD.game_type;
  END IF;
  NEW.day := (NEW.settled_at AT TIME ZONE (SELECT time_zone FROM merchant WHERE id = NEW.merchant_id))::date;
  RETURN NEW;
END $$;
CREATE TRIGGER bet_dated BEFORE INSERT OR UPDATE ON bet FOR EACH ROW EXECUTE FUNCTION date_bet();
CREATE FUNCTION refuse_settled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'bet % is settled', OLD.id USING ERRCODE = 'LV001';
END $$;
CREATE TRIGGER bet_settles_once BEFORE UPDATE OR DELETE ON bet FOR EACH ROW WHEN (OLD.settled_at IS NOT NULL) EXECUTE FUNCTION refuse_settled();
CREATE FUNCTION refuse_void() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM bet_void WHERE member_id = OLD.member_id AND opened_at = OLD.opened_at AND bet_id = OLD.id) THEN
    RAISE EXCEPTION 'bet % is void', OLD.id USING ERRCODE = 'LV001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bet_void_stays BEFORE UPDATE ON bet FOR EACH ROW WHEN (OLD.settled_at IS NULL) EXECUTE FUNCTION refuse_void();
CREATE TRIGGER bet_void_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bet_void FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bet_kept BEFORE TRUNCATE ON bet FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;
