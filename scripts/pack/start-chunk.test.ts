import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { stageCli } from './stage-cli.ts';

/** The chunks that Node loads before the command parses its arguments, in import order. */
async function chunksOf(folder: string, file: string, found = new Map<string, number>()): Promise<Map<string, number>> {
  if (found.has(file)) return found;
  const text = await readFile(path.join(folder, file), 'utf8');
  found.set(file, text.length);
  for (const [, next = ''] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) await chunksOf(folder, next, found);
  return found;
}

it('starts the built command from one small chunk', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'livery-start-chunk-'));
  try {
    await stageCli(folder);
    const chunks = await chunksOf(path.join(folder, 'dist'), 'livery.js');
    expect([...chunks.keys()].map((name) => name.replace(/-[\w-]{8}\.js$/, ''))).toEqual(['livery.js', 'start']);
    expect([...chunks.values()].reduce((sum, size) => sum + size)).toBeLessThan(75_000);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
