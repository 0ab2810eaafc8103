/** Who is logged in, and from where and with what a member has been. */
export const sessions = `
CREATE TABLE session (
  token_hash bytea PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  scope text NOT NULL CHECK (scope IN ('full', 'passwordChange')),
  network text NOT NULL,
  user_agent text NOT NULL CHECK (length(user_agent) <= 256),
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX session_member ON session (member_id);
CREATE TABLE login_trace (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('network', 'device')),
  value text NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id, kind, value),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX login_trace_age ON login_trace (used_at);`;
