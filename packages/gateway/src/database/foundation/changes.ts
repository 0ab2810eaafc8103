/** What every gateway of a fleet holds in memory: tables by the topic that a change of them is told under. */
const topics: Readonly<Record<string, readonly string[]>> = {
  merchants: ['merchant'],
  status: ['merchant_status', 'blocked_network'],
  catalogue: ['game_vendor', 'game'],
  keys: ['payload_key'],
};

/** The same for tables that a gateway reads a merchant at a time: the merchant's id is told too. */
const topicsOfMerchant: Readonly<Record<string, readonly string[]>> = {
  catalogue: ['merchant_vendor', 'merchant_game'],
  announcements: ['announcement'],
};

/**
 * A change tells its topic to whoever listens, whether a gateway or somebody by hand made it. A transaction tells the same thing
 * once, and what changes nothing tells nothing: a start writes every merchant again as it is. For tables of settings only: whoever
 * commits a notification waits for the others who do.
 */
export const changes = `
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
END $$;
${[...triggersOf(topics, 'tell_change'), ...triggersOf(topicsOfMerchant, 'tell_change_of_merchant')].join('\n')}`;

function triggersOf(tables: Readonly<Record<string, readonly string[]>>, tell: string): string[] {
  return Object.entries(tables).flatMap(([topic, names]) =>
    names.map(
      (table) => `
CREATE TRIGGER tell_rows AFTER INSERT OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION ${tell}('${topic}');
CREATE TRIGGER tell_update AFTER UPDATE ON ${table} FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION ${tell}('${topic}');
CREATE TRIGGER tell_truncate AFTER TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION tell_change('${topic}');`,
    ),
  );
}
