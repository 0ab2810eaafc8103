/** Logins at a provider's door: those under way, each of use once, and whose account there is whose here. */
export const signIn = `
CREATE TABLE sign_in_attempt (
  merchant_id integer NOT NULL REFERENCES merchant,
  state_hash bytea NOT NULL,
  provider text NOT NULL,
  origin text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, state_hash)
);
CREATE INDEX sign_in_attempt_age ON sign_in_attempt (created_at);
CREATE TABLE phone_sign_in (
  merchant_id integer NOT NULL REFERENCES merchant,
  session_hash bytea NOT NULL,
  service_session text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, session_hash)
);
CREATE INDEX phone_sign_in_age ON phone_sign_in (created_at);
CREATE TABLE sign_in_ticket (
  merchant_id integer NOT NULL REFERENCES merchant,
  ticket_hash bytea NOT NULL,
  provider text NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  nickname text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, ticket_hash)
);
CREATE INDEX sign_in_ticket_age ON sign_in_ticket (created_at);
CREATE TABLE member_identity (
  merchant_id integer NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  member_id bigint NOT NULL,
  provider text NOT NULL,
  label text NOT NULL,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, issuer, subject),
  UNIQUE (merchant_id, member_id, provider),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);`;
