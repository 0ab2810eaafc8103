import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ArchiveEntry } from './archive.ts';
import { entries } from './archive-vectors.ts';
import { drawFaults } from './verify.ts';

const page = readFileSync(new URL('../../../../docs/lottery-draws.md', import.meta.url), 'utf8');
const script = /```js\n(.*?)```/s.exec(page)?.[1] ?? '';
const folder = mkdtempSync(path.join(tmpdir(), 'verifier-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(path.join(folder, 'verify.mjs'), script);

function run(entry: ArchiveEntry): string {
  writeFileSync(path.join(folder, 'entry.json'), JSON.stringify(entry));
  return execFileSync(process.execPath, ['verify.mjs', 'entry.json'], { cwd: folder, encoding: 'utf8' }).trim();
}

describe('the verification script in docs/lottery-draws.md', () => {
  it.each(entries)('finds $lottery $issue fair', (entry) => {
    expect(run(entry)).toBe('fair');
  });

  it.each<[string, Partial<ArchiveEntry>]>([
    ['numbers', { numbers: [8, 3, 2, 6, 7] }],
    ['a commitment', { commitment: '0'.repeat(64) }],
    ['an issue', { issue: 'another' }],
    ['a signature', { signature: entries[1]?.signature ?? '' }],
  ])('detects %s that do not belong there', (_, change) => {
    expect(run({ ...(entries[0] as ArchiveEntry), ...change })).toBe('NOT FAIR');
  });

  it('has a dozen lines without its imports, and needs only Node', () => {
    const lines = script.trim().split('\n');
    expect(lines.filter((line) => !line.startsWith('import '))).toHaveLength(12);
    expect(lines.filter((line) => line.startsWith('import ') && !/ from 'node:\w+';$/.test(line))).toEqual([]);
  });

  it('is on a page that names every fault of a draw', () => {
    const named = [...page.matchAll(/^\| `(\w+)` +\|/gm)].map(([, code]) => code);
    expect(named).toEqual(drawFaults);
  });
});
