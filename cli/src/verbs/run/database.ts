import { Option } from 'commander';
import { dryRun, json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const databaseVerb: Verb = {
  name: 'database',
  summary: 'run the migrations of the gateway’s database, or verify its ledger',
  arguments: '<action>',
  choices: { action: ['migrate', 'audit'] },
  options: [
    new Option('--database-owner-url <url>', 'the database’s address with the role that owns the tables'),
    new Option('--contract', 'remove what no running release uses any more'),
    dryRun,
    json,
  ],
  examples: [
    ['livery database migrate', 'before the new release starts; the old one keeps working'],
    ['livery database migrate --contract', 'once the old release is gone'],
    ['livery database migrate --dry-run', 'what would be applied'],
    ['livery database audit', 'names the first row that breaks a rule of the ledger, while the gateway keeps running'],
  ],
  load: async () => (await import('../../commands/run/database.ts')).runDatabase,
};
