import { flattenTexts } from '../catalogues.ts';
import { inFile, type Rule } from './rule.ts';

/** The first language is one of the supported, and the engine speaks each of them completely. */
export const language: Rule = (context) => {
  const { brand, catalogues } = context;
  const { supported } = brand.languages;
  const first = supported.includes(brand.languages.default)
    ? []
    : [
        {
          rule: 'language',
          pointer: inFile(context, '/languages/default'),
          message: `"${brand.languages.default}" is the default language and is not supported.`,
          hint: `Add it to languages.supported, or choose one of: ${supported.join(', ')}.`,
        },
      ];
  if (catalogues === null) return first;
  const known = Object.keys(catalogues);
  const everyKey = new Set(known.flatMap((each) => keysOf(catalogues[each] ?? {})));
  const uncovered = supported.flatMap((each, index) => {
    const own = new Set(Object.hasOwn(catalogues, each) ? keysOf(catalogues[each] ?? {}) : []);
    const missing = [...everyKey].filter((key) => !own.has(key));
    if (missing.length === 0) return [];
    const message =
      own.size === 0
        ? `The engine has no texts in "${each}".`
        : `The engine lacks ${missing.length} texts in "${each}", the first of them ${missing[0]}.`;
    return [
      {
        rule: 'language',
        pointer: inFile(context, `/languages/supported/${index}`),
        message,
        hint: `Languages with texts: ${known.toSorted().join(', ')}.`,
      },
    ];
  });
  return [...first, ...uncovered];
};

function keysOf(namespaces: NonNullable<Parameters<Rule>[0]['catalogues']>[string]): string[] {
  return Object.entries(namespaces).flatMap(([namespace, texts]) => [...flattenTexts(texts).keys()].map((key) => `${namespace}.${key}`));
}
