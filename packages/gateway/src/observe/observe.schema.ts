import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Json } from '#database/schema.ts';
import type { Actor } from '#ledger/facts.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    audit_log: AuditLogTable;
  }
}

interface AuditLogTable {
  id: GeneratedAlways<number>;
  /** Null if it concerns the whole platform. */
  merchant_id: number | null;
  /** By the database's clock, because the gateway's can be shifted, which is itself an action. */
  at: ColumnType<Date, never, never>;
  actor: Actor;
  act: string;
  subject: string;
  details: Json<Record<string, unknown>>;
  request_id: string | null;
}

/**
 * Actions of privileged people. Nobody can change the rows, and the trigger also fires in replication sessions. Only a
 * role that may alter the table can bypass it.
 */
export const observeSchema: SchemaPart = {
  name: 'observe',
  sql: `
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer REFERENCES merchant,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  actor actor NOT NULL,
  act text NOT NULL CHECK (act <> ''),
  subject text NOT NULL,
  details jsonb NOT NULL,
  request_id text
);
CREATE INDEX audit_log_merchant ON audit_log (merchant_id, id);
CREATE INDEX audit_log_subject ON audit_log (merchant_id, subject, id);
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only: % refused', TG_OP;
END $$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_append_only;`,
  appendOnly: ['audit_log'],
};
