import { isJsonObject, type JsonObject, type JsonValue } from '../json/json-value.ts';
import { childPointer } from '../json/pointer.ts';

/** Where a value of a resolved brand comes from. */
export type Origin =
  | { kind: 'file'; file: string; line: number; column: number; pointer: string }
  /** The engine's own value. */
  | { kind: 'default' }
  /** Derived from the value at the pointer `from`. `why` says how, in a few words. */
  | { kind: 'derived'; from: string; why: string };

/** Origins by pointer: every leaf of the resolved brand, with lists as a whole and by entry. */
export type Provenance = Record<string, Origin>;

/** A value that a higher layer overrides. */
export interface Shadowed {
  origin: Origin;
  value: JsonValue;
}

/** The values that the value at a pointer overrides, nearest layer first. Pointers that override nothing are absent. */
export type Shadows = Record<string, Shadowed[]>;

export interface Layer {
  value: JsonObject;
  originOf(pointer: string): Origin;
}

export interface Merged {
  value: JsonObject;
  provenance: Provenance;
  shadows: Shadows;
}

/** Merges a layer over another: objects merge, arrays and plain values replace, and null keeps the lower value. */
export function mergeValues(below: JsonObject, above: JsonObject): JsonObject {
  const merged: JsonObject = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const under = Object.hasOwn(merged, key) ? merged[key] : undefined;
    if (value !== null || under === undefined) merged[key] = isJsonObject(value) && isJsonObject(under) ? mergeValues(under, value) : value;
  }
  return merged;
}

/** Puts the layers over the engine's values, lowest first. Keys that the engine does not know are dropped. */
export function mergeLayers(defaults: JsonObject, layers: readonly Layer[]): Merged {
  const provenance: Provenance = {};
  const shadows: Shadows = {};
  const build = (shape: JsonObject, values: readonly (JsonObject | undefined)[], path: string): JsonObject =>
    Object.fromEntries(
      Object.entries(shape).map(([key, fallback]) => {
        const pointer = childPointer(path, key);
        const own = values.map((value) => (value !== undefined && Object.hasOwn(value, key) ? value[key] : undefined));
        if (isJsonObject(fallback)) {
          const inner = own.map((value) => (isJsonObject(value) ? value : undefined));
          return [key, build(fallback, inner, pointer)];
        }
        const said = own.flatMap((value, index) => (value === undefined || value === null ? [] : [{ value, layer: layers[index] }]));
        const top = said.pop();
        record(provenance, pointer, top?.value ?? fallback, (at) => top?.layer?.originOf(at) ?? { kind: 'default' });
        const covered = said
          .reverse()
          .map(({ value, layer }) => ({ origin: layer?.originOf(pointer) ?? { kind: 'default' as const }, value }));
        if (top !== undefined && fallback !== null) covered.push({ origin: { kind: 'default' }, value: fallback });
        if (covered.length > 0) shadows[pointer] = covered;
        return [key, top?.value ?? fallback];
      }),
    );
  return {
    value: build(
      defaults,
      layers.map(({ value }) => value),
      '',
    ),
    provenance,
    shadows,
  };
}

function record(provenance: Provenance, pointer: string, value: JsonValue, originOf: (pointer: string) => Origin): void {
  provenance[pointer] = originOf(pointer);
  if (Array.isArray(value)) value.forEach((entry, index) => record(provenance, `${pointer}/${index}`, entry, originOf));
  else if (isJsonObject(value))
    for (const [key, entry] of Object.entries(value)) record(provenance, childPointer(pointer, key), entry, originOf);
}
