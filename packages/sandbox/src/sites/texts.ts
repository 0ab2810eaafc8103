import { loadCatalogues } from '@livery/builder';
import type { BrandFacts } from './brand-facts.ts';

export type Translate = (key: string, values?: Record<string, string | number>) => string;

const catalogues = await loadCatalogues();

/**
 * The texts of a brand's site in a language: the catalogue with the brand's own texts applied. Keys are
 * `namespace:dotted.key`.
 */
export function textsOf({ texts, identity: { name: brandName } }: BrandFacts, language: string): Translate {
  return (key, values = {}) => {
    const [namespace = '', dotted = ''] = key.split(':');
    const steps = [namespace, ...dotted.split('.')];
    const text = lookUp(texts[language], steps) ?? lookUp(catalogues[language], steps);
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
