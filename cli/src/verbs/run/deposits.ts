import { after, databaseUrl, dryRun, json, operator, reason } from '../options.ts';
import type { Verb } from '../verb.ts';

export const depositsVerb: Verb = {
  name: 'deposits',
  summary: 'list the deposits in review at a gateway in production, and decide them',
  arguments: '<action> <brand> [id]',
  choices: { action: ['list', 'credit', 'refuse'] },
  options: [after, operator, reason, databaseUrl, dryRun, json],
  examples: [
    ['livery deposits list acme', 'what was asked, and what the provider says was paid'],
    ['livery deposits credit acme 0b9f… --operator maria', 'credits what was paid'],
  ],
  load: async () => (await import('../../commands/run/deposits.ts')).runDeposits,
};
