import { databaseUrl, json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const accountVerb: Verb = {
  name: 'account',
  summary: 'add a player’s account to a brand of a running gateway',
  arguments: '<action> <brand> <account>',
  choices: { action: ['add'] },
  options: [databaseUrl, json],
  examples: [['livery account add acme maria < password-file', 'reads the password from standard input, or asks for it']],
  load: async () => (await import('../../commands/run/account.ts')).runAccount,
};
