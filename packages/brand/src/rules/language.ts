import { engineTexts, missingTexts } from '../texts/catalogues.ts';
import type { Rule, RuleFinding } from './rule.ts';

/** The first language is one of the supported ones, and the engine's texts are complete in each. */
export const language: Rule = ({ brand, catalogues }) => {
  const { supported } = brand.languages;
  const first: RuleFinding[] = supported.includes(brand.languages.default)
    ? []
    : [
        {
          rule: 'language' as const,
          pointer: '/languages/default',
          message: `"${brand.languages.default}" is the default language and is not supported.`,
          hint: `Add it to languages.supported, or choose one of: ${supported.join(', ')}.`,
        },
      ];
  if (catalogues === null) return first;
  const known = Object.keys(catalogues);
  const uncovered = supported.flatMap((each, index): RuleFinding[] => {
    const own = engineTexts(catalogues, each);
    const missing = missingTexts(catalogues, each);
    if (missing.length === 0) return [];
    const message =
      own.size === 0
        ? `The engine has no texts in "${each}".`
        : `The engine lacks ${missing.length} texts in "${each}", the first of them ${missing[0]}.`;
    return [
      {
        rule: 'language' as const,
        pointer: `/languages/supported/${index}`,
        message,
        hint: `Languages with texts: ${known.toSorted().join(', ')}.`,
      },
    ];
  });
  return [...first, ...uncovered];
};
