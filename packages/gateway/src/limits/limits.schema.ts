import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    rate_count: RateCountTable;
  }
}

interface RateCountTable {
  merchant_id: number;
  scope: string;
  subject: string;
  uses: number;
  started_at: Date;
}

/** Counters of rate limits, such as failed logins and launches. A row is one window of one limit and one subject. */
export const limitsSchema: SchemaPart = {
  name: 'limits',
  sql: `
CREATE TABLE rate_count (
  merchant_id integer NOT NULL REFERENCES merchant,
  scope text NOT NULL,
  subject text NOT NULL,
  uses integer NOT NULL CHECK (uses >= 0),
  started_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, scope, subject)
);
CREATE INDEX rate_count_age ON rate_count (scope, started_at);`,
};
