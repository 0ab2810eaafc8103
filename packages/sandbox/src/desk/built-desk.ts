import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { hashInputs, lockfileAbove } from '@livery/builder/hash-inputs';
import { root } from '../../../../scripts/steps.ts';

/** What decides the built desk. */
const inputs = [
  'packages/desk/src',
  'packages/desk/index.html',
  'packages/ui/src',
  'packages/theme/src',
  'packages/contract/src',
  'scripts/desk',
];

/** The folder of the built desk, below `.livery/desk/` by the hash of its sources: built when there is none of them. */
export async function builtDesk(): Promise<string> {
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

/** In a process of its own, whose NODE_ENV is nobody else's. */
export async function compileDesk(outDir: string): Promise<void> {
  const program = path.join(import.meta.dirname, 'compile-desk.ts');
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, ['--conditions=livery-source', program, outDir], { env });
}
