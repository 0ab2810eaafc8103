/** Money is in the ledger; a round only says how it came about. Demo rounds have no transaction and no member. */
export const play = `
CREATE TABLE game_ticket (
  ticket_hash bytea PRIMARY KEY,
  merchant_id bigint NOT NULL,
  member_id bigint,
  cash_account_id bigint,
  node_id integer NOT NULL,
  language text NOT NULL,
  parent_origin text NOT NULL,
  session_hash bytea,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  FOREIGN KEY (merchant_id, node_id) REFERENCES game,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, cash_account_id) REFERENCES account (merchant_id, id),
  CHECK ((member_id IS NULL) = (cash_account_id IS NULL))
);
CREATE INDEX game_ticket_age ON game_ticket (expires_at);
CREATE TABLE game_session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  merchant_id bigint NOT NULL,
  member_id bigint,
  cash_account_id bigint,
  node_id integer NOT NULL,
  demo_balance bigint CHECK (demo_balance >= 0),
  server_seed bytea NOT NULL CHECK (length(server_seed) = 32),
  nonce integer NOT NULL DEFAULT 0,
  session_hash bytea,
  opened_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  paced_until timestamptz,
  closed_at timestamptz,
  FOREIGN KEY (merchant_id, node_id) REFERENCES game,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, cash_account_id) REFERENCES account (merchant_id, id),
  CHECK ((member_id IS NULL) = (cash_account_id IS NULL) AND (member_id IS NULL) = (demo_balance IS NOT NULL))
);
CREATE INDEX game_session_member ON game_session (member_id);
CREATE TABLE game_round (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES game_session,
  idempotency_key text NOT NULL,
  txn_id bigint UNIQUE REFERENCES txn,
  commitment text NOT NULL,
  client_seed text NOT NULL,
  nonce integer NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  win bigint NOT NULL CHECK (win >= 0),
  balance bigint NOT NULL,
  turns jsonb NOT NULL,
  played_at timestamptz NOT NULL,
  UNIQUE (session_id, idempotency_key),
  UNIQUE (session_id, commitment, nonce)
);
CREATE TABLE game_revealed_seed (
  session_id bigint NOT NULL REFERENCES game_session,
  commitment text NOT NULL,
  server_seed text NOT NULL,
  revealed_at timestamptz NOT NULL,
  PRIMARY KEY (session_id, commitment)
);
CREATE TABLE demo_launch (
  merchant_id bigint NOT NULL REFERENCES merchant,
  network text NOT NULL,
  launches integer NOT NULL,
  started_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, network)
);
CREATE INDEX game_session_demo ON game_session (opened_at) WHERE member_id IS NULL;`;
