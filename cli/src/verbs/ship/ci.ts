import { Option } from 'commander';
import { dryRun, json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const ciVerb: Verb = {
  name: 'ci',
  summary: 'write a GitHub workflow that checks, plans and builds the brands of every change',
  arguments: '<action>',
  choices: { action: ['init'] },
  options: [new Option('--file <file>', 'write it there instead of .github/workflows/livery.yml'), dryRun, json],
  examples: [
    ['livery ci init', 'for the package manager whose lockfile is here'],
    ['livery ci init --dry-run', 'print it'],
  ],
  load: async () => (await import('../../commands/ship/ci.ts')).runCi,
};
