/** What games are opened by and played in. Demo play has only what its sitting holds. */
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
ALTER TABLE sitting ADD FOREIGN KEY (seed_id) REFERENCES sitting_seed DEFERRABLE INITIALLY DEFERRED;`;
