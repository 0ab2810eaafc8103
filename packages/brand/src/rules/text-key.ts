import { flattenTexts } from '../catalogues.ts';
import { nearestWord } from '../nearest-word.ts';
import { valueAt } from '../pointer.ts';
import type { JsonObject } from '../json-value.ts';
import { inFile, type Rule } from './rule.ts';

/** A key that the brand names leads to a text. */
export const textKey: Rule = (context) => {
  const { brand, catalogues } = context;
  const texts = catalogues?.[brand.languages.default];
  if (texts === undefined) return [];
  const known = [...flattenTexts(texts as JsonObject).keys()];
  const pointers = [
    '/hero/titleKey',
    '/hero/textKey',
    '/seo/titleKey',
    '/seo/descriptionKey',
    ...brand.footer.links.map((_, index) => `/footer/links/${index}/titleKey`),
  ];
  return pointers.flatMap((pointer) => {
    const key = valueAt(brand as unknown as JsonObject, pointer);
    if (typeof key !== 'string' || known.includes(key)) return [];
    const near = nearestWord(key, known);
    return [
      {
        rule: 'text-key',
        pointer: inFile(context, pointer),
        message: `There is no text "${key}".`,
        hint: near === null ? 'Name a key of the engine’s texts.' : `Did you mean "${near}"?`,
      },
    ];
  });
};
