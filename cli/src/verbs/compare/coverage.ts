import { all, changed, html, json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const coverageVerb: Verb = {
  name: 'coverage',
  summary: 'show the texts of each language and brand, and the characters that fonts lack',
  arguments: '[brands...]',
  options: [all, changed, html, json],
  examples: [
    ['livery coverage --all', 'one line per brand and language'],
    ['livery coverage --all --html coverage.html', 'every text, as a page'],
  ],
  load: async () => (await import('../../commands/compare/coverage.ts')).runCoverage,
};
