/** Who is logged in, and who has tried to. Failures are counted by account, by network and by both. */
export const sessions = `
CREATE TABLE session (
  token_hash bytea PRIMARY KEY,
  merchant_id bigint NOT NULL,
  member_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX session_member ON session (member_id);
CREATE TABLE login_failure (
  merchant_id bigint NOT NULL REFERENCES merchant,
  scope text NOT NULL CHECK (scope IN ('pair', 'network', 'account')),
  subject text NOT NULL,
  failures integer NOT NULL,
  started_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, scope, subject)
);
CREATE INDEX login_failure_age ON login_failure (started_at);
CREATE TABLE login_network (
  merchant_id bigint NOT NULL,
  member_id bigint NOT NULL,
  network text NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id, network),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX login_network_age ON login_network (used_at);`;
