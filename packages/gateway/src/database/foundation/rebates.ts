/** What a merchant gives back of stakes, in parts per million by type of game, and what was claimed of it. */
export const rebates = `
CREATE TABLE rebate_rate (
  merchant_id integer NOT NULL REFERENCES merchant,
  game_type text NOT NULL,
  rate integer NOT NULL CHECK (rate BETWEEN 1 AND 100000),
  PRIMARY KEY (merchant_id, game_type)
);
CREATE TABLE rebate_claim (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  claimed_at timestamptz NOT NULL,
  txn_id bigint NOT NULL,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX rebate_claim_member ON rebate_claim (member_id, id);
CREATE TABLE rebate_position (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  game_type text NOT NULL,
  staked bigint NOT NULL,
  claimed bigint NOT NULL CHECK (claimed > 0),
  PRIMARY KEY (merchant_id, member_id, game_type),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);`;
