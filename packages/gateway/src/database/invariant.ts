/** A law of the ledger, with a query for the first row that breaks it. */
export interface Invariant {
  readonly name: string;
  /** The law as a sentence. */
  readonly law: string;
  /** Selects rows that break the law, as `row`. */
  readonly broken: string;
}

/** A law that needs code: it judges the rows of a query, each with its `id`. */
export interface JudgedInvariant extends Pick<Invariant, 'name' | 'law'> {
  readonly rows: string;
  readonly isBroken: (row: Readonly<Record<string, unknown>>) => boolean;
}

/** Checks that triggers exist and are enabled, by their tables. */
export function inForce(name: string, law: string, triggers: readonly (readonly [table: string, trigger: string])[]): Invariant {
  return {
    name,
    law,
    broken: `SELECT wanted.relation, wanted.name FROM (VALUES ${triggers.map(([table, trigger]) => `('${table}', '${trigger}')`).join(', ')})
      AS wanted (relation, name) WHERE NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = wanted.relation::regclass AND tgname = wanted.name AND tgenabled <> 'D')`,
  };
}
