import { expect, it } from 'vitest';
import { directionOf } from './public-brand.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));
const triples = pairs.flatMap((pair) => letters.map((third) => pair + third));

// TypeScript does not know `getTextInfo` yet.
const localeOf = (language: string) => new Intl.Locale(language) as Intl.Locale & { getTextInfo(): { direction: string } };

it('agrees with CLDR on the direction of every language that it has data for', () => {
  const known = Intl.PluralRules.supportedLocalesOf([...pairs, ...triples]);
  expect(known.length).toBeGreaterThan(150);
  const wrong = known.filter((language) => localeOf(language).getTextInfo().direction !== directionOf(language));
  expect(wrong).toEqual([]);
});

it('ignores the region', () => {
  expect(['ar-EG', 'pt-BR'].map(directionOf)).toEqual(['rtl', 'ltr']);
});
