import { Option } from 'commander';
import { all, changed, dryRun, environment, json, out } from '../options.ts';
import type { Verb } from '../verb.ts';

export const buildVerb: Verb = {
  name: 'build',
  summary: 'make one static bundle a brand',
  arguments: '[brands...]',
  options: [
    all,
    changed,
    out,
    environment,
    new Option('--force', 'stamp the brands that did not change too'),
    new Option('--verify', 'look at every file of the bundles that stand, instead of their folders'),
    dryRun,
    json,
  ],
  examples: [
    ['livery build acme', 'into dist/acme'],
    ['livery build --all --out /srv/sites', 'every brand, elsewhere'],
    ['livery build acme --force', 'again, although nothing changed'],
  ],
  load: async () => (await import('../../commands/make/build.ts')).runBuild,
};
