import { engineTexts, missingTexts } from '../texts/catalogues.ts';
import type { Rule, RuleFinding } from './rule.ts';

/** The first language is one of the supported ones, and the engine or `languages/` has texts for each of them. */
export const language: Rule = ({ brand, catalogues, languages }) => {
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
  const faulty = supported.flatMap((each, index): RuleFinding[] => {
    const pointer = `/languages/supported/${index}`;
    const errors = languages.find(({ code }) => code === each)?.problems.filter(({ severity }) => severity === 'error') ?? [];
    const [error] = errors;
    if (error !== undefined) {
      const message = `languages/${each} has ${errors.length === 1 ? 'an error' : `${errors.length} errors`}.`;
      return [{ rule: 'language', pointer, message, hint: `Fix ${error.file}:${error.line}:${error.column} first: ${error.message}` }];
    }
    const missing = missingTexts(catalogues, each);
    if (missing.length === 0) return [];
    const message =
      engineTexts(catalogues, each).size === 0
        ? `The engine has no texts in "${each}".`
        : `The engine lacks ${missing.length} texts in "${each}", the first of them ${missing[0]}.`;
    const hint = `Languages with texts: ${known.toSorted().join(', ')}. Translate others in languages/${each}/.`;
    return [{ rule: 'language', pointer, message, hint }];
  });
  return [...first, ...faulty];
};
