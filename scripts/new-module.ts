// Generates a module of the gateway with its table and its call, which passes `npm run check` at once.
import { spawnSync } from 'node:child_process';
import { runGenerator } from './scaffold/command.ts';
import { planModule } from './scaffold/module.ts';
import { root } from './root.ts';

const isWritten = await runGenerator(
  { usage: 'new-module -- <name> [--dry-run]', options: [], plan: (name) => planModule({ root, name }) },
  process.argv.slice(2),
);
if (isWritten) {
  // Runs in a new process, which reads the changed contract.
  const { status } = spawnSync(process.execPath, ['--conditions=livery-source', 'scripts/generate.ts'], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
  if (status === 0) console.log('\nOnce a release has run, each change of its table needs a new migration. Now: npm run check');
}
