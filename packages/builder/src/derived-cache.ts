import { mkdir, readFile, rename, writeFile } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { threadId } from 'node:worker_threads';

const [makeDir, read, move, write] = [promisify(mkdir), promisify(readFile), promisify(rename), promisify(writeFile)];

let drafts = 0;

/** Makes what is dear to make (pictures, fonts, their measures) once for the same inputs; `name` is part of the key. */
export async function memoised(cacheDir: string, name: string, inputs: (Buffer | string)[], make: () => Promise<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256').update(`${name}:`);
  for (const input of inputs) hash.update(`${input.length}:`).update(input);
  const file = join(cacheDir, `${hash.digest('hex').slice(0, 24)}-${name}`);
  const found = await read(file).catch(() => null);
  if (found) return found;
  const made = await make();
  await makeDir(cacheDir, { recursive: true });
  const draft = `${file}.${process.pid}-${threadId}-${drafts++}.tmp`;
  await write(draft, made);
  await move(draft, file);
  return made;
}
