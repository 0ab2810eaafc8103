import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The folder of the compiled desk; null if its package is not installed or not compiled. */
export function findDesk(): string | null {
  try {
    const manifest = findPackageJSON('@livery/desk', import.meta.url);
    const folder = path.join(path.dirname(manifest ?? ''), 'dist');
    return existsSync(path.join(folder, 'index.html')) ? folder : null;
  } catch {
    return null;
  }
}
