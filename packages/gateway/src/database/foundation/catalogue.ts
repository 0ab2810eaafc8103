export const catalogue = `
CREATE TABLE game_vendor (
  merchant_id bigint NOT NULL REFERENCES merchant,
  code text NOT NULL,
  name text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (merchant_id, code)
);
CREATE TABLE game (
  merchant_id bigint NOT NULL REFERENCES merchant,
  node_id integer NOT NULL,
  vendor text NOT NULL,
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
  position integer NOT NULL,
  PRIMARY KEY (merchant_id, node_id),
  FOREIGN KEY (merchant_id, vendor) REFERENCES game_vendor,
  UNIQUE (merchant_id, type, position)
);
CREATE TABLE game_winner (
  merchant_id bigint NOT NULL REFERENCES merchant,
  id integer NOT NULL,
  player text NOT NULL,
  avatar text NOT NULL,
  node_id integer NOT NULL,
  win_amount bigint NOT NULL CHECK (win_amount > 0),
  PRIMARY KEY (merchant_id, id),
  FOREIGN KEY (merchant_id, node_id) REFERENCES game
);
CREATE TABLE game_favourite (
  merchant_id bigint NOT NULL,
  member_id bigint NOT NULL,
  node_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (member_id, node_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, node_id) REFERENCES game
);
CREATE TABLE game_recent (
  merchant_id bigint NOT NULL,
  member_id bigint NOT NULL,
  node_id integer NOT NULL,
  played_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, node_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, node_id) REFERENCES game
);`;
