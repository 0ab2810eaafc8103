import type { SessionScope } from '#identity/identity.schema.ts';
import { dataset } from '#database/personal-data.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    login_challenge: LoginChallengeTable;
    login_trace: LoginTraceTable;
    last_login: LastLoginTable;
  }
}

/** A login whose first factor was right and which waits for the second. */
interface LoginChallengeTable {
  merchant_id: number;
  challenge_hash: Buffer;
  member_id: number;
  network: string;
  scope: SessionScope;
  password_expired: boolean;
  created_at: Date;
}

interface LoginTraceTable {
  merchant_id: number;
  member_id: number;
  kind: 'network' | 'device';
  value: string;
  used_at: Date;
}

/** Kept after the session has ended. */
interface LastLoginTable {
  merchant_id: number;
  member_id: number;
  logged_in_at: Date;
}

/** Logins that wait for a second factor, members' last logins, and their known networks and devices. */
export const sessionSchema: SchemaPart = {
  name: 'session',
  sql: `
CREATE TABLE login_challenge (
  merchant_id integer NOT NULL,
  challenge_hash bytea NOT NULL,
  member_id bigint NOT NULL,
  network text NOT NULL,
  scope text NOT NULL CHECK (scope IN ('full', 'passwordChange')),
  password_expired boolean NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, challenge_hash),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX login_challenge_age ON login_challenge (created_at);
CREATE TABLE login_trace (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('network', 'device')),
  value text NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id, kind, value),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX login_trace_age ON login_trace (used_at);
CREATE TABLE last_login (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  logged_in_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);`,
  personalData: {
    erase: { login_challenge: {}, login_trace: {}, last_login: {} },
    archive: [
      dataset('logins', 'login_trace', { kind: 'kind', value: 'value', used: 'used_at' }, 'used_at'),
      dataset('last-login', 'last_login', { time: 'logged_in_at' }, 'logged_in_at'),
    ],
    withhold: { login_challenge: 'secret' },
  },
};
