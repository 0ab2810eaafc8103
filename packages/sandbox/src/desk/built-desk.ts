import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { hashInputs, lockfileAbove } from '@livery/builder/hash-inputs';

/** The inputs of the built desk. */
const inputs = [
  'packages/desk/src',
  'packages/desk/index.html',
  'packages/ui/src',
  'packages/theme/src',
  'packages/contract/src',
  'packages/sandbox/src/desk',
];

/**
 * The folder of the built desk, `.livery/desk/<hash of its sources>` below the root. Builds the desk if the folder is
 * missing.
 */
export async function builtDesk(root: string): Promise<string> {
  const hash = hashInputs([...inputs.map((input) => path.join(root, input)), ...lockfileAbove(root)]);
  const cache = path.join(root, '.livery/desk');
  const folder = path.join(cache, hash);
  if (existsSync(path.join(folder, 'index.html'))) return folder;
  const draft = `${folder}.${process.pid}.tmp`;
  await mkdir(cache, { recursive: true });
  try {
    await compileDesk(draft);
    for (const old of await readdir(cache)) if (!old.endsWith('.tmp')) await rm(path.join(cache, old), { recursive: true, force: true });
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}

/** Runs in a separate process, because NODE_ENV must not change in this one. */
export async function compileDesk(outDir: string): Promise<void> {
  const program = path.join(import.meta.dirname, 'compile-desk.ts');
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, ['--conditions=livery-source', program, outDir], { env });
}
