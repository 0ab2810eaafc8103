import { Option } from 'commander';
import { dryRun, json } from '../options.ts';
import type { Verb } from '../verb.ts';

export const textsVerb: Verb = {
  name: 'texts',
  summary: 'give the texts of a language to translators, and take them back',
  arguments: '<action> <language>',
  choices: { action: ['export', 'import'] },
  options: [
    new Option('--file <file>', 'the file to write or to read; export prints without it'),
    new Option('--as <format>', 'for export; by default what the name of the file says, else csv').choices(['csv', 'xliff']),
    new Option('--missing', 'export only texts that are not translated yet'),
    dryRun,
    json,
  ],
  examples: [
    ['livery texts export es --file es.xlf', 'every text in XLIFF 2.0, for a translation tool'],
    ['livery texts export es --missing --file es.csv', 'what is missing, for a spreadsheet'],
    ['livery texts import es --file es.xlf', 'into languages/es/'],
    ['livery texts import es --file es.csv --dry-run', 'what would change'],
  ],
  load: async () => (await import('../../commands/make/texts.ts')).runTexts,
};
