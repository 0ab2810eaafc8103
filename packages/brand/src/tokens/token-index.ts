import { isJsonObject, type JsonObject, type JsonValue } from '../json/json-value.ts';
import { childPointer, toPointer } from '../json/pointer.ts';

/** A token as written in the file, before references are followed. */
export interface WrittenToken {
  /** `group.leaf`, as the parser names it. A group's `$root` has the name of the group. */
  name: string;
  /** The context of the modifier that it belongs to. `null` in a set and in a file without modes. */
  context: string | null;
  pointer: string;
  value: JsonValue;
}

/** Every token of a token file or resolver document, in the order of the file. */
export function writtenTokens(file: JsonObject): WrittenToken[] {
  if (!isResolver(file)) return tokensIn(file, [], null);
  const order = Array.isArray(file['resolutionOrder']) ? file['resolutionOrder'] : [];
  return [
    ...entries(file['sets']).flatMap(([name, set]) => tokensOf(set, ['sets', name])),
    ...entries(file['modifiers']).flatMap(([name, modifier]) => tokensOf(modifier, ['modifiers', name])),
    ...order.flatMap((item, index) => tokensOf(item, ['resolutionOrder', index])),
  ];
}

/** A resolver document names sets and modes. Any other file contains tokens directly. */
export function isResolver(file: JsonObject): boolean {
  return 'resolutionOrder' in file;
}

/** The contexts of every modifier, with their places. */
export function writtenContexts(file: JsonObject): { context: string; pointer: string }[] {
  return entries(file['modifiers']).flatMap(([name, modifier]) =>
    isJsonObject(modifier)
      ? entries(modifier['contexts']).map(([context]) => ({ context, pointer: toPointer(['modifiers', name, 'contexts', context]) }))
      : [],
  );
}

/** Names in braces, `{palette.blue}`, anywhere in a value. */
export function referencesIn(value: JsonValue): string[] {
  if (typeof value === 'string') return [...value.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  return isJsonObject(value) ? Object.values(value).flatMap(referencesIn) : [];
}

/** Every `$ref` below a value, with its place. */
export function pointersIn(value: JsonValue, pointer = ''): { ref: string; pointer: string }[] {
  if (Array.isArray(value)) return value.flatMap((child, index) => pointersIn(child, childPointer(pointer, index)));
  return entries(value).flatMap(([key, child]) =>
    key === '$ref' && typeof child === 'string'
      ? [{ ref: child, pointer: childPointer(pointer, key) }]
      : pointersIn(child, childPointer(pointer, key)),
  );
}

function tokensOf(owner: JsonValue, path: (string | number)[]): WrittenToken[] {
  if (!isJsonObject(owner)) return [];
  const contexts = entries(owner['contexts']);
  return [
    ...sourcesIn(owner['sources'], [...path, 'sources'], null),
    ...contexts.flatMap(([context, sources]) => sourcesIn(sources, [...path, 'contexts', context], context)),
  ];
}

function sourcesIn(sources: JsonValue | undefined, path: (string | number)[], context: string | null): WrittenToken[] {
  return Array.isArray(sources) ? sources.flatMap((source, index) => tokensIn(source, [...path, index], context)) : [];
}

function tokensIn(group: JsonValue, path: (string | number)[], context: string | null, names: readonly string[] = []): WrittenToken[] {
  if (!isJsonObject(group)) return [];
  const own = group['$value'] ?? (names.length > 0 && typeof group['$ref'] === 'string' ? group : undefined);
  if (own !== undefined) return [{ name: names.join('.'), context, pointer: toPointer(path), value: own }];
  return entries(group)
    .filter(([key]) => !key.startsWith('$') || key === '$root')
    .flatMap(([key, child]) => tokensIn(child, [...path, key], context, key === '$root' ? names : [...names, key]));
}

function entries(value: JsonValue | undefined): [string, JsonValue][] {
  return isJsonObject(value) ? Object.entries(value) : [];
}
