import { Option } from 'commander';
import { all, changed, gateway, json, sitePort } from '../options.ts';
import type { Verb } from '../verb.ts';

const grid = new Option('--grid', 'show the brands side by side in one page');
const pseudo = new Option('--pseudo', 'show every text lengthened and with accents, to find untranslated texts');

export const devVerb: Verb = {
  name: 'dev',
  summary: 'serve brands with live updates while you edit their files',
  arguments: '[brands...]',
  options: [all, changed, grid, pseudo, sitePort, gateway, json],
  examples: [
    ['livery dev acme', 'on http://acme.localhost:4000'],
    ['livery dev --grid --all', 'every brand side by side on http://localhost:4000'],
    ['livery dev acme --gateway http://127.0.0.1:4100', 'with a gateway for games and accounts'],
  ],
  load: async () => (await import('../../commands/look/dev.ts')).runDev,
};
