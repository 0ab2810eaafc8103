import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { PortalPackage } from './portal-package.ts';

const builderSource = import.meta.dirname;

/** One hash of everything that decides the core and the stamping: sources of portal and packages, this builder, the lockfile. */
export function hashCoreInputs(portal: PortalPackage): string {
  const hash = createHash('sha256');
  const lockfile = lockfileAbove(portal.root);
  const inputs = [...portal.inputs, builderSource, ...(lockfile ? [lockfile] : [])];
  for (const [index, input] of inputs.entries()) {
    for (const file of filesBelow(input)) {
      hash
        .update(`${index} ${relative(input, file).split(sep).join('/')}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 20);
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function lockfileAbove(folder: string): string | null {
  const candidate = join(folder, 'package-lock.json');
  if (existsSync(candidate)) return candidate;
  const parent = dirname(folder);
  return parent === folder ? null : lockfileAbove(parent);
}
