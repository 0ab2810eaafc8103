import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrandRoot, type BrandRoot } from './brand-folder.fixture.ts';
import { buildBrands, type BuildReport } from './build-brands.ts';

/** Enough for two threads where there are two cores. */
const codes = Array.from({ length: 101 }, (_, index) => `fleet-${String(index).padStart(3, '0')}`);
const refused = codes[7] ?? '';

let folder: BrandRoot;
let report: BuildReport;
const told: [code: string, done: number, of: number][] = [];
const manifest = (outDir: string, code: string): string => readFileSync(join(outDir, code, 'files.json'), 'utf8');

beforeAll(async () => {
  folder = openBrandRoot();
  await folder.bringCore();
  for (const [index, code] of codes.entries()) {
    const colour = `#${((index * 1_123_457) % 0xffffff).toString(16).padStart(6, '0')}`;
    folder.writeBrand(code, { theme: { seeds: { primary: colour } }, ...(code === refused ? { budgets: { htmlKb: 1 } } : {}) });
  }
  report = await buildBrands({
    root: folder.root,
    onProgress: (event) => void (event.step === 'brand' && told.push([event.brand.code, event.done, event.of])),
  });
}, 300_000);

afterAll(() => folder.remove());

describe('a fleet that is stamped on all cores', () => {
  it('is reported in order, each brand told as it is done', () => {
    expect(report.brands.map(({ code }) => code)).toEqual(codes);
    expect(told.map(([code]) => code).toSorted()).toEqual(codes);
    expect(told.map(([, done, of]) => [done, of])).toEqual(codes.map((_, index) => [index + 1, codes.length]));
  });

  it('refuses the brand that is over its budget and builds the others', () => {
    const failed = report.brands.filter(({ status }) => status !== 'built');
    expect(failed.map(({ code, status, problems }) => [code, status, problems.map(({ rule }) => rule)])).toEqual([
      [refused, 'failed', ['budget']],
    ]);
    expect(readdirSync(join(folder.root, 'dist')).toSorted()).toEqual(codes.filter((code) => code !== refused));
  });

  it('is what each brand is alone, byte for byte', async () => {
    const outDir = join(folder.root, 'alone');
    const some = [codes[0], codes[50], codes[100]].map(String);
    await buildBrands({ root: folder.root, outDir, codes: some });
    for (const code of some) expect(manifest(outDir, code)).toBe(manifest(join(folder.root, 'dist'), code));
  });

  it('is left alone when nothing changed, and fails as one when it cannot be written', async () => {
    const again = await buildBrands({ root: folder.root });
    expect(again.brands.filter(({ status }) => status === 'unchanged')).toHaveLength(codes.length - 1);
    const blocked = join(folder.root, 'blocked');
    writeFileSync(blocked, 'a file where a folder goes');
    await expect(buildBrands({ root: folder.root, outDir: join(blocked, 'dist') })).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});
