/** Merchants, and what each is configured with. */
export const tenants = `
CREATE TABLE merchant (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  brand text NOT NULL,
  name text NOT NULL,
  currency text NOT NULL,
  languages text[] NOT NULL,
  time_zone text NOT NULL,
  hosts text[] NOT NULL,
  site jsonb NOT NULL,
  profile jsonb NOT NULL
);
CREATE TABLE merchant_status (
  merchant_id integer PRIMARY KEY REFERENCES merchant,
  status smallint NOT NULL CHECK (status IN (0, 1, 2)),
  maintenance boolean NOT NULL,
  region_restriction boolean NOT NULL,
  end_time timestamptz
);
CREATE TABLE blocked_network (
  merchant_id integer NOT NULL REFERENCES merchant,
  network cidr NOT NULL,
  PRIMARY KEY (merchant_id, network)
);
CREATE TABLE merchant_seed (
  merchant_id integer NOT NULL REFERENCES merchant,
  module text NOT NULL,
  version integer NOT NULL,
  PRIMARY KEY (merchant_id, module)
);
CREATE TABLE feature_node (
  merchant_id integer NOT NULL REFERENCES merchant,
  mod_id text NOT NULL,
  parent_mod_id text,
  position integer NOT NULL,
  enabled boolean NOT NULL,
  PRIMARY KEY (merchant_id, mod_id),
  FOREIGN KEY (merchant_id, parent_mod_id) REFERENCES feature_node
);
CREATE TABLE register_rule (
  merchant_id integer NOT NULL REFERENCES merchant,
  field text NOT NULL,
  position integer NOT NULL,
  enabled boolean NOT NULL,
  required boolean NOT NULL,
  accepted_pattern text NOT NULL,
  pattern_id text NOT NULL,
  min_length integer NOT NULL,
  max_length integer NOT NULL CHECK (max_length >= min_length),
  PRIMARY KEY (merchant_id, field)
);`;
