import { existsSync } from 'node:fs';
import path from 'node:path';
import { CliError } from '../errors/cli-error.ts';
import { exitCode } from '../errors/exit-codes.ts';

/** The folder that holds the bundles: `out`, or `dist/` beside `brands/`. */
export function bundlesFolder(cwd: string, root: string, out: string | undefined): string {
  return path.resolve(cwd, out ?? path.join(root, 'dist'));
}

export function isBuilt(folder: string, code: string): boolean {
  return existsSync(path.join(folder, code, 'files.json'));
}

/** Throws `NotBuilt` when one of the brands has no bundle. */
export function requireBuilt(folder: string, codes: readonly string[]): void {
  const missing = codes.filter((code) => !isBuilt(folder, code));
  if (missing.length === 0) return;
  throw new CliError(exitCode.environment, {
    name: 'NotBuilt',
    title: 'There is no bundle',
    message: `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not built in ${folder}.`,
    hint: `Run: livery build ${missing.length === codes.length && codes.length > 3 ? '--all' : missing.join(' ')}`,
  });
}
