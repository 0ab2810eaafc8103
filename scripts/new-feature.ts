// `npm run new-feature -- <name> [--row <row>] [--call <call>] [--dry-run]`: a feature of the portal with its anatomy, which passes `npm run check` at once.
import { parseArgs } from 'node:util';
import { carryOut } from './scaffold/command.ts';
import { planFeature } from './scaffold/feature.ts';
import { root } from './steps.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { row: { type: 'string' }, call: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
});
const [name = ''] = positionals;
const isWritten = await carryOut(() => planFeature({ root, name, row: values.row, call: values.call }), values['dry-run']);
if (isWritten)
  console.log(
    values.row === undefined
      ? '\nnpm run kit shows it. Name it in a page’s features to use it there, then: npm run check'
      : '\nIts page is there. Say in pt what the title says in en, then: npm run check',
  );
