/**
 * The games are kept once, as the release knows them; beside them stands only what a merchant has different. `offered` and `is_hot`
 * are NULL where the merchant follows: its vendor's offer, and everybody's hot list. A game that is under maintenance for everybody
 * is so at every merchant, so `maintenance` can only close one more. `search` holds the names without case and accents.
 */
export const catalogue = `
CREATE TABLE game_vendor (
  code text PRIMARY KEY,
  name text NOT NULL,
  position integer NOT NULL
);
CREATE TABLE game (
  node_id integer PRIMARY KEY,
  vendor text NOT NULL REFERENCES game_vendor,
  type text NOT NULL,
  code text NOT NULL,
  names jsonb NOT NULL,
  search jsonb NOT NULL,
  game_class text,
  theme text NOT NULL,
  family text NOT NULL,
  palette smallint NOT NULL,
  model text,
  rtp numeric(6, 4),
  has_demo boolean NOT NULL,
  maintenance boolean NOT NULL,
  icon text NOT NULL CHECK (icon IN ('drawn', 'broken', 'none')),
  hot_rank smallint,
  position integer NOT NULL
);
CREATE TABLE merchant_vendor (
  merchant_id integer NOT NULL REFERENCES merchant,
  vendor text NOT NULL REFERENCES game_vendor,
  PRIMARY KEY (merchant_id, vendor)
);
CREATE TABLE merchant_game (
  merchant_id integer NOT NULL REFERENCES merchant,
  node_id integer NOT NULL REFERENCES game,
  offered boolean,
  maintenance boolean NOT NULL DEFAULT false,
  is_hot boolean,
  hot_rank smallint,
  PRIMARY KEY (merchant_id, node_id),
  CHECK ((is_hot IS TRUE) = (hot_rank IS NOT NULL))
);
CREATE TABLE game_winner (
  merchant_id integer NOT NULL REFERENCES merchant,
  id integer NOT NULL,
  player text NOT NULL,
  avatar text NOT NULL,
  node_id integer NOT NULL REFERENCES game,
  win_amount bigint NOT NULL CHECK (win_amount > 0),
  PRIMARY KEY (merchant_id, id)
);
CREATE TABLE game_favourite (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  node_id integer NOT NULL REFERENCES game,
  id bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (merchant_id, member_id, node_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE TABLE game_recent (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  node_id integer NOT NULL REFERENCES game,
  played_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id, node_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);`;
