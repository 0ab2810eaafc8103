import { json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const helpVerb: Verb = {
  name: 'help',
  summary: 'explain a verb, an error or a rule of `livery check`',
  arguments: '[subject]',
  options: [json],
  examples: [
    ['livery help build', 'a verb'],
    ['livery help GatewaySilent', 'an error'],
    ['livery help contrast', 'a rule'],
  ],
  load: async () => (await import('../../commands/keep/help.ts')).runHelp,
};
