import { Option } from 'commander';
import { dryRun, json } from './options.ts';
import type { Verb } from './verb.ts';

export const databaseVerb: Verb = {
  name: 'database',
  summary: 'bring the gateway’s database forward with a release, or prove its books',
  arguments: '<action>',
  choices: { action: ['migrate', 'audit'] },
  options: [
    new Option('--database-owner-url <url>', 'its address, with the role that owns the tables'),
    new Option('--contract', 'take away what no release that still runs uses'),
    dryRun,
    json,
  ],
  examples: [
    ['livery database migrate', 'before the new release starts: adds what it needs, and the old one goes on'],
    ['livery database migrate --contract', 'once the old release is gone'],
    ['livery database migrate --dry-run', 'what would be applied'],
    ['livery database audit', 'names the first row that breaks a law of the ledger; calls go on meanwhile'],
  ],
  load: async () => (await import('../commands/database.ts')).runDatabase,
};
