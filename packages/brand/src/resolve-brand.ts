import { deriveBrand } from './derive-brand.ts';
import type { Brand } from './generated/brand.gen.ts';
import { isJsonObject, type JsonObject } from './json-value.ts';
import type { Layer, Provenance } from './merge-layers.ts';
import { toPointer, valueAt } from './pointer.ts';
import { locate, type SourceFile } from './source-file.ts';

const environmentKeys = ['gateway', 'frames', 'hosts'];

/** Engine values, the brand's file, then what it says for the environment; every value knows where it comes from. */
export function resolveBrand(source: SourceFile, file: JsonObject, environment: string | null): { brand: Brand; provenance: Provenance } {
  const layers: Layer[] = [layerOf(source, file, '')];
  if (environment !== null) {
    const pointer = toPointer(['environments', environment]);
    const overrides = valueAt(file, pointer);
    if (isJsonObject(overrides)) {
      const allowed = Object.fromEntries(Object.entries(overrides).filter(([key]) => environmentKeys.includes(key)));
      layers.push(layerOf(source, allowed, pointer));
    }
  }
  return deriveBrand(layers);
}

function layerOf(source: SourceFile, value: JsonObject, below: string): Layer {
  return {
    value,
    originOf: (pointer) => ({ kind: 'file', file: source.path, ...locate(source, below + pointer) }),
  };
}
