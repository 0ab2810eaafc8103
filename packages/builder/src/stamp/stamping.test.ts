import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBrands, readBrandMarks } from '@livery/brand';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileCore } from '../core/compile-core.ts';
import { loadCatalogues } from '../texts/catalogues.ts';
import { PortalFolder } from '../testing/portal-folder.ts';
import { planBuild } from './build-plan.ts';
import { buildBrands, type BuildOptions, type BuildReport } from './build-brands.ts';
import { engineHash } from '../material/engine-hash.ts';
import { openLeakGate } from './gates/leak-gate.ts';
import { openStampers, type Stampers } from './stamping.ts';

const codes = Array.from({ length: 5 }, (_, index) => `fleet-${index}`);
const refused = codes[3] ?? '';
/** Enough brands for two threads on two cores, as in an operator's repository. */
const manyBrands = 101;

let folder: PortalFolder;
let report: BuildReport;
const told: [code: string, done: number, of: number][] = [];
const manifest = (outDir: string, code: string): string => readFileSync(join(outDir, code, 'files.json'), 'utf8');

beforeAll(async () => {
  folder = new PortalFolder();
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

afterAll(() => folder[Symbol.dispose]());

/** The workers for a fleet so large that every core has some. */
async function openCrew(outDir: string): Promise<Stampers> {
  const { root } = folder;
  const [core, catalogues, marks] = [await compileCore({ root }), await loadCatalogues(), await readBrandMarks(root)];
  const stamping = { core, engine: engineHash(), outDir, cacheDir: join(root, '.livery/threads'), catalogues, marks };
  return openStampers(stamping, openLeakGate(marks, catalogues), manyBrands);
}

describe('a fleet', () => {
  it('is reported in order, with a message as each brand is done', () => {
    expect(report.brands.map(({ code }) => code)).toEqual(codes);
    expect(told.map(([code]) => code).toSorted()).toEqual(codes);
    expect(told.map(([, done, of]) => [done, of])).toEqual(codes.map((_, index) => [index + 1, codes.length]));
  });

  it('refuses a brand that is over its budget and builds the others', () => {
    const failed = report.brands.filter(({ status }) => status !== 'built');
    expect(failed.map(({ code, status, problems }) => [code, status, problems.map(({ rule }) => rule)])).toEqual([
      [refused, 'failed', ['budget']],
    ]);
    expect(readdirSync(join(folder.root, 'dist')).toSorted()).toEqual(codes.filter((code) => code !== refused));
  });

  it('is left alone when nothing changed, and fails as one when it cannot be written', async () => {
    const again = await buildBrands({ root: folder.root });
    expect(again.brands.filter(({ status }) => status === 'unchanged')).toHaveLength(codes.length - 1);
    const blocked = join(folder.root, 'blocked');
    writeFileSync(blocked, 'a file where a folder goes');
    await expect(buildBrands({ root: folder.root, outDir: join(blocked, 'dist') })).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  it('is built as planned, and neither its brands nor the texts of the engine are read a second time', async () => {
    const [code = ''] = codes;
    const [outDir, file] = [join(folder.root, 'planned'), join(folder.root, 'brands', code, 'brand.json')];
    const reports = await loadBrands({ root: folder.root, codes: [code] });
    const plan = planBuild({ root: folder.root, outDir, reports, catalogues: { en: { pages: { offline: { title: 'As planned' } } } } });
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, '{');
    const { brands } = await buildBrands({ plan });
    writeFileSync(file, text);
    expect(brands.map(({ status }) => status)).toEqual(['built']);
    expect(readFileSync(join(outDir, code, 'offline.html'), 'utf8')).toContain('As planned');
  });

  it('gives the same bytes on all cores as each brand alone, including a refused one and a disk that takes nothing', async () => {
    const outDir = join(folder.root, 'crew');
    const brands = (await loadBrands({ root: folder.root })).flatMap(({ brand }) => (brand === null ? [] : [brand]));
    expect(brands).toHaveLength(codes.length);
    const crew = await openCrew(outDir);
    const outcomes = await Promise.all(brands.map((brand) => crew.stamp(brand)));
    expect(outcomes.map((outcome) => ('refused' in outcome ? outcome.refused.map(({ rule }) => rule) : outcome.code))).toEqual(
      codes.map((code) => (code === refused ? ['budget'] : code)),
    );
    for (const code of codes.filter((each) => each !== refused))
      expect(manifest(outDir, code)).toBe(manifest(join(folder.root, 'dist'), code));

    const [odd = ''] = codes;
    rmSync(join(outDir, odd), { recursive: true });
    writeFileSync(join(outDir, odd), 'mine');
    const again = await Promise.all(brands.map((brand) => crew.stamp(brand)));
    await crew.close();
    expect(again.map((outcome) => ('refused' in outcome ? outcome.refused.map(({ rule }) => rule) : outcome.code))).toEqual(
      codes.map((code) => (code === odd ? ['output'] : code === refused ? ['budget'] : code)),
    );

    writeFileSync(join(folder.root, 'full'), 'a file where a folder goes');
    const blocked = await openCrew(join(folder.root, 'full/dist'));
    const [first] = brands;
    if (first === undefined) throw new Error('there is no brand');
    await expect(blocked.stamp(first)).rejects.toMatchObject({ code: 'ENOTDIR' });
    await blocked.close();
  }, 120_000);

  it('is built except for brands whose targets are blocked by something unexpected', async () => {
    const dist = (...path: string[]): string => join(folder.root, 'dist', ...path);
    const [looped, followed, replaced] = [codes[0] ?? '', codes[1] ?? '', codes[2] ?? ''];
    const spoil = (): void => {
      rmSync(dist(looped, 'index.html'));
      symlinkSync('index.html', dist(looped, 'index.html'));
      writeFileSync(dist(`.${followed}.previous`), 'mine');
      rmSync(dist(replaced), { recursive: true });
      writeFileSync(dist(replaced), 'mine');
    };
    const onProgress: BuildOptions['onProgress'] = ({ step }) => void (step === 'core' && spoil());
    const { brands } = await buildBrands({ root: folder.root, verify: true, onProgress });
    expect(brands.map(({ code, status, problems }) => [code, status, problems.map(({ rule }) => rule)])).toEqual(
      codes.map((code) => {
        if (code === refused) return [code, 'failed', ['budget']];
        return [looped, followed, replaced].includes(code) ? [code, 'failed', ['output']] : [code, 'unchanged', []];
      }),
    );
    for (const [index, place] of [dist(looped, 'index.html'), dist(`.${followed}.previous`), dist(replaced)].entries())
      expect(brands[index]?.problems[0]?.message).toContain(place);
    expect(readFileSync(dist(replaced), 'utf8')).toBe('mine');
  });
});
