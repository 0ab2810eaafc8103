import { all, changed, environment, gateway, html, json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const matrixVerb: Verb = {
  name: 'matrix',
  summary: 'show the features and the layout of every brand, and which features a gateway lacks',
  arguments: '[brands...]',
  options: [all, changed, environment, gateway, html, json],
  examples: [
    ['livery matrix --all', 'as the brands declare it'],
    ['livery matrix --all --gateway http://127.0.0.1:4100', 'and what the gateway serves'],
  ],
  load: async () => (await import('../../commands/compare/matrix.ts')).runMatrix,
};
