import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { threadId } from 'node:worker_threads';
import { processName } from '../output/process-name.ts';
import { engineHash } from './engine-hash.ts';

const [makeDir, list, read, move, remove] = [promisify(mkdir), promisify(readdir), promisify(readFile), promisify(rename), promisify(rm)];
const [statsOf, touch, write] = [promisify(stat), promisify(utimes), promisify(writeFile)];

const keptEngines = 4;
const keptDays = 30;
const digestBytes = 32;

let drafts = 0;

export function derivedFolder(root: string): string {
  return join(root, '.livery', 'derived');
}

/** Caches expensive results (pictures, fonts, their metrics) by engine and inputs; `name` is part of the key. */
export async function memoised(cacheDir: string, name: string, inputs: (Buffer | string)[], make: () => Promise<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256').update(`${name}:`);
  for (const input of inputs) hash.update(`${input.length}:`).update(input);
  const dir = join(cacheDir, engineHash());
  const file = join(dir, `${hash.digest('hex')}-${name}`);
  const found = whole(await read(file).catch(() => null));
  if (found) {
    await markUsed(file);
    return found;
  }
  const made = await make();
  await makeDir(dir, { recursive: true });
  const draft = `${file}.${processName}-${threadId}-${drafts++}.tmp`;
  await write(draft, Buffer.concat([digest(made), made]));
  await move(draft, file);
  return made;
}

/** An entry starts with the hash of the rest, so that entries changed by a full disk, a crash or an editor are ignored. */
function whole(entry: Buffer | null): Buffer | null {
  if (entry === null) return null;
  const content = entry.subarray(digestBytes);
  return digest(content).equals(entry.subarray(0, digestBytes)) ? content : null;
}

function digest(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}

/** Removes entries of old engines, and those unused for a month. */
export async function pruneDerived(cacheDir: string): Promise<void> {
  const others = (await agesBelow(cacheDir)).filter(({ name }) => name !== engineHash());
  const tooOld = Date.now() - keptDays * 86_400_000;
  const own = (await agesBelow(join(cacheDir, engineHash()))).filter(({ at }) => at < tooOld);
  const stale = others.toSorted((left, right) => right.at - left.at).slice(keptEngines - 1);
  await Promise.all([...stale, ...own].map(({ path }) => remove(path, { recursive: true, force: true })));
}

async function agesBelow(dir: string): Promise<{ name: string; path: string; at: number }[]> {
  const names = await list(dir).catch(() => []);
  const found = names.map(async (name) => {
    const path = join(dir, name);
    const stats = await statsOf(path).catch(() => null);
    return stats === null ? [] : [{ name, path, at: stats.mtimeMs }];
  });
  return (await Promise.all(found)).flat();
}

/** Another build may have removed it. */
async function markUsed(file: string): Promise<void> {
  const now = new Date();
  await touch(file, now, now).catch(() => undefined);
}
