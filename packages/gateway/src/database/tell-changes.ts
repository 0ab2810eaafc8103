/**
 * Triggers that notify listeners of a change, including one made by hand. A transaction notifies each topic once. An
 * update that changes nothing does not notify, because every start rewrites all merchants. Only for settings: commits
 * that notify wait for each other.
 */
export const changeTriggers = `
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('livery_changes', TG_ARGV[0]);
  RETURN NULL;
END $$;
CREATE FUNCTION tell_change_of_merchant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM pg_notify('livery_changes', TG_ARGV[0] || ':' || OLD.merchant_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM pg_notify('livery_changes', TG_ARGV[0] || ':' || NEW.merchant_id); END IF;
  RETURN NULL;
END $$;`;

/** The topic for changes of tables that every gateway holds in memory. */
export function tellChanges(topic: string, tables: readonly string[]): string {
  return triggersOf(topic, tables, 'tell_change');
}

/** The same for tables that a gateway reads per merchant, with the merchant's id. */
export function tellChangesOfMerchant(topic: string, tables: readonly string[]): string {
  return triggersOf(topic, tables, 'tell_change_of_merchant');
}

function triggersOf(topic: string, tables: readonly string[], tell: string): string {
  return tables
    .map(
      (table) => `
CREATE TRIGGER tell_rows AFTER INSERT OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION ${tell}('${topic}');
CREATE TRIGGER tell_update AFTER UPDATE ON ${table} FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION ${tell}('${topic}');
CREATE TRIGGER tell_truncate AFTER TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION tell_change('${topic}');`,
    )
    .join('\n');
}
