import { readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../texts/catalogues.ts';
import { PortalFolder } from '../testing/portal-folder.ts';
import { buildBrands } from './build-brands.ts';
import { findUnchanged } from './seen-brands.ts';

let folder: PortalFolder;
const codes = ['alfa', 'beta'];
const source = (path: string): string => join(folder.root, 'brands', path);
const bundle = (path: string): string => join(folder.root, 'dist', path);
const record = (): string => join(folder.root, '.livery/seen.json');
const writeParent = (primary: string): PortalFolder =>
  folder.write({ 'brands/_base/brand.json': { schemaVersion: 2, theme: { seeds: { primary } }, identity: { ageMark: 18 } } });

const build = async (options: { verify?: boolean } = {}): Promise<string[]> =>
  (await buildBrands({ root: folder.root, codes, ...options })).brands.map(({ status }) => status);
const others = async (): Promise<string[]> =>
  (await findUnchanged({ root: folder.root, outDir: bundle(''), catalogues: await loadCatalogues(), codes, isTrusting: true })).others;

/** Late enough that no file counts as recent. */
const anHourLater = (): void => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });

beforeAll(async () => {
  folder = new PortalFolder();
  await folder.bringCore();
  writeParent('#0b7285');
  folder.writeBrand('alfa');
  folder.writeBrand('beta', { extends: '_base', theme: {} });
  anHourLater();
  await build();
  vi.useRealTimers();
}, 300_000);
beforeEach(anHourLater);
afterEach(() => vi.useRealTimers());
afterAll(() => folder[Symbol.dispose]());

describe('a fleet that was built before', () => {
  it('counts as unchanged by its folders and times alone, and is reported as built', async () => {
    expect(await others()).toEqual([]);
    const { brands, core } = await buildBrands({ root: folder.root, codes });
    expect(core.cached).toBe(true);
    const told = JSON.parse(readFileSync(bundle('beta/version.json'), 'utf8')) as { files: number; bytes: number; htmlGzip: number };
    const { files, bytes, htmlGzip } = told;
    expect(brands).toMatchObject(codes.map((code) => ({ code, status: 'unchanged', out: bundle(code), problems: [] })));
    expect(brands[1]).toMatchObject({ files, bytes, htmlGzip });
  });

  it.each<[string, () => void, string[]]>([
    ['a picture is replaced by one of its size and time', () => rewrite(source('alfa/assets/hero.svg')), ['alfa']],
    ['a file comes into its folder', () => folder.write({ 'brands/alfa/locales/pt.json': '{}' }), ['alfa']],
    ['a file of its parent is edited', () => writeParent('#0b7286'), ['beta']],
    ['a page of its bundle goes', () => rmSync(bundle('alfa/en/help.html')), ['alfa']],
    ['a page of its bundle is replaced', () => replace(bundle('beta/en/help.html')), ['beta']],
    ['its home page is edited', () => writeFileSync(bundle('beta/index.html'), 'mine'), ['beta']],
    ['its bundle goes', () => rmSync(bundle('alfa'), { recursive: true }), ['alfa']],
    ['another brand claims a host', () => folder.writeBrand('gama'), codes],
    ['the record is cut short', () => writeFileSync(record(), readFileSync(record()).subarray(0, 400)), codes],
    ['the record lies', () => edit(record(), (text) => text.replace('"build":"', '"build":"0')), codes],
    ['the record is of another version', () => edit(record(), (text) => text.replace('"version":1', '"version":2')), codes],
    ['the record is gone', () => rmSync(record()), codes],
  ])(
    'is checked again when %s, and recognised again after the next build',
    async (_, change, looked) => {
      change();
      expect(await others()).toEqual(looked);
      await build();
      expect(await others()).toEqual([]);
    },
    60_000,
  );

  it('is checked again while a file shared by bundles and the kept core is being edited', async () => {
    const cores = join(folder.root, '.livery/core');
    const [core = ''] = readdirSync(cores);
    const file = join(cores, core, 'client/core', readdirSync(join(cores, core, 'client/core'))[0] ?? '');
    const { atime, mtime } = statSync(file);
    utimesSync(file, atime, new Date(Date.now() + 1000));
    expect(await others()).toEqual(codes);
    utimesSync(file, atime, mtime);
    expect(await others()).toEqual([]);
  });

  it('is checked again in another environment, with other texts and for another folder', async () => {
    const options = { root: folder.root, outDir: bundle(''), catalogues: await loadCatalogues(), codes, isTrusting: true };
    for (const changes of [{ environment: 'staging' }, { catalogues: {} }, { outDir: join(folder.root, 'elsewhere') }])
      expect((await findUnchanged({ ...options, ...changes })).others).toEqual(codes);
  });

  it('is rebuilt with `verify` if a page was edited in place, which folder times do not show', async () => {
    writeFileSync(bundle('alfa/en/help.html'), 'mine');
    expect(await others()).toEqual([]);
    expect(await build({ verify: true })).toEqual(['built', 'unchanged']);
  });

  it('is not trusted while a file is newer than one tick of a coarse clock', async () => {
    vi.useRealTimers();
    rewrite(source('alfa/assets/hero.svg'));
    expect(await build()).toEqual(['unchanged', 'unchanged']);
    expect(await others()).toEqual(['alfa']);
  });

  it('keeps the id of a bundle whose files stay the same although its brand changed', async () => {
    const id = (): string => (JSON.parse(readFileSync(bundle('alfa/version.json'), 'utf8')) as { build: string }).build;
    const worker = (): string => readFileSync(bundle('alfa/sw.js'), 'utf8');
    folder.writeBrand('alfa');
    await build();
    const before = [id(), worker()];
    folder.writeBrand('alfa', { budgets: { htmlKb: 99 } });
    expect(await build()).toEqual(['built', 'unchanged']);
    expect([id(), worker()]).toEqual(before);
    folder.writeBrand('alfa', { identity: { name: 'Alfa Clube' } });
    await build();
    expect(id()).not.toBe(before[0]);
    expect(worker()).toContain(id());
  });
});

/** Different content with the same size and the same settable times. */
function rewrite(file: string): void {
  const { atime, mtime } = statSync(file);
  writeFileSync(file, readFileSync(file, 'utf8').replace('teal', 'gold'));
  utimesSync(file, atime, mtime);
}

function replace(file: string): void {
  writeFileSync(`${file}.new`, readFileSync(file));
  renameSync(`${file}.new`, file);
}

/** Without the hash at the start of the record. */
function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
