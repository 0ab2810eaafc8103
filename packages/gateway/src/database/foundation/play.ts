/**
 * A bet is what every game makes, the house's and a vendor's: what was staked and paid, by which transactions. How a slot's round
 * came about stands beside it. Demo play has neither, only what its sitting holds.
 */
export const play = `
CREATE TABLE launch_ticket (
  ticket_hash bytea PRIMARY KEY,
  merchant_id bigint NOT NULL REFERENCES merchant,
  member_id bigint,
  node_id integer NOT NULL REFERENCES game,
  unit text NOT NULL REFERENCES unit,
  language text NOT NULL,
  parent_origin text NOT NULL,
  session_hash bytea,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX launch_ticket_age ON launch_ticket (expires_at);
CREATE TABLE sitting (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  merchant_id bigint NOT NULL REFERENCES merchant,
  member_id bigint,
  node_id integer NOT NULL REFERENCES game,
  unit text NOT NULL REFERENCES unit,
  model text NOT NULL,
  demo_balance bigint CHECK (demo_balance >= 0),
  demo_round jsonb,
  seed_id bigint,
  nonce integer NOT NULL DEFAULT 0,
  session_hash bytea,
  opened_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  paced_until timestamptz,
  closed_at timestamptz,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  CHECK ((member_id IS NULL) = (demo_balance IS NOT NULL))
) WITH (fillfactor = 50);
CREATE INDEX sitting_member ON sitting (member_id);
CREATE INDEX sitting_demo ON sitting (opened_at) WHERE member_id IS NULL;
CREATE TABLE slot_seed (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id bigint NOT NULL REFERENCES merchant,
  sitting_id bigint NOT NULL REFERENCES sitting,
  server_seed bytea NOT NULL CHECK (length(server_seed) = 32),
  made_at timestamptz NOT NULL,
  revealed_at timestamptz
);
CREATE INDEX slot_seed_sitting ON slot_seed (sitting_id);
ALTER TABLE sitting ADD FOREIGN KEY (seed_id) REFERENCES slot_seed DEFERRABLE INITIALLY DEFERRED;
CREATE TABLE bet (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id bigint NOT NULL,
  member_id bigint NOT NULL,
  node_id integer NOT NULL,
  unit text NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  valid_stake bigint NOT NULL CHECK (valid_stake BETWEEN 0 AND stake),
  payout bigint CHECK (payout >= 0),
  opened_at timestamptz NOT NULL,
  settled_at timestamptz,
  stake_txn bigint NOT NULL,
  settle_txn bigint,
  CHECK ((payout IS NULL) = (settled_at IS NULL) AND (payout IS NULL) = (settle_txn IS NULL))
);
CREATE INDEX bet_member ON bet (member_id, opened_at);
CREATE TABLE slot_round (
  bet_id bigint PRIMARY KEY,
  merchant_id bigint NOT NULL,
  seed_id bigint NOT NULL,
  nonce integer NOT NULL,
  client_seed text NOT NULL,
  stops bytea NOT NULL
);

CREATE FUNCTION refuse_settled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'bet % is settled', OLD.id USING ERRCODE = 'LV001';
END $$;
CREATE TRIGGER bet_settles_once BEFORE UPDATE OR DELETE ON bet FOR EACH ROW WHEN (OLD.settled_at IS NOT NULL) EXECUTE FUNCTION refuse_settled();
CREATE TRIGGER slot_round_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON slot_round FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;
