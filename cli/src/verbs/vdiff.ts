import { Option } from 'commander';
import { all, changed, dryRun, html, json } from './options.ts';
import type { Verb } from './verb.ts';

export const vdiffVerb: Verb = {
  name: 'vdiff',
  summary: 'draw the brands that changed and show them beside the accepted pictures',
  arguments: '[brands...]',
  options: [all, changed, new Option('--accept', 'take what is drawn as right'), dryRun, html, json],
  examples: [
    ['livery vdiff --all', 'every brand that is not as it was accepted'],
    ['livery vdiff acme --accept', 'take its pictures as right'],
  ],
  load: async () => (await import('../commands/vdiff.ts')).runVdiff,
};
