import { sql, type ColumnType, type Generated, type GeneratedAlways } from 'kysely';
import { dataset } from '#database/personal-data.ts';
import type { SchemaPart } from '#database/schema-part.ts';
import { treeInvariants, treeLaw } from './tree.law.ts';

declare module '#database/schema.ts' {
  interface Database {
    member: MemberTable;
    member_credential: MemberCredentialTable;
    member_contact: MemberContactTable;
    lineage: LineageTable;
    lineage_ancestor: LineageAncestorTable;
    session: SessionTable;
  }
}

interface MemberTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  /** Lower case, unique per merchant. */
  username: string;
  nickname: string;
  type: number;
  state: 'active' | 'closed';
  /** Only `member_move` changes it. */
  parent_id: ColumnType<number | null, number | null, never>;
  /** Written by the database. */
  lineage_id: ColumnType<number, never, never>;
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
  /** Somebody else set the password, so its owner must choose another before anything else. */
  must_change: Generated<boolean>;
}

interface MemberContactTable {
  merchant_id: number;
  kind: 'email' | 'mobile';
  /** Lower case. Unique among a merchant's members. */
  value: string;
  member_id: number;
  verified_at: Date | null;
}

/** The path from a root to the children of a parent. Written by the database. */
interface LineageTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  /** The parent's own lineage. Null for roots, like the next. */
  above: number | null;
  parent_id: number | null;
  /** The number of its ancestors. */
  depth: number;
}

/** The ancestors of a lineage's members. Depth 1 is the parent. Written by the database. */
interface LineageAncestorTable {
  merchant_id: number;
  ancestor_id: number;
  lineage_id: number;
  depth: number;
}

interface SessionTable {
  token_hash: Buffer;
  merchant_id: number;
  member_id: number;
  /** The session's public id, used where the token must not appear. */
  id: GeneratedAlways<string>;
  scope: SessionScope;
  /** The network from which it was opened, as rate limits define networks. */
  network: string;
  user_agent: string;
  created_at: Date;
  seen_at: Date;
  /** When the member last confirmed their identity in this session. Null after a login. */
  confirmed_at: Generated<Date | null>;
}

/** `passwordChange`: the password must be changed before anything else (specification, section 4). */
export type SessionScope = 'full' | 'passwordChange';

/**
 * All children of a parent have the same ancestors, so each path from a root is stored once, as a lineage, and a member
 * refers to its own. A path is the parent and the parent's own lineage, and never changes. When a member moves, it gets
 * the lineage of its new place, and what was booked under the old one stays with the old ancestors. A lineage's number
 * is higher than those above it, so there are no cycles.
 */
const lineages = `
CREATE TABLE lineage (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  above integer REFERENCES lineage CHECK (above < id),
  parent_id bigint,
  depth smallint NOT NULL,
  UNIQUE NULLS NOT DISTINCT (merchant_id, above, parent_id),
  FOREIGN KEY (merchant_id, parent_id) REFERENCES member (merchant_id, id),
  CHECK ((above IS NULL) = (parent_id IS NULL) AND (above IS NULL) = (depth = 0))
);
CREATE TABLE lineage_ancestor (
  merchant_id integer NOT NULL,
  ancestor_id bigint NOT NULL,
  lineage_id integer NOT NULL REFERENCES lineage,
  depth smallint NOT NULL CHECK (depth > 0),
  PRIMARY KEY (merchant_id, ancestor_id, lineage_id),
  FOREIGN KEY (merchant_id, ancestor_id) REFERENCES member (merchant_id, id)
);
CREATE UNIQUE INDEX lineage_ancestor_lineage ON lineage_ancestor (lineage_id, depth) INCLUDE (ancestor_id);`;

/**
 * People. Login data and contacts are stored apart from who a person is. An agent's team are the members whose lineage
 * has it as an ancestor (`tree.law.ts`).
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
  lineage_id integer NOT NULL,
  vip_level integer NOT NULL DEFAULT 0,
  first_login boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  UNIQUE (merchant_id, username),
  UNIQUE (merchant_id, id),
  FOREIGN KEY (merchant_id, parent_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX member_parent ON member (merchant_id, parent_id, ((type IN (0, 4))::integer), username);
CREATE INDEX member_lineage ON member (lineage_id);
CREATE TABLE member_credential (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('password', 'payment')),
  hash text NOT NULL,
  expires_at timestamptz,
  changed_at timestamptz NOT NULL,
  must_change boolean NOT NULL DEFAULT false,
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
${lineages}
${treeLaw}
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
  byTriggers: ['lineage', 'lineage_ancestor'],
  invariants: treeInvariants,
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
