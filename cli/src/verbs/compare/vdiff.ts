import { Option } from 'commander';
import { all, changed, dryRun, html, json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const vdiffVerb: Verb = {
  name: 'vdiff',
  summary: 'photograph the brands that changed and compare them with the accepted pictures',
  arguments: '[brands...]',
  options: [all, changed, new Option('--accept', 'save the current screenshots as the new baseline'), dryRun, html, json],
  examples: [
    ['livery vdiff --all', 'every brand that differs from its accepted pictures'],
    ['livery vdiff acme --accept', 'accept its present look'],
  ],
  load: async () => (await import('../../commands/compare/vdiff.ts')).runVdiff,
};
