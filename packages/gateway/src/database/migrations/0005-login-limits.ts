import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

/** Failures are counted by account, by network and by both; a network that a member has logged in from is that member's own. */
const tables = `
DROP TABLE login_attempt;
CREATE TABLE login_failure (
  merchant_id bigint NOT NULL REFERENCES merchant,
  scope text NOT NULL CHECK (scope IN ('pair', 'network', 'account')),
  subject text NOT NULL,
  failures integer NOT NULL,
  started_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, scope, subject)
);
CREATE INDEX login_failure_age ON login_failure (started_at);
CREATE TABLE login_network (
  member_id bigint NOT NULL REFERENCES member,
  network text NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, network)
);
CREATE INDEX login_network_age ON login_network (used_at);`;

export const loginLimits: Migration = {
  name: '0005-login-limits',
  up: async (trx) => {
    await sql.raw(tables).execute(trx);
  },
};
