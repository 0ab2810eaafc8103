import { refuseLink, type BrandSource, type BrandSources } from '../layers/brand-source.ts';
import type { Catalogues } from './catalogues.ts';
import { isJsonObject, type JsonObject } from '../json/json-value.ts';
import { mergeValues } from '../layers/merge-layers.ts';
import { findSecrets } from '../json/parse-source.ts';
import { mostFindings, type Problem } from '../json/problem.ts';
import { checkOverrides } from '../rules/text-override.ts';
import { emptySource, problemAt, toProblem, type Finding } from '../json/source-file.ts';

export interface Overrides {
  texts: Record<string, Record<string, JsonObject>>;
  problems: Problem[];
}

interface OverrideContext {
  sources: BrandSources;
  supported: readonly string[];
  catalogues: Catalogues | null;
}

/** Reads a brand's `locales/<language>.json`, merged over its parents': its own wording of the engine's texts. */
export function readOverrides(files: readonly BrandSource[], context: OverrideContext): Overrides {
  const layers: Overrides[] = [];
  for (const [index, file] of files.entries()) layers.unshift(readFolder(file, index === 0, context));
  const texts = layers.reduce<JsonObject>((below, { texts: above }) => mergeValues(below, above), {});
  return { texts: texts as Overrides['texts'], problems: layers.flatMap(({ problems }) => problems) };
}

/** A parent may have texts in more languages than the brand. */
function readFolder({ folder }: BrandSource, isOwn: boolean, { sources, supported, catalogues }: OverrideContext): Overrides {
  const result: Overrides = { texts: {}, problems: [] };
  const locales = `brands/${folder}/locales`;
  const linked = refuseLink(sources.root, locales, locales);
  if (linked !== null) return { ...result, problems: [linked] };
  for (const name of sources.names(locales)) {
    const relative = `${locales}/${name}`;
    const language = /^([a-z]{2,3}(?:-[A-Z]{2})?)\.json$/.exec(name)?.[1];
    if (language === undefined || !supported.includes(language)) {
      if (language !== undefined && !isOwn) continue;
      const message = language === undefined ? `${name} is not named after a language.` : `The brand does not support "${language}".`;
      const hint = language === undefined ? 'Name it pt.json, en.json …' : 'Add the language to languages.supported, or remove the file.';
      const finding: Finding = { rule: 'text-override', severity: 'warning', pointer: '', message, hint };
      result.problems.push(problemAt(emptySource(relative), finding, { line: 1, column: 1 }));
      continue;
    }
    const { source, problems } = sources.read(relative);
    result.problems.push(...problems, ...findSecrets(source).slice(0, mostFindings));
    if (source.value === undefined) continue;
    const findings = checkOverrides(source.value, language, catalogues).slice(0, mostFindings);
    result.problems.push(...findings.map((finding) => toProblem(source, finding)));
    if (isJsonObject(source.value))
      result.texts[language] = Object.fromEntries(
        Object.entries(source.value).filter((entry): entry is [string, JsonObject] => isJsonObject(entry[1])),
      );
  }
  return result;
}
