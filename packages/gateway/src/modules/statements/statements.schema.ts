import type { StatementKind } from '@livery/contract/proofs-statement';
import { sql, type GeneratedAlways } from 'kysely';
import type { SchemaPart } from '#database/schema-part.ts';
import { statementInvariants } from './statements.invariants.ts';
import { statementsLaw } from './statements.law.ts';

declare module '#database/schema.ts' {
  interface Database {
    statement: StatementTable;
  }
}

/** An issued statement of an agent's contracts for a period. */
interface StatementTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  /** Counted from 1, among the merchant's statements. */
  number: number;
  member_id: number;
  kind: StatementKind;
  /** Null for a month, which covers all of them. */
  agreement_id: number | null;
  position: number;
  from_at: Date;
  before_at: Date;
  /** The last settlement event that is counted. */
  through_event: number;
  issued_at: Date;
  /** Canonical JSON. */
  document: string;
  /** SHA-256 of the document's bytes. */
  hash: string;
  /** The hash of the previous statement. */
  previous: string | null;
  opening: number;
  lines: number;
  adjustments: number;
  paid: number;
  closing: number;
}

/**
 * Each agent has a chain of statements for every contract that it is paid by or pays, and one of months. A chain never forks, since a
 * hash is the previous one of a single statement.
 */
export const statementsSchema: SchemaPart = {
  name: 'statements',
  sql: `
CREATE TABLE statement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('window', 'month')),
  agreement_id bigint CHECK ((agreement_id IS NULL) = (kind = 'month')),
  position integer NOT NULL CHECK (position > 0),
  from_at timestamptz NOT NULL,
  before_at timestamptz NOT NULL CHECK (before_at > from_at),
  through_event bigint NOT NULL,
  issued_at timestamptz NOT NULL,
  document text NOT NULL,
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  previous text CHECK ((previous IS NULL) = (position = 1)),
  opening bigint NOT NULL,
  lines bigint NOT NULL,
  adjustments bigint NOT NULL,
  paid bigint NOT NULL,
  closing bigint NOT NULL,
  UNIQUE (merchant_id, number),
  UNIQUE (merchant_id, hash),
  UNIQUE (merchant_id, previous),
  UNIQUE NULLS NOT DISTINCT (member_id, agreement_id, position),
  UNIQUE NULLS NOT DISTINCT (member_id, agreement_id, before_at),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, agreement_id) REFERENCES agreement (merchant_id, id)
);
CREATE INDEX statement_member ON statement (merchant_id, member_id, before_at, id);
${statementsLaw}`,
  appendOnly: ['statement'],
  invariants: statementInvariants,
  personalData: {
    keep: { statement: { why: 'books' } },
    archive: [
      {
        name: 'statements',
        tables: ['statement'],
        columns: ['number', 'kind', 'since', 'ended', 'text', 'amount', 'unit'],
        rows: (own) => sql`SELECT x.number, x.kind, x.from_at AS since, x.before_at AS ended, x.hash AS text, x.closing AS amount,
          merchant.currency AS unit FROM statement AS x JOIN merchant ON merchant.id = x.merchant_id WHERE ${own('x')} ORDER BY x.id`,
      },
    ],
  },
};
