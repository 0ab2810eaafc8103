import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  assetsOf,
  engineTexts,
  flattenTexts,
  locate,
  readSource,
  toPointer,
  type Catalogues,
  type Origin,
  type ResolvedBrand,
} from '@livery/brand';
import { valuesOf } from './brand-values.ts';

/** A value in the brand's own file that replaces an inherited one. */
export interface Override {
  /** Its permanent name: a pointer into the brand, or `locales/<language>.json#` and a pointer. */
  place: string;
  file: string;
  line: number;
  column: number;
  value: unknown;
  /** The covered value and its source: a file, or the engine. */
  base: unknown;
  baseFrom: string;
}

/** Every override of a brand, its texts included, in the order of its files. */
export function overridesOf(root: string, brand: ResolvedBrand, catalogues: Catalogues): Override[] {
  return [...ownValues(root, brand), ...textsOf(root, brand, catalogues)];
}

/** Whether an override repeats the inherited value. */
export function isRedundant({ value, base }: Override): boolean {
  return isDeepStrictEqual(value, base);
}

/** Relative to the project's root, because the same path means different files in different brands. */
function ownValues(root: string, brand: ResolvedBrand): Override[] {
  const own = `brands/${brand.code}/brand.json`;
  const values = valuesOf(brand);
  const files = assetsOf(brand);
  return Object.entries(brand.shadows).flatMap(([place, [covered]]) => {
    const origin = brand.provenance[place];
    if (covered === undefined || origin?.kind !== 'file' || origin.file !== own) return [];
    const { file, line, column } = origin;
    const asset = files.get(place);
    const value = asset === undefined ? values.get(place) : path.relative(root, asset).replaceAll('\\', '/');
    const base = asset === undefined ? covered.value : fileOf(covered);
    return [{ place, file, line, column, value, base, baseFrom: nameOf(covered.origin) }];
  });
}

function fileOf({ origin, value }: ResolvedBrand['shadows'][string][number]): unknown {
  return origin.kind === 'file' && typeof value === 'string' ? path.posix.join(path.posix.dirname(origin.file), value) : value;
}

function textsOf(root: string, brand: ResolvedBrand, catalogues: Catalogues): Override[] {
  const overrides: Override[] = [];
  for (const language of brand.languages.supported) {
    const [own, ...above] = [brand.code, ...brand.parents].map((folder) => readTexts(root, folder, language));
    if (own === undefined) continue;
    const engine = engineTexts(catalogues, language);
    for (const [key, value] of own.texts) {
      const parent = above.find(({ texts }) => texts.has(key));
      const base = parent?.texts.get(key) ?? engine.get(key);
      if (base === undefined) continue;
      const pointer = toPointer(key.split('.'));
      const { line, column } = locate(own.source, pointer);
      const place = `locales/${language}.json#${pointer}`;
      overrides.push({ place, file: own.source.path, line, column, value, base, baseFrom: parent?.source.path ?? 'the engine' });
    }
  }
  return overrides;
}

type Source = ReturnType<typeof readSource>['source'];

function readTexts(root: string, folder: string, language: string): { source: Source; texts: Map<string, string> } {
  const { source } = readSource(root, `brands/${folder}/locales/${language}.json`);
  const isTree = typeof source.value === 'object' && source.value !== null && !Array.isArray(source.value);
  return { source, texts: isTree ? flattenTexts(source.value as Parameters<typeof flattenTexts>[0]) : new Map() };
}

function nameOf(origin: Origin): string {
  return origin.kind === 'file' ? `${origin.file}:${origin.line}` : 'the engine';
}
