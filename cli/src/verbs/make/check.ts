import { Option } from 'commander';
import { all, changed, dryRun, environment, format, json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const checkVerb: Verb = {
  name: 'check',
  summary: 'check brands against the schema and the rules',
  arguments: '[brands...]',
  options: [all, changed, environment, new Option('--fix', 'fix what needs no decision; keeps comments and order'), format, dryRun, json],
  examples: [
    ['livery check acme', 'one brand'],
    ['livery check "acme-*"', 'brands that match a glob'],
    ['livery check --changed', 'brands that changed since the main branch'],
    ['livery check acme --fix --dry-run', 'show what --fix would fix'],
    ['livery check --changed --format github', 'in a workflow: problems show at their lines'],
    ['livery check --all --json', 'every brand, for a program'],
  ],
  load: async () => (await import('../../commands/make/check.ts')).runCheck,
};
