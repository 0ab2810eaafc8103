import { isJsonObject } from '../json/json-value.ts';
import { allMigrations } from './all-migrations.ts';
import { parseSource } from '../json/parse-source.ts';
import type { Problem } from '../json/problem.ts';
import { wrongVersion } from '../layers/schema-version.ts';
import { toProblem, type Finding } from '../json/source-file.ts';

export interface MigratedText {
  /** The form of the file. Null if unknown. */
  from: number | null;
  /** Unchanged if there are problems or nothing to do. */
  text: string;
  /** Points to check by hand. */
  notes: string[];
  /** Why the file cannot be migrated. */
  problems: Problem[];
}

/**
 * Migrates a brand file to this engine's form, in place. A file that is not JSON, or has a later form, does not change.
 * `path` names it in problems: `brands/<folder>/brand.json`.
 */
export function migrateText(path: string, text: string): MigratedText {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const { source, problems } = parseSource(path, text.slice(mark.length));
  if (problems.length > 0 || source.value === undefined) return { from: null, text, notes: [], problems };
  const version = isJsonObject(source.value) ? source.value['schemaVersion'] : undefined;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    const message = 'The file has no schemaVersion.';
    const finding: Finding = {
      rule: 'schema-version',
      pointer: '/schemaVersion',
      message,
      hint: 'Add "schemaVersion": 1 for the first one.',
    };
    return { from: null, text, notes: [], problems: [toProblem(source, finding)] };
  }
  const steps = allMigrations.filter(({ from }) => from >= version);
  const later = steps.length === 0 ? wrongVersion(source.value, path.split('/').at(-2) ?? '') : null;
  if (later !== null) return { from: version, text, notes: [], problems: [toProblem(source, later)] };
  const notes: string[] = [];
  const migrated = steps.reduce((edited, step) => {
    const result = step.migrate(edited);
    notes.push(...result.notes);
    return result.text;
  }, source.text);
  return { from: version, text: mark + migrated, notes, problems: [] };
}
