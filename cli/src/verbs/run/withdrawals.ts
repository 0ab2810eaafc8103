import { Option } from 'commander';
import { after, databaseUrl, dryRun, json, operator, reason } from '../options.ts';
import type { Verb } from '../verb.ts';

export const withdrawalsVerb: Verb = {
  name: 'withdrawals',
  summary: 'list and decide withdrawals that wait, in production',
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
    ['livery withdrawals list acme', 'what waits, with its payout account'],
    ['livery withdrawals approve acme 4711 --operator maria', 'orders the payout from the payment provider, if there is one'],
    ['livery withdrawals paid acme 4711 --operator maria', 'after you paid it by hand'],
  ],
  load: async () => (await import('../../commands/run/withdrawals.ts')).runWithdrawals,
};
