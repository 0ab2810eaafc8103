/** A merchant's levels, what a member brought along from elsewhere, and what was paid for a level. */
export const vip = `
CREATE TABLE vip_level (
  merchant_id integer NOT NULL REFERENCES merchant,
  level smallint NOT NULL CHECK (level > 0),
  stake_from bigint NOT NULL CHECK (stake_from > 0),
  reward bigint NOT NULL CHECK (reward >= 0),
  titles jsonb NOT NULL,
  PRIMARY KEY (merchant_id, level)
);
CREATE TABLE vip_credit (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  staked bigint NOT NULL CHECK (staked > 0),
  PRIMARY KEY (merchant_id, member_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE TABLE vip_reward (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  level smallint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  claimed_at timestamptz NOT NULL,
  txn_id bigint NOT NULL,
  PRIMARY KEY (merchant_id, member_id, level),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);`;
