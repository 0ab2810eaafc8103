import { Option } from 'commander';
import { after, databaseUrl, dryRun, json, operator, reason } from '../options.ts';
import type { Verb } from '../verb.ts';

export const withdrawalsVerb: Verb = {
  name: 'withdrawals',
  summary: 'list the withdrawals that wait at a gateway in production, and decide them',
  arguments: '<action> <brand> [id]',
  choices: { action: ['list', 'approve', 'reject', 'paid'] },
  options: [
    new Option('--part <part>', 'which of them to list').choices(['queue', 'cases', 'paid', 'closed']).default('queue'),
    after,
    operator,
    reason,
    databaseUrl,
    dryRun,
    json,
  ],
  examples: [
    ['livery withdrawals list acme', 'what waits, with where it is to go'],
    ['livery withdrawals approve acme 4711 --operator maria', 'orders it of the payment provider, where there is one'],
    ['livery withdrawals paid acme 4711 --operator maria', 'once it was paid by hand'],
  ],
  load: async () => (await import('../../commands/run/withdrawals.ts')).runWithdrawals,
};
