import { all, changed, html, json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const coverageVerb: Verb = {
  name: 'coverage',
  summary: 'show which texts there are by language and brand, and what the fonts cannot write',
  arguments: '[brands...]',
  options: [all, changed, html, json],
  examples: [
    ['livery coverage --all', 'a line a brand and language'],
    ['livery coverage --all --html coverage.html', 'every text, as a page'],
  ],
  load: async () => (await import('../../commands/compare/coverage.ts')).runCoverage,
};
