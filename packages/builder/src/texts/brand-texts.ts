import { engineTexts, flattenTexts, type Catalogues, type ResolvedBrand } from '@livery/brand';

/** Every text of a brand as its pages show it, by language and dotted key. */
export type BrandTexts = Record<string, Map<string, string>>;

export function brandTexts({ languages, texts, identity }: ResolvedBrand, catalogues: Catalogues): BrandTexts {
  return Object.fromEntries(
    languages.supported.map((language) => {
      const merged = new Map([...engineTexts(catalogues, language), ...flattenTexts(texts[language] ?? {})]);
      for (const [key, text] of merged) {
        if (text.includes('brandName'))
          merged.set(
            key,
            text.replaceAll(/\{\{-?\s*brandName\s*\}\}/g, () => identity.name),
          );
      }
      return [language, merged];
    }),
  );
}

/** A text in one language. Empty if neither the engine nor the brand has it. */
export function textOf(texts: BrandTexts, language: string, key: string): string {
  return texts[language]?.get(key) ?? '';
}
