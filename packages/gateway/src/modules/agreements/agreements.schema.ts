import type { AgreementAction, AgreementKind, AgreementState, ProposalKind, ProposalState, Side } from '@livery/contract/agreements';
import type { Terms } from '@livery/contract/commission-terms';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import { sql } from 'kysely';
import type { SchemaPart } from '#database/schema-part.ts';
import type { Json } from '#database/schema.ts';
import type { Actor } from '#ledger/facts.ts';
import { agreementsInvariants } from './agreements.invariants.ts';
import { agreementsLaw } from './agreements.law.ts';

declare module '#database/schema.ts' {
  interface Database {
    agreement: AgreementTable;
    agreement_version: AgreementVersionTable;
    agreement_proposal: AgreementProposalTable;
    agreement_event: AgreementEventTable;
    agreement_policy: AgreementPolicyTable;
  }
}

/** Written once, with the row. */
type Fixed<Value> = ColumnType<Value, Value, never>;

interface AgreementTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  kind: Fixed<AgreementKind>;
  /** The downline, who is paid. */
  member_id: Fixed<number>;
  /** Null for the house. */
  upline_id: Fixed<number | null>;
  state: AgreementState;
  created_at: Fixed<Date>;
  /** Set while it is `ending` and once it is `terminated`. */
  ends_at: Generated<Date | null>;
  /** When both sides were notified that it will end soon. */
  warned_at: Generated<Date | null>;
}

/** Terms that both sides accepted, with their half-open range. */
interface AgreementVersionTable {
  id: GeneratedAlways<number>;
  merchant_id: Fixed<number>;
  agreement_id: Fixed<number>;
  /** Counted from 1. */
  number: Fixed<number>;
  terms: ColumnType<Terms, string, never>;
  /** SHA-256 of their canonical JSON, as 64 hexadecimal digits. */
  hash: Fixed<string>;
  starts_at: Fixed<Date>;
  /** Null while no end is known. Equals `starts_at` if an earlier end kept the terms from ever applying. */
  ends_at: Generated<Date | null>;
  accepted_at: Fixed<Date>;
}

/** A proposal, open or answered. */
interface AgreementProposalTable {
  id: GeneratedAlways<number>;
  merchant_id: Fixed<number>;
  agreement_id: Fixed<number>;
  kind: Fixed<ProposalKind>;
  by_side: Fixed<Side>;
  proposed_at: Fixed<Date>;
  expires_at: Fixed<Date>;
  /** Both null for an end. */
  terms: ColumnType<Terms | null, string | null, never>;
  hash: Fixed<string | null>;
  reason: Fixed<string>;
  state: ProposalState;
  /** Null while it is open. */
  closed_at: Generated<Date | null>;
}

/** The history of an agreement. */
interface AgreementEventTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  agreement_id: number;
  at: Date;
  actor: Actor;
  /** The operator's name. Empty for the two sides. */
  person: Generated<string>;
  side: Side | 'system';
  action: AgreementAction | 'expire' | 'end';
  /** A proposal or an answer. */
  proposal_id: number | null;
  reason: string;
}

/** A merchant's settings for a kind. Without a row the defaults apply (`policy.rules.ts`). */
interface AgreementPolicyTable {
  merchant_id: number;
  kind: AgreementKind;
  notice_days: number;
  expiry_days: number;
  /** The initial values of an empty form. */
  suggestion: Json<Terms> | null;
}

/** Agents' agreements with their uplines or the house. Screens call them contracts. */
export const agreementsSchema: SchemaPart = {
  name: 'agreements',
  sql: `
CREATE TABLE agreement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('dividend', 'daily', 'hourly', 'realTime')),
  member_id bigint NOT NULL,
  upline_id bigint,
  state text NOT NULL CHECK (state IN ('requested', 'active', 'ending', 'rejected', 'withdrawn', 'terminated')),
  created_at timestamptz NOT NULL,
  ends_at timestamptz,
  warned_at timestamptz,
  UNIQUE (merchant_id, id),
  CHECK (upline_id <> member_id),
  CHECK ((ends_at IS NOT NULL) = (state IN ('ending', 'terminated'))),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, upline_id) REFERENCES member (merchant_id, id)
);
CREATE UNIQUE INDEX agreement_one_of_kind ON agreement (merchant_id, member_id, kind) WHERE state IN ('requested', 'active', 'ending');
CREATE INDEX agreement_member ON agreement (merchant_id, member_id, id);
CREATE INDEX agreement_upline ON agreement (merchant_id, upline_id, kind, id);
CREATE INDEX agreement_ending ON agreement (merchant_id, ends_at) WHERE state = 'ending';
CREATE TABLE agreement_version (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  agreement_id bigint NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  terms jsonb NOT NULL,
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at >= starts_at),
  accepted_at timestamptz NOT NULL,
  UNIQUE (agreement_id, number),
  UNIQUE (merchant_id, id),
  FOREIGN KEY (merchant_id, agreement_id) REFERENCES agreement (merchant_id, id),
  EXCLUDE USING gist (int8range(agreement_id, agreement_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&)
);
CREATE TABLE agreement_proposal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  agreement_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('offer', 'amendment', 'termination')),
  by_side text NOT NULL CHECK (by_side IN ('upline', 'downline')),
  proposed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > proposed_at),
  terms jsonb CHECK ((terms IS NULL) = (kind = 'termination')),
  hash text CHECK (hash ~ '^[0-9a-f]{64}$'),
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'accepted', 'rejected', 'withdrawn', 'expired')),
  closed_at timestamptz CHECK ((closed_at IS NULL) = (state = 'open')),
  UNIQUE (merchant_id, id),
  CHECK ((hash IS NULL) = (terms IS NULL)),
  FOREIGN KEY (merchant_id, agreement_id) REFERENCES agreement (merchant_id, id)
);
CREATE UNIQUE INDEX agreement_proposal_one_open ON agreement_proposal (agreement_id) WHERE state = 'open';
CREATE INDEX agreement_proposal_agreement ON agreement_proposal (agreement_id, id);
CREATE INDEX agreement_proposal_expiring ON agreement_proposal (merchant_id, expires_at) WHERE state = 'open';
CREATE TABLE agreement_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  agreement_id bigint NOT NULL,
  at timestamptz NOT NULL,
  actor actor NOT NULL,
  person text NOT NULL DEFAULT '',
  side text NOT NULL CHECK (side IN ('upline', 'downline', 'system')),
  action text NOT NULL CHECK (action IN (
    'request', 'amend', 'requestTermination', 'accept', 'reject', 'withdraw', 'terminate', 'expire', 'end'
  )),
  proposal_id bigint,
  reason text NOT NULL,
  FOREIGN KEY (merchant_id, agreement_id) REFERENCES agreement (merchant_id, id),
  FOREIGN KEY (merchant_id, proposal_id) REFERENCES agreement_proposal (merchant_id, id)
);
CREATE INDEX agreement_event_agreement ON agreement_event (agreement_id, id);
CREATE TABLE agreement_policy (
  merchant_id integer NOT NULL REFERENCES merchant,
  kind text NOT NULL CHECK (kind IN ('dividend', 'daily', 'hourly', 'realTime')),
  notice_days smallint NOT NULL CHECK (notice_days BETWEEN 0 AND 365),
  expiry_days smallint NOT NULL CHECK (expiry_days BETWEEN 1 AND 90),
  suggestion jsonb,
  PRIMARY KEY (merchant_id, kind)
);
${agreementsLaw}`,
  appendOnly: ['agreement_event'],
  invariants: agreementsInvariants,
  personalData: {
    keep: { agreement: { why: 'identity' } },
    archive: [
      {
        name: 'contracts',
        tables: ['agreement'],
        columns: ['number', 'kind', 'state', 'since', 'ended', 'text'],
        rows: (
          own,
        ) => sql`SELECT x.id AS number, x.kind, x.state, version.starts_at AS since, version.ends_at AS ended, version.terms AS text
          FROM agreement AS x LEFT JOIN agreement_version AS version ON version.agreement_id = x.id
          WHERE ${own('x')} ORDER BY x.id, version.number`,
      },
    ],
  },
};
