import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Makes what is dear to make (pictures, font measures) once for the same inputs; `name` is part of the key. */
export async function memoised(cacheDir: string, name: string, inputs: (Buffer | string)[], make: () => Promise<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length}:`).update(input);
  const file = join(cacheDir, `${hash.digest('hex').slice(0, 24)}-${name}`);
  const found = await readFile(file).catch(() => null);
  if (found) return found;
  const made = await make();
  await mkdir(cacheDir, { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}
