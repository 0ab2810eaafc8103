export const members = `
CREATE TABLE member (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id bigint NOT NULL REFERENCES merchant,
  account text NOT NULL CHECK (account = lower(account)),
  nickname text NOT NULL,
  type smallint NOT NULL CHECK (type IN (0, 1, 2, 4, 41, 42)),
  state text NOT NULL CHECK (state IN ('active', 'closed')),
  parent_id bigint,
  vip_level integer NOT NULL DEFAULT 0,
  password_hash text NOT NULL,
  password_expires_at timestamptz,
  first_login boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  UNIQUE (merchant_id, account),
  UNIQUE (merchant_id, id),
  FOREIGN KEY (merchant_id, parent_id) REFERENCES member (merchant_id, id)
);`;
