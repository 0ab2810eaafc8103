/**
 * People. What they log in with and where they are reached lie apart from who they are; the closure holds every pair of an ancestor
 * and a descendant, so that an agent's whole team is one join (anchors: closure equals parent pointers, no cycles).
 */
export const members = `
CREATE TABLE member (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  username text NOT NULL CHECK (username = lower(username)),
  nickname text NOT NULL,
  type smallint NOT NULL CHECK (type IN (0, 1, 2, 4, 41, 42)),
  state text NOT NULL CHECK (state IN ('active', 'closed')),
  parent_id bigint,
  vip_level integer NOT NULL DEFAULT 0,
  first_login boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  UNIQUE (merchant_id, username),
  UNIQUE (merchant_id, id),
  FOREIGN KEY (merchant_id, parent_id) REFERENCES member (merchant_id, id)
);
CREATE TABLE member_credential (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('password', 'payment')),
  hash text NOT NULL,
  expires_at timestamptz,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id, kind),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE TABLE member_contact (
  merchant_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('email', 'mobile')),
  value text NOT NULL CHECK (value = lower(value)),
  member_id bigint NOT NULL,
  verified_at timestamptz,
  PRIMARY KEY (merchant_id, kind, value),
  UNIQUE (merchant_id, member_id, kind),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE TABLE member_closure (
  merchant_id integer NOT NULL,
  ancestor_id bigint NOT NULL,
  descendant_id bigint NOT NULL,
  depth integer NOT NULL CHECK (depth >= 0),
  PRIMARY KEY (merchant_id, ancestor_id, descendant_id),
  FOREIGN KEY (merchant_id, ancestor_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, descendant_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX member_closure_descendant ON member_closure (merchant_id, descendant_id);

CREATE FUNCTION place_member() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO member_closure (merchant_id, ancestor_id, descendant_id, depth)
  SELECT NEW.merchant_id, ancestor_id, NEW.id, depth + 1 FROM member_closure
  WHERE merchant_id = NEW.merchant_id AND descendant_id = NEW.parent_id
  UNION ALL SELECT NEW.merchant_id, NEW.id, NEW.id, 0;
  RETURN NULL;
END $$;
CREATE TRIGGER member_placed AFTER INSERT ON member FOR EACH ROW EXECUTE FUNCTION place_member();

CREATE FUNCTION refuse_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a member keeps merchant and parent, and % is kept by the database', TG_TABLE_NAME USING ERRCODE = 'LV001';
END $$;
CREATE TRIGGER member_stays BEFORE UPDATE OF id, merchant_id, parent_id ON member FOR EACH ROW EXECUTE FUNCTION refuse_move();
CREATE TRIGGER member_closure_kept BEFORE INSERT OR UPDATE OR DELETE ON member_closure
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_move();`;
