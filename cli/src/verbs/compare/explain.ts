import { environment, json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const explainVerb: Verb = {
  name: 'explain',
  summary: 'show where a value of a brand comes from, what it overrides and how it was derived',
  arguments: '<brand> [pointer]',
  options: [environment, json],
  examples: [
    ['livery explain acme /theme/density', 'one value: its file, its line, what it overrides'],
    ['livery explain acme /theme/light/onAction', 'a colour that the engine derived'],
    ['livery explain acme', 'every value as a table'],
  ],
  load: async () => (await import('../../commands/compare/explain.ts')).runExplain,
};
