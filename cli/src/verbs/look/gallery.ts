import { Option } from 'commander';
import { all, changed, dryRun, gateway, json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const galleryVerb: Verb = {
  name: 'gallery',
  summary: 'make one page with pictures of every brand in every mode',
  arguments: '[brands...]',
  options: [all, changed, new Option('--out <folder>', 'the folder of the page, instead of .livery/gallery'), gateway, dryRun, json],
  examples: [
    ['livery gallery --all', 'into .livery/gallery/index.html'],
    ['livery gallery --all --gateway http://127.0.0.1:4100', 'with the games of a gateway'],
  ],
  load: async () => (await import('../../commands/look/gallery.ts')).runGallery,
};
