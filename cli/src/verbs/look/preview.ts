import { all, changed, gateway, json, out, sitePort } from '../options.ts';
import type { Verb } from '../verb.ts';

export const previewVerb: Verb = {
  name: 'preview',
  summary: 'serve built brands with their production headers, each on <code>.localhost',
  arguments: '[brands...]',
  options: [all, changed, out, sitePort, gateway, json],
  examples: [
    ['livery preview --all', 'every brand that is built'],
    ['livery preview acme --port 8080', 'one of them, elsewhere'],
  ],
  load: async () => (await import('../../commands/look/preview.ts')).runPreview,
};
