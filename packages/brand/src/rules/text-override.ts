import { engineTexts, placeholdersOf, type Catalogues } from '../texts/catalogues.ts';
import type { JsonFix } from '../json/fix.ts';
import { isJsonObject, type JsonValue } from '../json/json-value.ts';
import { nearestWord } from '../json/nearest-word.ts';
import { toPointer } from '../json/pointer.ts';
import type { Finding } from '../json/source-file.ts';
import { walkTexts } from '../texts/walk-texts.ts';

/**
 * A brand rewords the engine's texts and adds none: each key is known, and each text has the same placeholders. Without
 * catalogues, only the form is checked.
 */
export function checkOverrides(overrides: JsonValue, language: string, catalogues: Catalogues | null): Finding[] {
  const rule = 'text-override';
  if (!isJsonObject(overrides))
    return [{ rule, pointer: '', message: 'Texts are an object of namespaces.', hint: 'Write { "home": { "hero": { "title": "…" } } }.' }];
  const known = catalogues === null || !Object.hasOwn(catalogues, language) ? null : engineTexts(catalogues, language);
  const findings: Finding[] = [];
  const formal = walkTexts(rule, overrides, (path, text) => {
    if (known === null) return;
    const pointer = toPointer(path);
    const key = path.join('.');
    const original = known.get(key);
    if (original === undefined) {
      const near = nearestWord(key, [...known.keys()]);
      findings.push({
        rule,
        pointer,
        at: 'key',
        ...withFix(path, near),
        message: `There is no text "${key.slice(0, 120)}".`,
        hint: near === null ? 'A brand can reword the engine’s texts, not add new ones.' : `Did you mean "${near}"?`,
      });
      return;
    }
    const wanted = placeholdersOf(original);
    if (wanted.join() !== placeholdersOf(text).join()) {
      const hint = wanted.length === 0 ? 'Remove the {{…}}.' : `Use exactly: ${wanted.map((name) => `{{${name}}}`).join(', ')}.`;
      findings.push({ rule, pointer, message: `"${key}" has other placeholders than the engine's text.`, hint });
    }
  });
  return [...formal, ...findings];
}

/** Renames a key if the intended text is its sibling. */
function withFix(path: readonly string[], near: string | null): { fix?: JsonFix } {
  const [key, meant] = [path.at(-1) ?? '', near?.split('.') ?? []];
  const name = meant.at(-1);
  if (name === undefined || meant.slice(0, -1).join('.') !== path.slice(0, -1).join('.')) return {};
  return { fix: { title: `${key} becomes ${name}`, edits: [{ kind: 'rename', pointer: toPointer(path), key: name }] } };
}
