import {
  engineTexts,
  flattenTexts,
  fromPointer,
  locate,
  readSource,
  toPointer,
  type Catalogues,
  type Origin,
  type ResolvedBrand,
} from '@livery/brand';

/** A value that a brand's own file lays over one that it would inherit. */
export interface Override {
  /** What names it for good: a pointer into the brand, or `locales/<language>.json#` and a pointer. */
  place: string;
  file: string;
  line: number;
  column: number;
  value: unknown;
  /** What it covers, and where that comes from: a file, or the engine. */
  base: unknown;
  baseFrom: string;
}

/** Every override of a brand, its texts included, in the order of its files. */
export function overridesOf(root: string, brand: ResolvedBrand, catalogues: Catalogues): Override[] {
  return [...valuesOf(brand), ...textsOf(root, brand, catalogues)];
}

function valuesOf(brand: ResolvedBrand): Override[] {
  const own = `brands/${brand.code}/brand.json`;
  return Object.entries(brand.shadows).flatMap(([place, [covered]]) => {
    const origin = brand.provenance[place];
    if (covered === undefined || origin?.kind !== 'file' || origin.file !== own) return [];
    const { file, line, column } = origin;
    return [{ place, file, line, column, value: valueIn(brand, place), base: covered.value, baseFrom: nameOf(covered.origin) }];
  });
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

/** Paths of files are absolute in a resolved brand; in its file they start at its folder, as those of its parents do at theirs. */
function valueIn(brand: ResolvedBrand, place: string): unknown {
  const value = fromPointer(place).reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined),
    brand,
  );
  return typeof value === 'string' && value.startsWith(brand.dir) ? value.slice(brand.dir.length + 1).replaceAll('\\', '/') : value;
}

function nameOf(origin: Origin): string {
  return origin.kind === 'file' ? `${origin.file}:${origin.line}` : 'the engine';
}
