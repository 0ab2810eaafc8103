import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

/** A sitting for money lasts as long as the session that launched it. Those of before know none, and end. */
const sessions = `
ALTER TABLE game_ticket ADD COLUMN session_hash bytea;
ALTER TABLE game_session ADD COLUMN session_hash bytea;`;

const demos = `
CREATE TABLE demo_launch (
  merchant_id bigint NOT NULL REFERENCES merchant,
  network text NOT NULL,
  launches integer NOT NULL,
  started_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, network)
);
CREATE INDEX game_session_demo ON game_session (opened_at) WHERE member_id IS NULL;`;

export const sittings: Migration = {
  name: '0004-sittings',
  up: async (trx) => {
    for (const statements of [sessions, demos]) await sql.raw(statements).execute(trx);
  },
};
