// Generates a feature of the portal with all its parts, which passes `npm run check` at once.
import { runGenerator } from './scaffold/command.ts';
import { planFeature } from './scaffold/feature.ts';
import { root } from './root.ts';

const isWritten = await runGenerator(
  {
    usage: 'new-feature -- <name> [--row <row of the route table>] [--call <call of the contract>] [--dry-run]',
    options: ['row', 'call'],
    plan: (name, { row, call }) => planFeature({ root, name, row, call }),
  },
  process.argv.slice(2),
);
if (isWritten) console.log('\nnpm run kit shows its states. Write its title in both languages, then: npm run check');
