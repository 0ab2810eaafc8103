import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCatalogues } from '@livery/builder';

export type Translate = (key: string, values?: Record<string, string | number>) => string;

const root = path.dirname(path.dirname(import.meta.dirname));
const catalogues = await loadCatalogues();

/** The words that a brand's site shows in a language: the catalogue with the brand's own on top. Keys are `namespace:dotted.key`. */
export function textsOf(brand: string, language: string): Translate {
  const own = readJson(path.join(root, 'brands', brand, 'locales', `${language}.json`));
  const brandName = (readJson(path.join(root, 'brands', brand, 'brand.json')) as { identity: { name: string } }).identity.name;
  return (key, values = {}) => {
    const [namespace = '', dotted = ''] = key.split(':');
    const steps = [namespace, ...dotted.split('.')];
    const text = lookUp(own, steps) ?? lookUp(catalogues[language], steps);
    if (text === undefined) throw new Error(`No text ${key} in ${language}`);
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String({ brandName, ...values }[name] ?? ''));
  };
}

function lookUp(texts: unknown, steps: string[]): string | undefined {
  const found = steps.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[step] : undefined),
    texts,
  );
  return typeof found === 'string' ? found : undefined;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
