import { all, changed, dryRun, environment, json, out } from './options.ts';
import type { Verb } from './verb.ts';

export const buildVerb: Verb = {
  name: 'build',
  summary: 'make one static bundle a brand',
  arguments: '[brands...]',
  options: [all, changed, out, environment, dryRun, json],
  examples: [
    ['livery build acme', 'into dist/acme'],
    ['livery build --all --out /srv/sites', 'every brand, elsewhere'],
  ],
  load: async () => (await import('../commands/build.ts')).runBuild,
};
