/** What a merchant asks of its members by day and week, what was claimed for it, and how the members of a week stand to each other. */
export const missions = `
CREATE TABLE mission (
  merchant_id integer NOT NULL REFERENCES merchant,
  code text NOT NULL CHECK (code ~ '^[a-z0-9-]{1,40}$'),
  period text NOT NULL CHECK (period IN ('daily', 'weekly')),
  goal text NOT NULL CHECK (goal IN ('stake', 'rounds', 'days')),
  game_type text,
  target bigint NOT NULL CHECK (target > 0),
  reward bigint NOT NULL CHECK (reward > 0),
  reward_to text NOT NULL CHECK (reward_to IN ('CASH', 'BONUS')),
  rollover smallint CHECK (rollover BETWEEN 1 AND 100),
  titles jsonb NOT NULL,
  position smallint NOT NULL,
  PRIMARY KEY (merchant_id, code),
  CHECK ((reward_to = 'BONUS') = (rollover IS NOT NULL))
);
CREATE TABLE mission_claim (
  merchant_id integer NOT NULL REFERENCES merchant,
  member_id bigint NOT NULL,
  code text NOT NULL,
  period_start date NOT NULL,
  amount bigint NOT NULL,
  claimed_at timestamptz NOT NULL,
  txn_id bigint NOT NULL,
  PRIMARY KEY (merchant_id, member_id, code, period_start),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE TABLE mission_standing (
  merchant_id integer NOT NULL REFERENCES merchant,
  week date NOT NULL,
  member_id bigint NOT NULL,
  staked bigint NOT NULL,
  reached_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, week, member_id)
);
CREATE INDEX mission_standing_rank ON mission_standing (merchant_id, week, staked DESC, reached_at, member_id);
CREATE TABLE mission_board (
  merchant_id integer PRIMARY KEY REFERENCES merchant,
  as_of timestamptz NOT NULL
);`;
