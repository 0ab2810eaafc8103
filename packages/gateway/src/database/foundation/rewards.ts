/**
 * What a merchant gives: activities as data, draws with published weights and a stock, tickets for them, and the rewards that came of
 * both. A reward that was claimed keeps the transaction that paid it; tickets as a prize have none. A ticket is used once, by law.
 */
export const rewards = `
CREATE TABLE draw_pool (
  merchant_id integer NOT NULL REFERENCES merchant,
  id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('wheel', 'egg', 'envelope', 'raffle')),
  titles jsonb NOT NULL,
  position integer NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  pot_total bigint,
  pot_slices integer,
  draws_at timestamptz,
  drawn_at timestamptz,
  server_seed bytea CHECK (length(server_seed) = 32),
  PRIMARY KEY (merchant_id, id),
  CHECK ((kind = 'envelope') = (pot_total IS NOT NULL AND pot_slices IS NOT NULL AND pot_slices > 0 AND pot_total >= pot_slices)),
  CHECK ((kind = 'raffle') = (draws_at IS NOT NULL AND server_seed IS NOT NULL))
);
CREATE TABLE draw_prize (
  merchant_id integer NOT NULL,
  pool_id integer NOT NULL,
  id integer NOT NULL,
  weight integer NOT NULL CHECK (weight > 0),
  kind text NOT NULL CHECK (kind IN ('cash', 'bonus', 'tickets')),
  amount bigint NOT NULL CHECK (amount > 0),
  ticket_pool integer,
  -- How many there ever were, and how many are left; null where there is no end of it.
  pieces integer,
  stock integer CHECK (stock >= 0),
  PRIMARY KEY (merchant_id, pool_id, id),
  FOREIGN KEY (merchant_id, pool_id) REFERENCES draw_pool (merchant_id, id),
  FOREIGN KEY (merchant_id, ticket_pool) REFERENCES draw_pool (merchant_id, id),
  CHECK ((kind = 'tickets') = (ticket_pool IS NOT NULL)),
  CHECK ((pieces IS NULL) = (stock IS NULL))
);
CREATE TABLE reward (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  origin text NOT NULL CHECK (origin IN ('promotion', 'desk', 'wheel', 'egg', 'envelope', 'raffle')),
  titles jsonb NOT NULL,
  kind text NOT NULL CHECK (kind IN ('cash', 'bonus', 'tickets')),
  amount bigint NOT NULL CHECK (amount > 0),
  ticket_pool integer,
  unit text NOT NULL REFERENCES unit,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  read_at timestamptz,
  claimed_at timestamptz,
  txn_id bigint UNIQUE,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, ticket_pool) REFERENCES draw_pool (merchant_id, id),
  CHECK ((kind = 'tickets') = (ticket_pool IS NOT NULL)),
  CHECK ((txn_id IS NOT NULL) = (claimed_at IS NOT NULL AND kind <> 'tickets'))
);
CREATE INDEX reward_member ON reward (merchant_id, member_id, id);
CREATE INDEX reward_desk ON reward (merchant_id, id) WHERE claimed_at IS NULL;
CREATE INDEX reward_waiting ON reward (merchant_id, member_id) WHERE claimed_at IS NULL;
CREATE TABLE draw_ticket (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  pool_id integer NOT NULL,
  member_id bigint NOT NULL,
  number integer NOT NULL,
  server_seed bytea NOT NULL CHECK (length(server_seed) = 32),
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  read_at timestamptz,
  used_at timestamptz,
  client_seed text,
  -- What it was drawn from, by the numbers of prizes or places of slices, and where it fell.
  choices integer[],
  weights integer[],
  picked integer,
  reward_id bigint UNIQUE REFERENCES reward,
  UNIQUE (merchant_id, pool_id, number),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, pool_id) REFERENCES draw_pool (merchant_id, id),
  CHECK (reward_id IS NULL OR used_at IS NOT NULL)
);
CREATE INDEX draw_ticket_open ON draw_ticket (merchant_id, member_id) WHERE used_at IS NULL;
CREATE FUNCTION refuse_used() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ticket % is used', OLD.id USING ERRCODE = 'LV001';
END $$;
CREATE TRIGGER draw_ticket_used_once BEFORE UPDATE OR DELETE ON draw_ticket FOR EACH ROW WHEN (OLD.used_at IS NOT NULL AND OLD.reward_id IS NOT NULL)
  EXECUTE FUNCTION refuse_used();
CREATE TABLE envelope_pot (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  pool_id integer NOT NULL,
  total bigint NOT NULL CHECK (total > 0),
  opened_at timestamptz NOT NULL,
  FOREIGN KEY (merchant_id, pool_id) REFERENCES draw_pool (merchant_id, id)
);
CREATE INDEX envelope_pot_pool ON envelope_pot (merchant_id, pool_id, id);
CREATE TABLE envelope_slice (
  merchant_id integer NOT NULL,
  pot_id bigint NOT NULL REFERENCES envelope_pot,
  place integer NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 1),
  ticket_id bigint UNIQUE REFERENCES draw_ticket,
  PRIMARY KEY (pot_id, place)
);
CREATE TABLE promotion (
  merchant_id integer NOT NULL REFERENCES merchant,
  id integer NOT NULL,
  kind text NOT NULL,
  titles jsonb NOT NULL,
  summaries jsonb NOT NULL,
  position integer NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  way text NOT NULL CHECK (way IN ('join', 'sign', 'apply', 'claim')),
  rule jsonb NOT NULL,
  prize_kind text NOT NULL CHECK (prize_kind IN ('cash', 'bonus', 'tickets')),
  prize_amount bigint NOT NULL CHECK (prize_amount > 0),
  ticket_pool integer,
  PRIMARY KEY (merchant_id, id),
  FOREIGN KEY (merchant_id, ticket_pool) REFERENCES draw_pool (merchant_id, id),
  CHECK ((prize_kind = 'tickets') = (ticket_pool IS NOT NULL)),
  CHECK (ends_at > starts_at)
);
CREATE TABLE participation (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  promotion_id integer NOT NULL,
  state text NOT NULL,
  -- The day or the week that it counts for, as the merchant's calendar names it; empty where there is one time only.
  period text NOT NULL,
  -- Bets from then on count.
  since timestamptz NOT NULL,
  days integer NOT NULL DEFAULT 0,
  reward_id bigint REFERENCES reward,
  PRIMARY KEY (merchant_id, member_id, promotion_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, promotion_id) REFERENCES promotion (merchant_id, id)
);
CREATE INDEX participation_promotion ON participation (merchant_id, promotion_id);
-- Each step is taken once in a day or a week, whatever the code believes: the key is the law.
CREATE TABLE participation_step (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  promotion_id integer NOT NULL,
  step text NOT NULL CHECK (step IN ('join', 'sign', 'claim')),
  period text NOT NULL,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id, promotion_id, step, period),
  FOREIGN KEY (merchant_id, member_id, promotion_id) REFERENCES participation ON DELETE CASCADE
);
CREATE TABLE application (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  promotion_id integer NOT NULL,
  member_id bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('inProcess', 'rejected', 'approved')),
  remarks text NOT NULL,
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, promotion_id) REFERENCES promotion (merchant_id, id),
  CHECK ((state = 'inProcess') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX application_open ON application (merchant_id, member_id, promotion_id) WHERE state = 'inProcess';
CREATE INDEX application_desk ON application (merchant_id, id);
CREATE INDEX application_member ON application (merchant_id, member_id, promotion_id, id);`;
