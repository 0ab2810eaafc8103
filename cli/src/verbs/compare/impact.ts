import { Option } from 'commander';
import { all, changed, html, json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const impactVerb: Verb = {
  name: 'impact',
  summary: 'show which brands look different from a git ref',
  arguments: '[brands...]',
  options: [
    new Option('--base <ref>', 'the git ref to compare with, instead of the point where your branch left the main branch'),
    all,
    changed,
    html,
    json,
  ],
  examples: [
    ['livery impact --all --base HEAD~3', 'every brand, compared with three commits ago'],
    ['livery impact acme --base v1.2.0 --html acme.html', 'one brand, compared with a release'],
  ],
  load: async () => (await import('../../commands/compare/impact.ts')).runImpact,
};
