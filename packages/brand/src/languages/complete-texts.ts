import { isJsonObject, type JsonObject } from '../json/json-value.ts';
import { formsOf, splitForm } from './plural-forms.ts';

/**
 * A language's texts, nested like the English ones, with English in every gap. A text with some of its plural forms gets
 * only `other` from English. Otherwise one count would be in English and the next one not.
 */
export function completeTexts(
  language: string,
  english: Readonly<Record<string, JsonObject>>,
  translated: ReadonlyMap<string, string>,
): Record<string, JsonObject> {
  const forms = formsOf(language);
  const started = new Set([...translated.keys()].map((key) => splitForm(key)?.stem));
  const complete = (tree: JsonObject, prefix: string): JsonObject => {
    const entries = Object.entries(tree).flatMap(([name, value]): [string, JsonObject | string][] => {
      const key = `${prefix}.${name}`;
      if (isJsonObject(value)) return [[name, complete(value, key)]];
      if (typeof value !== 'string') return [];
      const plural = splitForm(key);
      if (plural === null || !Object.hasOwn(tree, `${splitForm(name)?.stem ?? ''}_other`)) return [[name, translated.get(key) ?? value]];
      if (plural.form !== 'other') {
        const text = translated.get(key) ?? (started.has(plural.stem) || !forms.includes(plural.form) ? undefined : value);
        return text === undefined ? [] : [[name, text]];
      }
      const others = forms.filter((form) => form !== 'other' && !Object.hasOwn(tree, name.replace(/other$/, form)));
      const own = others.flatMap((form): [string, string][] => {
        const text = translated.get(`${plural.stem}_${form}`);
        return text === undefined ? [] : [[name.replace(/other$/, form), text]];
      });
      return [...own, [name, translated.get(key) ?? value]];
    });
    return Object.fromEntries(entries);
  };
  return Object.fromEntries(Object.entries(english).map(([namespace, tree]) => [namespace, complete(tree, namespace)]));
}
