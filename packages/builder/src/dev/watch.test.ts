import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchFolder, type FolderWatch } from './watch.ts';

let folder: string;
let watch: FolderWatch;
const seen = new Set<string>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-watch-'));
  mkdirSync(join(folder, 'acme'));
  seen.clear();
  watch = watchFolder(folder, (file) => seen.add(file));
});

afterEach(() => {
  watch.close();
  rmSync(folder, { recursive: true });
});

describe('watchFolder', () => {
  it('reports a file that is written and one that an editor swaps in', async () => {
    const file = join(folder, 'acme', 'brand.json');
    writeFileSync(file, '1');
    await vi.waitFor(() => expect(seen).toContain(file));
    seen.clear();
    writeFileSync(join(folder, 'swap'), '2');
    renameSync(join(folder, 'swap'), file);
    await vi.waitFor(() => expect(seen).toContain(file));
  });

  it('reports files in a folder created later, and again after it was removed and re-created', async () => {
    const inner = join(folder, 'acme', 'locales');
    for (const name of ['pt.json', 'en.json']) {
      mkdirSync(inner);
      await vi.waitFor(() => expect(seen).toContain(inner));
      writeFileSync(join(inner, name), '{}');
      await vi.waitFor(() => expect(seen).toContain(join(inner, name)));
      seen.clear();
      rmSync(inner, { recursive: true });
      await vi.waitFor(() => expect(seen).toContain(inner));
      seen.clear();
    }
  });
});
