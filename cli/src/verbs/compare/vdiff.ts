import { Option } from 'commander';
import { all, changed, dryRun, html, json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const vdiffVerb: Verb = {
  name: 'vdiff',
  summary: 'draw the brands that changed and show them beside the accepted pictures',
  arguments: '[brands...]',
  options: [all, changed, new Option('--accept', 'save the current screenshots as the new baseline'), dryRun, html, json],
  examples: [
    ['livery vdiff --all', 'every brand that is not as it was accepted'],
    ['livery vdiff acme --accept', 'accept how it looks now'],
  ],
  load: async () => (await import('../../commands/compare/vdiff.ts')).runVdiff,
};
