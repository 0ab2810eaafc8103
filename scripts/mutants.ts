// `npm run mutants`: breaks pure code in small ways and prints what no test noticed. `-- <files or globs>` names the
// code, `-- --changed [ref]` takes the changes since a ref (main), `-- --all` takes everything. `--fail`: exits 1 if a
// mutant survives.
import { parseArgs } from 'node:util';
import { changedFiles } from './gate/changed.ts';
import { findPureCode } from './mutants/pure-code.ts';
import { findSurvivors } from './mutants/find-survivors.ts';
import { root } from './root.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, changed: { type: 'boolean' }, fail: { type: 'boolean' } },
});

function changedSince(ref: string): string[] {
  const changed = new Set(changedFiles(ref));
  return findPureCode(root).filter((file) => changed.has(file));
}

function chosen(): string[] | null {
  if (values.changed === true) return changedSince(positionals[0] ?? 'main');
  if (positionals.length > 0) return findPureCode(root, positionals);
  return values.all === true ? findPureCode(root) : null;
}

const files = chosen();
if (files === null) {
  console.error('Usage: npm run mutants -- <files or globs> | --changed [ref] | --all, and --fail to exit with 1 when something survives');
  process.exit(2);
}
// Ends by `exit`, which removes the copy.
process.once('SIGINT', () => process.exit(130));
console.log(`${files.length} ${files.length === 1 ? 'file' : 'files'} to break`);
const { killed, survivors } = await findSurvivors(root, files);
for (const { file, line, before, after } of survivors) console.log(`\n${file}:${line}\n  - ${indent(before)}\n  + ${indent(after)}`);
const total = killed + survivors.length;
console.log(`\n${killed} of ${total} mutants were killed${total > 0 ? ` (${((100 * killed) / total).toFixed(1)} %)` : ''}`);
process.exit(values.fail === true && survivors.length > 0 ? 1 : 0);

function indent(code: string): string {
  return code.replaceAll('\n', '\n    ');
}
