import type { SchemaPart } from './schema-part.ts';

/**
 * Access rights. The gateway's connections act as `livery_runtime`, which owns nothing. It appends to the journal
 * without ever changing it, and sees only the rows of the merchant that the connection is set to (`tenants.ts`).
 * `secure_tables` runs again after every migration, so that a new table is never without a policy.
 */
export function accessTo(parts: readonly SchemaPart[]): string {
  const revoke = (rights: string, tables: readonly string[]): string => `REVOKE ${rights} ON ${tables.join(', ')} FROM livery_runtime;`;
  return `
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'livery_runtime') THEN
    CREATE ROLE livery_runtime NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL;
END $$;

-- PostgreSQL's own sum of bigint is a numeric, which takes ten times the memory and time for tens of thousands of
-- members. An overflow is refused.
CREATE AGGREGATE add_up (bigint) (SFUNC = int8pl, STYPE = bigint, INITCOND = '0', COMBINEFUNC = int8pl, PARALLEL = SAFE);
CREATE FUNCTION current_merchant() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
  RETURN NULLIF(current_setting('livery.merchant', true), '')::integer;

CREATE FUNCTION secure_tables() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name text;
  required boolean;
BEGIN
  FOR name, required IN
    SELECT relname, attnotnull FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attname = 'merchant_id' AND NOT attisdropped
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('DROP POLICY IF EXISTS tenant ON %I', name);
    -- A connection that works for no tenant sees the rows that belong to none.
    EXECUTE format('CREATE POLICY tenant ON %I USING (merchant_id %s current_merchant())', name, CASE WHEN required THEN '=' ELSE 'IS NOT DISTINCT FROM' END);
  END LOOP;
  GRANT USAGE ON SCHEMA public TO livery_runtime;
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO livery_runtime;
  FOR name IN SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relispartition LOOP
    EXECUTE format('REVOKE ALL ON %I FROM livery_runtime', name);
  END LOOP;
  ${revoke(
    'INSERT, UPDATE, DELETE',
    parts.flatMap(({ byTriggers = [] }) => byTriggers),
  )}
  ${revoke(
    'UPDATE, DELETE',
    parts.flatMap(({ appendOnly = [] }) => appendOnly),
  )}
  ${revoke(
    'UPDATE',
    parts.flatMap(({ neverUpdated = [] }) => neverUpdated),
  )}
  REVOKE INSERT, UPDATE, DELETE ON schema_migration FROM livery_runtime;
  GRANT SELECT ON SEQUENCE txn_id TO livery_runtime;
END $$;
SELECT secure_tables();`;
}
