import { Option } from 'commander';
import { dryRun, environment, json } from '../options.ts';
import type { Verb } from '../verb.ts';

const modes = ['light', 'dark', 'light-high-contrast', 'dark-high-contrast'];

const mode = new Option('--mode <mode>', 'one mode as a plain token file, instead of all as a resolver document').choices(modes);
const file = new Option('--file <file>', 'write it there instead of printing it');

export const tokensVerb: Verb = {
  name: 'tokens',
  summary: 'write the look of a brand as design tokens (DTCG 2025.10)',
  arguments: '<action> <brand>',
  choices: { action: ['export'] },
  options: [mode, file, environment, dryRun, json],
  examples: [
    ['livery tokens export acme --file acme.tokens.json', 'every mode, for a design tool or as theme.tokens of another brand'],
    ['livery tokens export acme --mode dark', 'one mode, printed'],
  ],
  load: async () => (await import('../../commands/ship/tokens.ts')).runTokens,
};
