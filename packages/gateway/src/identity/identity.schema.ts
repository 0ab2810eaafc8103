import { sql, type Generated, type GeneratedAlways } from 'kysely';
import { dataset } from '#database/personal-data.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    member: MemberTable;
    member_credential: MemberCredentialTable;
    member_contact: MemberContactTable;
    member_closure: MemberClosureTable;
    session: SessionTable;
  }
}

interface MemberTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  /** Lower case; unique for a merchant. */
  username: string;
  nickname: string;
  type: number;
  state: 'active' | 'closed';
  /** Fixed from the start. */
  parent_id: number | null;
  vip_level: Generated<number>;
  first_login: Generated<boolean>;
  created_at: Date;
}

interface MemberCredentialTable {
  merchant_id: number;
  member_id: number;
  kind: 'password' | 'payment';
  hash: string;
  expires_at: Date | null;
  changed_at: Date;
}

interface MemberContactTable {
  merchant_id: number;
  kind: 'email' | 'mobile';
  /** Lower case; one member's for a merchant. */
  value: string;
  member_id: number;
  verified_at: Date | null;
}

/** Written by the database: every member is its own descendant at depth 0. */
interface MemberClosureTable {
  merchant_id: number;
  ancestor_id: number;
  descendant_id: number;
  depth: number;
}

interface SessionTable {
  token_hash: Buffer;
  merchant_id: number;
  member_id: number;
  /** What the session is called where its token must not be named. */
  id: GeneratedAlways<string>;
  scope: SessionScope;
  /** Where it was opened, as limits count networks. */
  network: string;
  user_agent: string;
  created_at: Date;
  seen_at: Date;
  /** When the member last confirmed in this session that it is them; null after a login. */
  confirmed_at: Generated<Date | null>;
}

/** `passwordChange`: the password has to be changed before anything else (specification, section 4). */
export type SessionScope = 'full' | 'passwordChange';

/**
 * People. What they log in with and where they are reached lie apart from who they are; the closure holds every pair of an ancestor
 * and a descendant, so that an agent's whole team is one join (anchors: closure equals parent pointers, no cycles).
 */
export const identitySchema: SchemaPart = {
  name: 'identity',
  sql: `
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
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_move();
CREATE TABLE session (
  token_hash bytea PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  scope text NOT NULL CHECK (scope IN ('full', 'passwordChange')),
  network text NOT NULL,
  user_agent text NOT NULL CHECK (length(user_agent) <= 256),
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX session_member ON session (member_id);`,
  byTriggers: ['member_closure'],
  personalData: {
    erase: { member_contact: {}, member_credential: {}, session: {} },
    archive: [
      {
        name: 'account',
        tables: [],
        columns: ['account', 'nickname', 'since', 'level'],
        rows: (own) => sql`SELECT username AS account, nickname, created_at AS since, vip_level AS level
          FROM (SELECT member.*, id AS member_id FROM member) AS x WHERE ${own('x')}`,
      },
      dataset('contacts', 'member_contact', { kind: 'kind', value: 'value', confirmed: 'verified_at' }, 'kind'),
      dataset('sessions', 'session', { since: 'created_at', used: 'seen_at', network: 'network', device: 'user_agent' }, 'created_at'),
    ],
    withhold: { member_credential: 'secret' },
  },
};
