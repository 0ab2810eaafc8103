import { readFile } from 'node:fs/promises';
import type { ResolvedBrand } from '@livery/brand';
import { currencies } from '@livery/contract/money';

/** A character that the brand's font lacks in a language, and one of the texts that needs it. */
export interface GlyphGap {
  face: 'display' | 'text';
  family: string;
  character: string;
  /** `U+1F600`. */
  codePoint: string;
  /** A dotted key, or a pointer into the brand. */
  neededBy: string;
}

/** Amounts and times are written with these. */
const figures = '0123456789.,:%+-–−/ ';

/** The characters of a language that the brand's fonts lack. System fonts lack nothing. */
export async function findGaps(brand: ResolvedBrand, language: string, texts: ReadonlyMap<string, string>): Promise<GlyphGap[]> {
  const needed = charactersOf(brand, texts);
  const gaps: GlyphGap[] = [];
  for (const face of ['display', 'text'] as const) {
    const { family, file, case: letterCase } = brand.theme.fonts[face];
    if (file === null) continue;
    const wanted = letterCase === 'uppercase' ? inCapitals(needed, language) : needed;
    const { missingGlyphs } = await import('@livery/builder/font-coverage');
    for (const character of await missingGlyphs(await readFile(file), [...wanted.keys()].join(''))) {
      const codePoint = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
      gaps.push({ face, family, character, codePoint, neededBy: wanted.get(character) ?? '' });
    }
  }
  return gaps;
}

/** Every character that a page can show, with the first text that needs it. Game names come from the gateway and are unknown. */
function charactersOf(brand: ResolvedBrand, texts: ReadonlyMap<string, string>): Map<string, string> {
  const characters = new Map<string, string>();
  const add = (text: string, from: string): void => {
    for (const character of text) if (isVisible(character) && !characters.has(character)) characters.set(character, from);
  };
  for (const [key, text] of texts) add(text.replaceAll(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g, ''), key);
  for (const [key, value] of Object.entries(brand.identity)) add(String(value ?? ''), `/identity/${key}`);
  for (const [key, value] of Object.entries(brand.license)) add(String(value ?? ''), `/license/${key}`);
  add(figures, 'amounts');
  const { currency } = brand.format;
  if (Object.hasOwn(currencies, currency)) add(currencies[currency as keyof typeof currencies].symbol, '/format/currency');
  return characters;
}

function inCapitals(characters: ReadonlyMap<string, string>, language: string): Map<string, string> {
  const capitals = new Map<string, string>();
  for (const [character, from] of characters)
    for (const capital of character.toLocaleUpperCase(language)) if (!capitals.has(capital)) capitals.set(capital, from);
  return capitals;
}

/** Excludes joiners and direction marks. */
function isVisible(character: string): boolean {
  return !/^[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}]$/u.test(character);
}
