import { isJsonObject, type JsonObject } from '../json/json-value.ts';
import { splitForm } from '../languages/plural-forms.ts';

/** The engine's texts: language, then namespace, then nested keys. */
export type Catalogues = Record<string, Record<string, JsonObject>>;

/** Every text of a tree by its dotted key. */
export function flattenTexts(tree: JsonObject, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (isJsonObject(value)) for (const [inner, text] of flattenTexts(value, `${prefix}${key}.`)) texts.set(inner, text);
    else if (typeof value === 'string') texts.set(prefix + key, value);
  }
  return texts;
}

const flattened = new WeakMap<Catalogues, Map<string, ReadonlyMap<string, string>>>();

/** The engine's texts in one language by dotted key. Empty if there are none. A catalogue is flattened only once. */
export function engineTexts(catalogues: Catalogues, language: string): ReadonlyMap<string, string> {
  const known = flattened.get(catalogues) ?? new Map<string, ReadonlyMap<string, string>>();
  flattened.set(catalogues, known);
  const texts = known.get(language) ?? flattenTexts(Object.hasOwn(catalogues, language) ? (catalogues[language] ?? {}) : {});
  known.set(language, texts);
  return texts;
}

const lacking = new WeakMap<Catalogues, Map<string, readonly string[]>>();

/** Keys that any language of the engine has. */
export function everyKey(catalogues: Catalogues): Set<string> {
  return new Set(Object.keys(catalogues).flatMap((language) => [...engineTexts(catalogues, language).keys()]));
}

/** Keys that another language of the engine has and this one lacks. Of plural forms only `other` is the same in all of them. */
export function missingTexts(catalogues: Catalogues, language: string): readonly string[] {
  const known = lacking.get(catalogues) ?? new Map<string, readonly string[]>();
  lacking.set(catalogues, known);
  const own = engineTexts(catalogues, language);
  const find = () => {
    const every = everyKey(catalogues);
    return [...every].filter((key) => !own.has(key) && !isForm(every, key));
  };
  const missing = known.get(language) ?? find();
  known.set(language, missing);
  return missing;
}

/** A plural form other than `other`. */
function isForm(every: ReadonlySet<string>, key: string): boolean {
  const plural = splitForm(key);
  return plural !== null && plural.form !== 'other' && every.has(`${plural.stem}_other`);
}

export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name ?? ''))].toSorted();
}
