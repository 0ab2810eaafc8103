import { isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { toPointer } from './pointer.ts';

/** Where a value of a resolved brand comes from. */
export type Origin =
  | { kind: 'file'; file: string; line: number; column: number; pointer: string }
  /** The engine's own value. */
  | { kind: 'default' }
  /** Made from the value at the pointer `from`. */
  | { kind: 'derived'; from: string };

/** Origins by pointer: every leaf of the resolved brand, lists as a whole and by entry. */
export type Provenance = Record<string, Origin>;

export interface Layer {
  value: JsonObject;
  originOf(pointer: string): Origin;
}

/**
 * Puts one layer over another: objects merge, arrays and plain values replace. A null stays, and takes back what the layers
 * below said once the whole is laid over the engine's values.
 */
export function mergeValues(below: JsonObject, above: JsonObject): JsonObject {
  const merged: JsonObject = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const under = Object.hasOwn(merged, key) ? merged[key] : undefined;
    merged[key] = isJsonObject(value) && isJsonObject(under) ? mergeValues(under, value) : value;
  }
  return merged;
}

/** Spreads a null over an object's leaves, so that a layer resets the whole and a later one may still say a part. */
export function spreadNulls(value: JsonObject, shape: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => {
      const known = Object.hasOwn(shape, key) ? shape[key] : undefined;
      if (!isJsonObject(known)) return [key, own];
      return [key, own === null ? spreadNulls(mapToNull(known), known) : isJsonObject(own) ? spreadNulls(own, known) : own];
    }),
  );
}

/** Lays the layers, lowest first, over the engine's values; keys that the engine does not know are dropped. */
export function mergeLayers(defaults: JsonObject, layers: readonly Layer[]): { value: JsonObject; provenance: Provenance } {
  const provenance: Provenance = {};
  const spread = layers.map((layer) => ({ ...layer, value: spreadNulls(layer.value, defaults) }));
  const build = (shape: JsonObject, values: readonly (JsonObject | undefined)[], path: string[]): JsonObject =>
    Object.fromEntries(
      Object.entries(shape).map(([key, fallback]) => {
        const pointer = toPointer([...path, key]);
        const own = values.map((value) => (value !== undefined && Object.hasOwn(value, key) ? value[key] : undefined));
        if (isJsonObject(fallback))
          return [
            key,
            build(
              fallback,
              own.map((value) => (isJsonObject(value) ? value : undefined)),
              [...path, key],
            ),
          ];
        const top = own.findLastIndex((value) => value !== undefined);
        const value = own[top] ?? null;
        if (value === null) record(provenance, pointer, fallback, () => ({ kind: 'default' }));
        else record(provenance, pointer, value, (at) => spread[top]?.originOf(at) ?? { kind: 'default' });
        return [key, value ?? fallback];
      }),
    );
  return {
    value: build(
      defaults,
      spread.map(({ value }) => value),
      [],
    ),
    provenance,
  };
}

function record(provenance: Provenance, pointer: string, value: JsonValue | undefined, originOf: (pointer: string) => Origin): void {
  provenance[pointer] = originOf(pointer);
  if (Array.isArray(value)) value.forEach((entry, index) => record(provenance, `${pointer}/${index}`, entry, originOf));
  else if (isJsonObject(value))
    for (const [key, entry] of Object.entries(value)) record(provenance, pointer + toPointer([key]), entry, originOf);
}

function mapToNull(shape: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(shape).map((key) => [key, null]));
}
