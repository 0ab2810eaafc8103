import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBrands, type BrandMark } from '@livery/brand';
import { describe, expect, it } from 'vitest';
import { PortalFolder } from '../../testing/portal-folder.ts';
import { openLeakGate } from './leak-gate.ts';

const marks: BrandMark[] = [
  { brand: 'beta', kind: 'name', text: 'Betabet' },
  { brand: 'beta', kind: 'host', text: 'beta.example' },
  { brand: 'alfa', kind: 'name', text: 'Alfabet' },
];

/** The gate's findings for the brand alfa when the compiled portal, which all brands share, contains this script. */
async function findIn(script: string, changes: Record<string, unknown> = {}): Promise<string[]> {
  using folder = new PortalFolder();
  folder.writeBrand('alfa', { identity: { name: 'Alfabet' }, ...changes });
  const [report] = await loadBrands({ root: folder.root });
  if (!report?.brand) throw new Error(JSON.stringify(report?.problems));
  const core = { dir: join(folder.root, 'cache'), cached: false, ms: 0, bytes: 0, hash: '', manifest: {}, entry: '' };
  mkdirSync(join(core.dir, 'client/core'), { recursive: true });
  const files = ['core/main.js', 'core/picture.png'].map((path) => ({ path, bytes: 1, sha256: '', reason: null }));
  for (const { path } of files) writeFileSync(join(core.dir, 'client', path), script);
  const problems = openLeakGate(marks, {}).find({ ...core, files }, report.brand, { files: [], repeated: [] });
  return problems.map(({ rule, file, line, column }) => `${rule} ${file}:${line}:${column}`);
}

describe('the shared core', () => {
  it('is refused if it contains the name or host of another brand, or a secret [engine-28]', async () => {
    expect(await findIn('const name = "Betabet";')).toEqual(['leak alfa/core/main.js:1:15']);
    expect(await findIn('\nfetch("https://beta.example/");')).toEqual(['leak alfa/core/main.js:2:16']);
    expect(await findIn(`const key = "AKIA${'IOSFODNN7EXAMPLE'}";`)).toEqual(['secret alfa/core/main.js:1:14']);
  });

  it('may contain the host that both brands use to count visits', async () => {
    const script = 'fetch("https://beta.example/matomo.php");';
    expect(await findIn(script, { analytics: { collector: 'https://beta.example/matomo.php' } })).toEqual([]);
    expect(await findIn(script)).toEqual(['leak alfa/core/main.js:1:16']);
  });

  it('may contain the name of the brand itself and ordinary words', async () => {
    expect(await findIn('const name = "Alfabet", other = "Alphabet";')).toEqual([]);
  });
});
