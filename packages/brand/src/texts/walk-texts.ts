import { isJsonObject, type JsonValue } from '../json/json-value.ts';
import { toPointer } from '../json/pointer.ts';
import type { RuleName } from '../json/rule-names.ts';
import type { Finding } from '../json/source-file.ts';

/** An unpaired surrogate, which no UTF-8 file can contain. */
const halfCharacter = /\p{Cs}/u;

/** Calls `visit` for every text of a tree, and reports what is not a text or could never be found. */
export function walkTexts(rule: RuleName, tree: JsonValue, visit: (path: string[], text: string) => void): Finding[] {
  const findings: Finding[] = [];
  const walk = (value: JsonValue, path: string[]): void => {
    const pointer = toPointer(path);
    const last = path.at(-1) ?? '';
    if (last.includes('.')) {
      const message = `"${last.slice(0, 120)}" has dots in it and would never be found.`;
      findings.push({ rule, pointer, at: 'key', message, hint: `Nest it instead: ${nested(last.split('.'))}.` });
      return;
    }
    if (isJsonObject(value)) return Object.entries(value).forEach(([key, child]) => walk(child, [...path, key]));
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
    visit(path, value);
  };
  walk(tree, []);
  return findings;
}

/** `{ "home": { "hero": … } }` for the key `home.hero`; long values are cut. */
function nested([first = '', ...rest]: readonly string[], depth = 0): string {
  if (first === '' && rest.length === 0) return '…';
  return `{ ${JSON.stringify(first.slice(0, 40))}: ${rest.length === 0 || depth === 3 ? '…' : nested(rest, depth + 1)} }`;
}
