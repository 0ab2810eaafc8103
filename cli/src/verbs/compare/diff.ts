import { environment, html, json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const diffVerb: Verb = {
  name: 'diff',
  summary: 'compare two brands with everything that they inherit; exits with 1 if they differ',
  arguments: '<brand> <brand>',
  options: [environment, html, json],
  examples: [
    ['livery diff acme beta', 'every value that differs, by part, colours as swatches'],
    ['livery diff acme beta --html diff.html', 'the same as a page'],
  ],
  load: async () => (await import('../../commands/compare/diff.ts')).runDiff,
};
