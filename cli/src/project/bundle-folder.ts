import { existsSync } from 'node:fs';
import path from 'node:path';
import { cliError } from '../errors/cli-error.ts';

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
  throw cliError('NotBuilt', { missing, folder, isAll: missing.length === codes.length });
}
