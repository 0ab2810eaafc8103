import { Option } from 'commander';
import { all, changed, dryRun, environment, json, out } from '../options.ts';
import type { Verb } from '../verb.ts';

export const buildVerb: Verb = {
  name: 'build',
  summary: 'make a static bundle of each brand',
  arguments: '[brands...]',
  options: [
    all,
    changed,
    out,
    environment,
    new Option('--force', 'also build brands that did not change'),
    new Option('--verify', 'check every file of existing bundles, not only their folders'),
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
