import { applyEdits, modify, parse } from 'jsonc-parser';
import { engineTexts, type Catalogues } from '../texts/catalogues.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json-value.ts';
import { nearestWord } from '../json/nearest-word.ts';
import { toPointer, valueAt } from '../json/pointer.ts';
import type { Problem } from '../json/problem.ts';
import { statsAt } from '../json/read-at-once.ts';
import { readSource } from '../json/read-source.ts';
import { emptySource, problemAt, type Finding } from '../json/source-file.ts';
import { sourceLanguage } from '../languages/read-languages.ts';
import { splitForm } from '../languages/plural-forms.ts';
import { faultOf, originalOf } from '../languages/translation.ts';
import type { ReadUnit, ReadUnits } from './text-unit.ts';

export interface ImportedFile {
  /** Below the project's root. */
  path: string;
  text: string;
}

export interface Import {
  /** Only those that change. */
  files: ImportedFile[];
  /** Texts that are new or say something else. */
  changed: number;
  unchanged: number;
  /** Units without a translation. */
  empty: number;
  /** Problems in the given file. Their texts are left out. */
  problems: Problem[];
}

interface ImportContext {
  root: string;
  language: string;
  engine: Catalogues;
  /** The given file's name in problems. */
  file: string;
}

/**
 * Returns the files that an import writes to `languages/<language>/`. Comments and texts that the given file lacks
 * stay.
 */
export function importUnits({ units, faults, language: stated }: ReadUnits, { root, language, engine, file }: ImportContext): Import {
  const source = engineTexts(engine, sourceLanguage);
  const result: Import = { files: [], changed: 0, unchanged: 0, empty: 0, problems: [] };
  const refuse = (place: { line: number; column: number }, finding: Omit<Finding, 'pointer'>): void =>
    void result.problems.push(problemAt(emptySource(file), { ...finding, pointer: '' }, place));
  if (stated !== null && stated !== language) {
    const hint = `Import it with: livery texts import ${stated} --file ${file}`;
    refuse({ line: 1, column: 1 }, { rule: 'translation-file', message: `The file is in "${stated}", not in "${language}".`, hint });
    return result;
  }
  for (const { message, hint, ...place } of faults) refuse(place, { rule: 'translation-file', message, hint });
  const seen = new Map<string, ReadUnit>();
  for (const unit of units) {
    const { key, target } = unit;
    const earlier = seen.get(key);
    if (earlier !== undefined && target.trim() !== '' && earlier.target !== target) {
      const hint = `The first one is in line ${earlier.line}. Keep one of them.`;
      refuse(unit, { rule: 'translation-key', message: `"${key.slice(0, 120)}" is translated twice.`, hint });
      continue;
    }
    const original = originalOf(source, key);
    if (original === null) {
      const near = nearestWord(key, [...source.keys()]);
      const hint = near === null ? 'The engine never shows it, so it is left out.' : `It is left out. Did you mean "${near}"?`;
      refuse(unit, { rule: 'translation-key', message: `There is no text "${key.slice(0, 120)}".`, hint });
      continue;
    }
    if (target.trim() === '') {
      result.empty += 1;
      continue;
    }
    const fault = faultOf(language, key, original, source, target);
    if (fault === null) seen.set(key, unit);
    else refuse(unit, { rule: fault.kind, message: fault.message, hint: fault.hint });
  }
  const english = Object.hasOwn(engine, sourceLanguage) ? (engine[sourceLanguage] ?? {}) : {};
  for (const [namespace, own] of Map.groupBy(seen.values(), ({ key }) => key.split('.')[0] ?? '')) {
    const path = `languages/${language}/${namespace}.json`;
    const before = readBefore(root, path);
    if ('problems' in before) {
      result.problems.push(...before.problems);
      continue;
    }
    let { text } = before;
    for (const { key, target } of own) {
      const steps = key.split('.').slice(1);
      const obstacle = obstacleAt(before.value, steps);
      if (obstacle !== null) {
        const hint = `Correct "${obstacle}" in that file, then import again.`;
        refuse(seen.get(key) ?? { line: 1, column: 1 }, {
          rule: 'translation-key',
          message: `${path} holds something else at "${obstacle}".`,
          hint,
        });
      } else if (valueAt(before.value, toPointer(steps)) === target) result.unchanged += 1;
      else {
        result.changed += 1;
        text = setText(text, { steps, target, order: english[namespace] ?? {} });
      }
    }
    if (text !== before.text) result.files.push({ path, text });
  }
  return result;
}

/** A file that cannot be read is not written over. */
function readBefore(root: string, path: string): { text: string; value: JsonValue } | { problems: Problem[] } {
  const isMissing = statsAt(`${root}/${path}`) instanceof Error;
  if (isMissing) return { text: '{\n}\n', value: {} };
  const { source, problems } = readSource(root, path);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (source.value === undefined || errors.length > 0) return { problems: errors };
  return { text: source.text, value: source.value };
}

interface NewText {
  /** Inside the namespace. */
  steps: readonly string[];
  target: string;
  /** The English texts, whose order the file follows. */
  order: JsonObject;
}

/** The rest of the text stays as it is: comments, order and unknown keys. */
function setText(text: string, { steps, target, order }: NewText): string {
  const file = parse(text, [], { allowTrailingComma: true }) as JsonValue;
  const depth = steps.findIndex((_, index) => !isJsonObject(valueAt(file, toPointer(steps.slice(0, index + 1)))));
  const names = keysAt(order, steps.slice(0, depth));
  const rank = (name: string): number =>
    names.includes(name) ? names.indexOf(name) : names.indexOf(`${splitForm(name)?.stem ?? ''}_other`);
  const edits = modify(text, [...steps], target, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: text.includes('\r\n') ? '\r\n' : '\n' },
    // After the last sibling that comes earlier in English.
    getInsertionIndex: (siblings) => siblings.findLastIndex((sibling) => rank(sibling) <= rank(steps[depth] ?? '')) + 1,
  });
  return applyEdits(text, edits);
}

function keysAt(tree: JsonObject, steps: readonly string[]): string[] {
  const owner = valueAt(tree, toPointer(steps));
  return isJsonObject(owner) ? Object.keys(owner) : [];
}

/** A text in the place of a group, or the reverse. Writing over it would lose data. */
function obstacleAt(file: JsonValue, steps: readonly string[]): string | null {
  const blocked = steps.findIndex((_, index) => {
    const value = valueAt(file, toPointer(steps.slice(0, index + 1)));
    return value !== undefined && isJsonObject(value) === (index === steps.length - 1);
  });
  return blocked === -1 ? null : steps.slice(0, blocked + 1).join('.');
}
