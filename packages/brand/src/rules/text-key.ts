import { engineTexts } from '../texts/catalogues.ts';
import { nearestWord } from '../json/nearest-word.ts';
import { valueAt } from '../json/pointer.ts';
import type { JsonObject } from '../json/json-value.ts';
import type { Rule } from './rule.ts';

/** A text key that the brand names exists. */
export const textKey: Rule = ({ brand, catalogues }) => {
  if (catalogues === null) return [];
  const texts = engineTexts(catalogues, brand.languages.default);
  if (texts.size === 0) return [];
  const pointers = [
    '/hero/titleKey',
    '/hero/textKey',
    '/seo/titleKey',
    '/seo/descriptionKey',
    ...brand.footer.links.map((_, index) => `/footer/links/${index}/titleKey`),
  ];
  return pointers.flatMap((pointer) => {
    const key = valueAt(brand as unknown as JsonObject, pointer);
    if (typeof key !== 'string' || texts.has(key)) return [];
    const near = nearestWord(key, [...texts.keys()]);
    return [
      {
        rule: 'text-key',
        pointer,
        ...(near === null ? {} : { fix: { title: `${key} becomes ${near}`, edits: [{ kind: 'set' as const, pointer, value: near }] } }),
        message: `There is no text "${key}".`,
        hint: near === null ? 'Name a key of the engine’s texts.' : `Did you mean "${near}"?`,
      },
    ];
  });
};
