/**
 * The points mall. Points are the ledger's unit PTS, earned by the day: `point_day` keeps what a day's stakes were worth to whom and how
 * much of it was credited, by the rate and the multiplier that the day began with. A bet that is undone makes its day stale, which is
 * looked at again, and stays so while what was taken back is owed.
 */
export const points = `
CREATE TABLE point_config (
  merchant_id integer PRIMARY KEY REFERENCES merchant,
  stake_per_point bigint NOT NULL CHECK (stake_per_point > 0),
  multipliers integer[] NOT NULL CHECK (cardinality(multipliers) > 0 AND 1 <= ALL (multipliers)),
  convert_points integer NOT NULL CHECK (convert_points > 0),
  convert_amount bigint NOT NULL CHECK (convert_amount > 0),
  convert_minimum integer NOT NULL CHECK (convert_minimum > 0),
  convert_daily integer NOT NULL CHECK (convert_daily >= convert_minimum)
);
CREATE TABLE point_day (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  day date NOT NULL,
  stake_per_point bigint NOT NULL CHECK (stake_per_point > 0),
  multiplier integer NOT NULL CHECK (multiplier > 0),
  credited bigint NOT NULL CHECK (credited >= 0),
  is_stale boolean NOT NULL DEFAULT false,
  PRIMARY KEY (member_id, day),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX point_day_stale ON point_day (merchant_id, member_id) WHERE is_stale;

CREATE TABLE point_good (
  merchant_id integer NOT NULL REFERENCES merchant,
  id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('cash', 'bonus', 'goods')),
  art text NOT NULL,
  titles jsonb NOT NULL,
  texts jsonb NOT NULL,
  points integer NOT NULL CHECK (points > 0),
  amount bigint CHECK (amount > 0),
  rollover smallint CHECK (rollover BETWEEN 1 AND 100),
  stake_from bigint NOT NULL CHECK (stake_from >= 0),
  -- All that there ever were; what is left of them is the stock.
  pieces integer NOT NULL,
  stock integer NOT NULL CHECK (stock >= 0),
  enabled boolean NOT NULL DEFAULT true,
  position smallint NOT NULL,
  PRIMARY KEY (merchant_id, id),
  CHECK ((kind = 'goods') = (amount IS NULL)),
  CHECK ((kind = 'bonus') = (rollover IS NOT NULL))
);
CREATE TABLE point_redemption (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('cash', 'bonus', 'goods', 'conversion')),
  -- Null for a conversion.
  good_id integer,
  titles jsonb NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  points bigint NOT NULL CHECK (points > 0),
  amount bigint CHECK (amount > 0),
  rollover smallint,
  unit text NOT NULL REFERENCES unit,
  state text NOT NULL CHECK (state IN ('inProcess', 'rejected', 'approved')),
  remark text NOT NULL DEFAULT '',
  address jsonb,
  -- What took the points, and what paid or gave them back.
  spend_txn bigint NOT NULL,
  end_txn bigint,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, good_id) REFERENCES point_good,
  CHECK ((kind = 'conversion') = (good_id IS NULL)),
  CHECK ((state = 'inProcess') = (decided_at IS NULL))
);
CREATE INDEX point_redemption_member ON point_redemption (merchant_id, member_id, id);
CREATE INDEX point_redemption_state ON point_redemption (merchant_id, state, id);
CREATE INDEX point_redemption_good ON point_redemption (merchant_id, good_id);`;
