/**
 * What a member logs in with beside the password. The secret of an app is sealed under the fleet's key secrets and on once it has been
 * confirmed; a step of it counts once. Codes and challenges are there as their hashes, and go with their use.
 */
export const secondFactors = `
CREATE TABLE second_factor (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  sealed_secret text NOT NULL,
  sealed_under text NOT NULL,
  confirmed_at timestamptz,
  used_steps bigint[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (merchant_id, member_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX second_factor_key ON second_factor (merchant_id, sealed_under);
CREATE TABLE recovery_code (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  PRIMARY KEY (merchant_id, member_id, code_hash),
  FOREIGN KEY (merchant_id, member_id) REFERENCES second_factor (merchant_id, member_id) ON DELETE CASCADE
);
CREATE TABLE login_challenge (
  merchant_id integer NOT NULL,
  challenge_hash bytea NOT NULL,
  member_id bigint NOT NULL,
  network text NOT NULL,
  scope text NOT NULL CHECK (scope IN ('full', 'passwordChange')),
  password_expired boolean NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, challenge_hash),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX login_challenge_age ON login_challenge (created_at);
CREATE TABLE passkey (
  merchant_id integer NOT NULL,
  id text NOT NULL,
  member_id bigint NOT NULL,
  rp_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (merchant_id, id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX passkey_member ON passkey (merchant_id, member_id);
CREATE TABLE passkey_challenge (
  merchant_id integer NOT NULL REFERENCES merchant,
  challenge_hash bytea NOT NULL,
  member_id bigint,
  rp_id text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, challenge_hash),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX passkey_challenge_age ON passkey_challenge (created_at);`;
