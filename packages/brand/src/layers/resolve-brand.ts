import { deriveBrand } from './derive-brand.ts';
import type { Brand } from '../schema/generated/brand.gen.ts';
import { isJsonObject, type JsonObject } from '../json/json-value.ts';
import type { Layer, Provenance, Shadows } from './merge-layers.ts';
import { toPointer, valueAt, withoutPointer } from '../json/pointer.ts';
import { locate, type SourceFile } from '../json/source-file.ts';

/** A brand's file or a parent's, without its refused parts. */
export interface FileLayer {
  source: SourceFile;
  file: JsonObject;
}

export interface Resolution {
  brand: Brand;
  provenance: Provenance;
  shadows: Shadows;
}

const environmentKeys = ['gateway', 'frames', 'hosts'];

/** The identity of a brand, which is never inherited. */
export const ownPointers = ['/schemaVersion', '/code', '/merchantCode', '/hosts', '/identity/name'];

/**
 * Engine defaults, the parents' files, the brand's own file, then their values for the environment. Every value knows its
 * source. `files` has the farthest parent first and the brand last.
 */
export function resolveBrand(files: readonly FileLayer[], environment: string | null): Resolution {
  const parents = files.slice(0, -1);
  const own = files.slice(-1);
  const pointer = environment === null ? null : toPointer(['environments', environment]);
  return deriveBrand([
    ...parents.map(({ source, file }) => layerOf(source, ownPointers.reduce(withoutPointer, file), '')),
    ...own.map(({ source, file }) => layerOf(source, file, '')),
    ...(pointer === null ? [] : files.flatMap(({ source, file }) => environmentLayer(source, file, pointer, own[0]?.source === source))),
  ]);
}

function environmentLayer(source: SourceFile, file: JsonObject, pointer: string, isOwn: boolean): Layer[] {
  const overrides = valueAt(file, pointer);
  if (!isJsonObject(overrides)) return [];
  const isAllowed = (key: string) => environmentKeys.includes(key) && (isOwn || key !== 'hosts');
  return [layerOf(source, Object.fromEntries(Object.entries(overrides).filter(([key]) => isAllowed(key))), pointer)];
}

function layerOf(source: SourceFile, value: JsonObject, below: string): Layer {
  return {
    value,
    originOf: (pointer) => ({ kind: 'file', file: source.path, ...locate(source, below + pointer) }),
  };
}
