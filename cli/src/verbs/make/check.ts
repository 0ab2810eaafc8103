import { Option } from 'commander';
import { all, changed, dryRun, environment, json } from '../options.ts';
import type { Verb } from '../verb.ts';

const format = new Option('--format <format>', 'how problems are printed: for people, or as annotations of GitHub Actions')
  .choices(['text', 'github'])
  .default('text');

export const checkVerb: Verb = {
  name: 'check',
  summary: 'check brands against the schema and the rules',
  arguments: '[brands...]',
  options: [all, changed, environment, new Option('--fix', 'fix what takes no decision, comments and order kept'), format, dryRun, json],
  examples: [
    ['livery check acme', 'one brand'],
    ['livery check "acme-*"', 'those that a glob means'],
    ['livery check --changed', 'those that changed since the main branch'],
    ['livery check acme --fix --dry-run', 'show what --fix would fix'],
    ['livery check --changed --format github', 'in a workflow: problems show at their lines'],
    ['livery check --all --json', 'every brand, for a program'],
  ],
  load: async () => (await import('../../commands/make/check.ts')).runCheck,
};
