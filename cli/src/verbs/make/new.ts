import { Option } from 'commander';
import { lookNames } from '../../scaffold/looks.ts';
import { dryRun, json, noInput } from '../options.ts';
import type { Verb } from '../verb.ts';

export const newVerb: Verb = {
  name: 'new',
  summary: 'make a brand that passes `livery check`',
  arguments: '[code]',
  options: [
    new Option('--name <name>', 'the name that players read'),
    new Option('--extends <brand>', 'a brand to inherit from'),
    new Option('--primary <colour>', 'the colour of the main action'),
    new Option('--accent <colour>', 'the colour of highlights'),
    new Option('--lang <language>', 'the language at /; by default yours if the portal has it, else pt'),
    new Option('--currency <code>', 'the currency of accounts'),
    new Option('--look <look>', 'layout, shape and type to start with').choices(lookNames),
    new Option('--yes', 'take the defaults instead of asking'),
    dryRun,
    noInput,
    json,
  ],
  examples: [
    ['livery new', 'asks, on a terminal'],
    ["livery new acme --name Acme --primary '#ff6600' --yes", 'asks nothing'],
    ['livery new acme-two --extends acme --yes', 'inherits'],
    ['livery new acme --dry-run', 'names the files and writes none'],
  ],
  load: async () => (await import('../../commands/make/new.ts')).runNew,
};
