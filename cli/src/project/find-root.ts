import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** The folder that holds `brands/`: the working directory or the nearest one above it. `null` if not found. */
export function findRoot(cwd: string): string | null {
  const brands = path.join(cwd, 'brands');
  if (existsSync(brands) && statSync(brands).isDirectory()) return cwd;
  const parent = path.dirname(cwd);
  return parent === cwd ? null : findRoot(parent);
}
