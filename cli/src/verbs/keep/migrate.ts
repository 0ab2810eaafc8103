import { all, changed, dryRun, json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const migrateVerb: Verb = {
  name: 'migrate',
  summary: 'update brand files of older releases; keeps comments and order',
  arguments: '[brands...]',
  options: [all, changed, dryRun, json],
  examples: [
    ['livery migrate --all --dry-run', 'show what would change, as a diff'],
    ['livery migrate acme', 'one brand'],
    ['livery migrate _base', 'a parent that brands extend'],
  ],
  load: async () => (await import('../../commands/keep/migrate.ts')).runMigrate,
};
