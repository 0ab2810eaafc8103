import { engineTexts, placeholdersOf, type Catalogues } from '../texts/catalogues.ts';
import type { JsonFix } from '../json/fix.ts';
import { isJsonObject, type JsonValue } from '../json/json-value.ts';
import { nearestWord } from '../json/nearest-word.ts';
import { toPointer } from '../json/pointer.ts';
import type { Finding } from '../json/source-file.ts';

/** An unpaired surrogate, which no UTF-8 file can contain. */
const halfCharacter = /\p{Cs}/u;

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
  const visit = (value: JsonValue, path: string[]): void => {
    const pointer = toPointer(path);
    const last = path.at(-1) ?? '';
    if (last.includes('.')) {
      const message = `"${last.slice(0, 120)}" has dots in it and would never be found.`;
      findings.push({ rule, pointer, at: 'key', message, hint: `Nest it instead: ${nested(last.split('.'))}.` });
      return;
    }
    if (isJsonObject(value)) return Object.entries(value).forEach(([key, child]) => visit(child, [...path, key]));
    const key = path.join('.');
    if (typeof value !== 'string') {
      findings.push({ rule, pointer, message: `"${key}" is not a text.`, hint: 'Write a text in double quotes.' });
      return;
    }
    if (halfCharacter.test(value)) {
      const hint = 'Type it again; an emoji in it may have been cut in two.';
      findings.push({ rule, pointer, message: `"${key.slice(0, 120)}" contains an unpaired surrogate.`, hint });
      return;
    }
    if (known === null) return;
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
    if (wanted.join() !== placeholdersOf(value).join()) {
      const hint = wanted.length === 0 ? 'Remove the {{…}}.' : `Use exactly: ${wanted.map((name) => `{{${name}}}`).join(', ')}.`;
      findings.push({ rule, pointer, message: `"${key}" has other placeholders than the engine's text.`, hint });
    }
  };
  visit(overrides, []);
  return findings;
}

/** `{ "home": { "hero": … } }` for the key `home.hero`. Long values are truncated. */
function nested([first = '', ...rest]: readonly string[], depth = 0): string {
  if (first === '' && rest.length === 0) return '…';
  return `{ ${JSON.stringify(first.slice(0, 40))}: ${rest.length === 0 || depth === 3 ? '…' : nested(rest, depth + 1)} }`;
}

/** Renames a key if the intended text is its sibling. */
function withFix(path: readonly string[], near: string | null): { fix?: JsonFix } {
  const [key, meant] = [path.at(-1) ?? '', near?.split('.') ?? []];
  const name = meant.at(-1);
  if (name === undefined || meant.slice(0, -1).join('.') !== path.slice(0, -1).join('.')) return {};
  return { fix: { title: `${key} becomes ${name}`, edits: [{ kind: 'rename', pointer: toPointer(path), key: name }] } };
}
