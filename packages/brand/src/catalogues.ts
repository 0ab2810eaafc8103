import { isJsonObject, type JsonObject } from './json-value.ts';

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

export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name ?? ''))].toSorted();
}
