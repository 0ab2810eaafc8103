import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** One hash of files, folders without tests and kits, and extra words. Independent of the location. */
export function hashInputs(inputs: readonly string[], words: readonly string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const [index, input] of inputs.entries()) {
    for (const file of filesBelow(input)) {
      hash
        .update(`${index} ${relative(input, file).split(sep).join('/')}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:test|kit)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The lockfile that says the version of every library; none in a folder outside a checkout. */
export function lockfileAbove(folder: string): string[] {
  const candidate = join(folder, 'package-lock.json');
  if (existsSync(candidate)) return [candidate];
  const parent = dirname(folder);
  return parent === folder ? [] : lockfileAbove(parent);
}
