import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Packed } from './pack-all.ts';

/** Makes `folder` an operator's repository with the packed packages, and returns the path of its `livery`. */
export async function installPacked(folder: string, packed: readonly Packed[]): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
  await promisify(execFile)(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...packed.map(({ file }) => file)],
    { cwd: folder, shell: process.platform === 'win32' },
  );
  return path.join(folder, 'node_modules/@livery/cli/bin/livery.mjs');
}
