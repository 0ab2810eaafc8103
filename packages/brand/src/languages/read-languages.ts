import { engineTexts, type Catalogues } from '../texts/catalogues.ts';
import type { JsonObject } from '../json/json-value.ts';
import { nearestWord } from '../json/nearest-word.ts';
import { findSecrets } from '../json/parse-source.ts';
import { mostFindings, sortProblems, type Problem } from '../json/problem.ts';
import { entriesAt } from '../json/read-at-once.ts';
import { readSource } from '../json/read-source.ts';
import { emptySource, problemAt, toProblem, type Finding, type SourceFile } from '../json/source-file.ts';
import { openSources, refuseLink } from '../layers/brand-source.ts';
import { checkTranslation } from '../rules/translation.ts';
import { completeTexts } from './complete-texts.ts';
import { keysIn } from './translation.ts';

/** Every other language is translated from it, and it fills their gaps. */
export const sourceLanguage = 'en';

/** An operator's own language: a folder of `languages/` with one file per namespace. */
export interface LanguageReport {
  /** The name of the folder. */
  code: string;
  /** Without errors; warnings may remain. */
  ok: boolean;
  problems: Problem[];
  /** How many keys a complete translation has, and those that this one lacks. */
  keys: number;
  missing: readonly string[];
  /** By namespace. English fills every gap. */
  texts: Record<string, JsonObject>;
}

/** Reads and checks `languages/`, sorted by code. Faults become problems and never throw. Empty if there is no such folder. */
export function readLanguages(root: string, engine: Catalogues): LanguageReport[] {
  return entriesAt(`${root}/languages`)
    .filter((entry) => !entry.name.startsWith('.') && !entry.isFile())
    .map(({ name }) => name)
    .toSorted()
    .map((code) => readLanguage(root, code, engine));
}

/** The engine's texts, with the operator's languages added. */
export function withLanguages(engine: Catalogues, reports: readonly LanguageReport[]): Catalogues {
  const own = reports.filter(({ texts }) => Object.keys(texts).length > 0);
  return own.length === 0 ? engine : { ...engine, ...Object.fromEntries(own.map(({ code, texts }) => [code, texts])) };
}

/** Reads one language. Without its folder, every text is missing. */
export function readLanguage(root: string, code: string, engine: Catalogues): LanguageReport {
  const refused =
    refuseCode(code, engine) ?? refuseLink(root, 'languages', 'languages') ?? refuseLink(root, `languages/${code}`, `languages/${code}`);
  if (refused !== null) return { code, ok: false, problems: [refused], keys: 0, missing: [], texts: {} };
  const english = Object.hasOwn(engine, sourceLanguage) ? (engine[sourceLanguage] ?? {}) : {};
  const source = engineTexts(engine, sourceLanguage);
  const problems: Problem[] = [];
  const accepted = new Map<string, string>();
  for (const name of openSources(root).names(`languages/${code}`)) {
    const file = `languages/${code}/${name}`;
    const namespace = name.replace(/\.json$/, '');
    const strange = name.endsWith('.json') ? refuseNamespace(namespace, Object.keys(english)) : notJson(name);
    if (strange !== null) {
      problems.push(atTop(file, strange));
      continue;
    }
    const read = readSource(root, file);
    problems.push(...read.problems, ...findSecrets(read.source).slice(0, mostFindings));
    if (read.source.value === undefined) continue;
    const { texts, findings } = checkTranslation(read.source.value, { language: code, namespace, source });
    problems.push(...findings.slice(0, mostFindings).map((finding) => toProblem(read.source, finding)));
    for (const [key, text] of texts) accepted.set(key, text);
  }
  const keys = keysIn(code, source);
  const missing = keys.filter((key) => !accepted.has(key));
  problems.push(...missingProblems(code, missing, keys.length));
  return {
    code,
    ok: problems.every(({ severity }) => severity !== 'error'),
    problems: sortProblems(problems),
    keys: keys.length,
    missing,
    texts: completeTexts(code, english, accepted),
  };
}

/** Rounded down, so that only a complete translation has 100. */
export function percentTranslated(translated: number, keys: number): number {
  return keys === 0 ? 0 : Math.floor((translated / keys) * 100);
}

/** One warning per language, because a new translation lacks thousands of texts. */
function missingProblems(code: string, missing: readonly string[], keys: number): Problem[] {
  const named = missing.slice(0, 3).join(', ');
  if (missing.length === 0) return [];
  const percent = percentTranslated(keys - missing.length, keys);
  return [
    atTop(`languages/${code}`, {
      rule: 'translation-missing',
      severity: 'warning',
      pointer: '',
      message: `${missing.length} of ${keys} texts are missing in "${code}" (${percent} % translated): ${named}${missing.length > 3 ? ' …' : ''}`,
      hint: `Pages show them in English. livery texts export ${code} --missing writes them for translators.`,
    }),
  ];
}

function refuseCode(code: string, engine: Catalogues): Problem | null {
  const refuse = (message: string, hint: string): Problem =>
    atTop(`languages/${code}`, { rule: 'translation-file', pointer: '', message, hint });
  if (!/^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(code))
    return refuse(`"${code.slice(0, 40)}" is not the code of a language.`, 'Name the folder es, fr, zh-TW …');
  if (Object.hasOwn(engine, code))
    return refuse(
      `The engine brings its own texts in "${code}".`,
      `Reword them for all brands in a parent: brands/_base/locales/${code}.json.`,
    );
  if (Intl.PluralRules.supportedLocalesOf(code).length === 0)
    return refuse(`CLDR, which writes dates and numbers, does not know "${code}".`, 'Use the ISO 639 code of the language.');
  return null;
}

function refuseNamespace(namespace: string, known: readonly string[]): Finding | null {
  if (known.includes(namespace)) return null;
  const near = nearestWord(namespace, known);
  return {
    rule: 'translation-file',
    pointer: '',
    message: `The engine has no texts named "${namespace.slice(0, 120)}".`,
    hint: near === null ? `The files are: ${known.map((each) => `${each}.json`).join(', ')}.` : `Did you mean "${near}.json"?`,
  };
}

function notJson(name: string): Finding {
  return {
    rule: 'translation-file',
    severity: 'warning',
    pointer: '',
    message: `${name.slice(0, 120)} is not a file of texts.`,
    hint: 'Remove it, or name it after its texts: home.json.',
  };
}

function atTop(file: string, finding: Finding): Problem {
  const nowhere: SourceFile = emptySource(file);
  return problemAt(nowhere, finding, { line: 1, column: 1 });
}
