import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogues } from './catalogues.ts';
import { isJsonObject, type JsonObject } from './json-value.ts';
import { findSecrets } from './parse-source.ts';
import type { Problem } from './problem.ts';
import { readSource } from './read-source.ts';
import { checkOverrides } from './rules/text-override.ts';
import { problemAt, toProblem, type SourceFile } from './source-file.ts';

export interface Overrides {
  texts: Record<string, Record<string, JsonObject>>;
  problems: Problem[];
}

const mostFindings = 100;

/** Reads `locales/<language>.json` of a brand: its own wording of the engine's texts. */
export async function readOverrides(
  dir: string,
  folder: string,
  supported: readonly string[],
  catalogues: Catalogues | null,
): Promise<Overrides> {
  const entries = await readdir(path.join(dir, 'locales')).catch(() => []);
  const result: Overrides = { texts: {}, problems: [] };
  for (const name of entries.filter((entry) => !entry.startsWith('.')).toSorted()) {
    const relative = `brands/${folder}/locales/${name}`;
    const language = /^([a-z]{2,3}(?:-[A-Z]{2})?)\.json$/.exec(name)?.[1];
    if (language === undefined || !supported.includes(language)) {
      const source: SourceFile = { path: relative, text: '', shown: '', tree: null, value: undefined };
      const message = language === undefined ? `${name} is not named after a language.` : `The brand does not support "${language}".`;
      const hint = language === undefined ? 'Name it pt.json, en.json …' : 'Add the language to languages.supported, or remove the file.';
      result.problems.push(
        problemAt(source, { rule: 'text-override', severity: 'warning', pointer: '', message, hint }, { line: 1, column: 1 }),
      );
      continue;
    }
    const { source, problems } = await readSource(path.dirname(path.dirname(dir)), relative);
    result.problems.push(...problems, ...findSecrets(source).slice(0, mostFindings));
    if (source.value === undefined) continue;
    result.problems.push(
      ...checkOverrides(source.value, language, catalogues)
        .slice(0, mostFindings)
        .map((finding) => toProblem(source, finding)),
    );
    if (isJsonObject(source.value))
      result.texts[language] = Object.fromEntries(
        Object.entries(source.value).filter((entry): entry is [string, JsonObject] => isJsonObject(entry[1])),
      );
  }
  return result;
}
