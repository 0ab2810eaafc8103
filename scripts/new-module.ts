// `npm run new-module -- <name> [--dry-run]`: a module of the gateway with its table and its call, which passes `npm run check` at once.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { carryOut } from './scaffold/command.ts';
import { planModule } from './scaffold/module.ts';
import { root } from './steps.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean', default: false } } });
const [name = ''] = positionals;
if (await carryOut(() => planModule({ root, name }), values['dry-run'])) {
  // A process of its own, which reads the contract as it is now.
  const { status } = spawnSync(process.execPath, ['--conditions=livery-source', 'scripts/generate.ts'], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
  if (status === 0) console.log('\nOnce a release has run, a change of its table is a migration of its own. Now: npm run check');
}
