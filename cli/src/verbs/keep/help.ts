import { json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const helpVerb: Verb = {
  name: 'help',
  summary: 'explain a verb, an error or a rule, or print a manual',
  arguments: '[subject]',
  options: [json],
  examples: [
    ['livery help build', 'a verb'],
    ['livery help GatewaySilent', 'an error'],
    ['livery help contrast', 'a rule'],
    ['livery help hosting', 'a manual'],
  ],
  load: async () => (await import('../../commands/keep/help.ts')).runHelp,
};
