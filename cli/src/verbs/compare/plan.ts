import { Option } from 'commander';
import { all, changed, environment, format, json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const planVerb: Verb = {
  name: 'plan',
  summary: 'show which values change since a git ref, also in brands that extend a changed one; exits with 1 if a brand has errors',
  arguments: '[brands...]',
  options: [
    new Option('--base <ref>', 'the git ref to compare with, instead of the point where your branch left the main branch'),
    all,
    changed,
    environment,
    format,
    json,
  ],
  examples: [
    ['livery plan', 'every brand, compared with the main branch'],
    ['livery plan acme --base v1.2.0', 'one brand, compared with a release'],
    ['livery plan --format markdown', 'a table for a comment or a job summary'],
  ],
  load: async () => (await import('../../commands/compare/plan.ts')).runPlan,
};
