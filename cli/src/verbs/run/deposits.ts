import { after, databaseUrl, dryRun, json, operator, reason } from '../options.ts';
import type { Verb } from '../verb.ts';

export const depositsVerb: Verb = {
  name: 'deposits',
  summary: 'list and decide deposits in review, in production',
  arguments: '<action> <brand> [id]',
  choices: { action: ['list', 'credit', 'refuse'] },
  options: [after, operator, reason, databaseUrl, dryRun, json],
  examples: [
    ['livery deposits list acme', 'the amounts requested, and those paid according to the provider'],
    ['livery deposits credit acme 0b9f… --operator maria', 'credits what was paid'],
  ],
  load: async () => (await import('../../commands/run/deposits.ts')).runDeposits,
};
