/** Who is logged in, and who has tried to. */
export const sessions = `
CREATE TABLE session (
  token_hash bytea PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
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
  member_id bigint NOT NULL REFERENCES member,
  network text NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, network)
);
CREATE INDEX login_network_age ON login_network (used_at);`;
