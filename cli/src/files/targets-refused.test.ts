import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { requireDataFolder } from '../gateway/data-folder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toCliError } from '../errors/cli-error.ts';
import { build } from '../services/make/build.ts';
import { findDrift } from '../services/compare/drift.ts';
import { fixBrands } from '../services/make/fix.ts';
import { makeGallery } from '../services/look/gallery.ts';
import { host } from '../services/ship/host.ts';
import { migrateBrands } from '../services/keep/migrate.ts';
import { makeBrand } from '../services/make/new.ts';
import { exportBrandTokens } from '../services/ship/tokens.ts';
import { vdiff } from '../services/compare/vdiff.ts';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Checkout } from '../testing/checkout.ts';
import { requirePage } from '../pages/write-page.ts';

/** Brands that `check --fix` and `migrate` would rewrite. */
const wrong = brandFile('acme', { identity: { name: 'Acme', ageMrk: 18 } });
const old = brandFile('beta', { schemaVersion: 1 });
let box: Checkout;
let before: string[];

/** The targets; each is made once. */
beforeAll(() => {
  box = new Checkout();
  const page = (verb: string): string =>
    `<!doctype html>\n<html lang="en">\n<head>\n<meta name="generator" content="livery ${verb}">\n<title>x</title>\n`;
  box.write({
    'out/file/acme': 'mine',
    'out/foreign/acme/notes.txt': 'mine',
    'out/repository/acme/.git/HEAD': 'mine',
  });
  mkdirSync(box.at('out/empty/acme'), { recursive: true });
  box.bundle('out/same/acme', 'acme');
  box.bundle('out/other/acme', 'beta');
  box.bundle('out/noted/acme', 'acme');
  box.write({ 'out/noted/acme/core/notes.txt': 'mine' });
  box.bundle('out/emptied/acme', 'acme');
  mkdirSync(box.at('out/emptied/acme/.git'));
  box.bundle('out/linked/acme', 'acme');
  box.write({ 'out/linked/acme/logo.svg': { link: box.at('outside/notes.txt') } });
  box.bundle('out/watched/acme', 'acme');
  box.write({ 'out/watched/acme/.DS_Store': 'of the Finder' });
  box.bundle('out/old/acme', 'acme');
  const manifest = JSON.parse(readFileSync(box.at('out/old/acme/files.json'), 'utf8')) as object;
  box.write({ 'out/old/acme/files.json': { ...manifest, tool: undefined, brand: undefined } });
  box.bundle('out/cut/acme', 'acme');
  box.write({ 'out/cut/acme/files.json': '' });
  box.bundle('out/climbing/acme', 'acme');
  box.write({
    'out/climbing/acme/files.json': { ...manifest, files: [{ path: '../x', bytes: 1, sha256: '0'.repeat(64) }] },
    'out/toSources/acme': { link: path.join(box.project, 'brands/acme') },
    'out/toOutside/acme': { link: box.at('outside') },
    'out/toNowhere/acme': { link: box.at('nowhere') },
    'out/toBundle/acme': { link: path.join(box.project, 'dist/acme') },
  });
  box.bundle('out/previous/.acme.previous', 'beta');
  box.write({
    'away/acme/brand.json': wrong,
    'away/beta/brand.json': old,
    'linked/brands': { link: box.at('away') },
    'place/sources': { link: path.join(box.project, 'brands') },
    'place/outside': { link: box.at('outside') },
    'place/nowhere': { link: box.at('nowhere') },
    'place/loop': { link: box.at('place/loop') },
    'files/mine.html': '<!doctype html><title>of somebody</title>',
    'files/empty': '',
  });
  for (const verb of ['matrix', 'coverage', 'diff', 'vdiff', 'impact']) box.write({ [`files/${verb}`]: page(verb) });
  box.write({
    'files/nginx': '# Written by `livery host nginx` for 1 brand on 1 host.\n',
    'files/caddy': '# Written by `livery host caddy` for 1 brand on 1 host.\n',
    'files/tokens': '{\n  "$schema": "https://x",\n  "$description": "Written by livery tokens export."\n}',
  });
  mkdirSync(box.at('files/folder'));
  box.write({
    'files/toSources': { link: path.join(box.project, 'brands/acme/brand.json') },
    'files/toOutside': { link: box.at('outside/notes.txt') },
    'files/toNowhere': { link: box.at('nowhere') },
    'outside/matrix': page('matrix'),
    'files/toOwnOutside': { link: box.at('outside/matrix') },
    'work/project/matrix': page('matrix'),
    'work/project/toOwn': { link: path.join(box.project, 'matrix') },
    'galleries/own/index.html': `${page('gallery')}<a href="pictures/acme/home-light-desktop.png"><img></a>`,
    'galleries/own/pictures/acme/home-light-desktop.png': 'taken',
    'galleries/noted/index.html': page('gallery'),
    'galleries/noted/pictures/mine.png': 'mine',
    'data/own/postgres/password': 'x',
    'data/foreign/postgres/README': 'mine',
  });
  before = box.snapshot();
});
afterAll(() => box[Symbol.dispose]());

/** The exit code of a refused operation, or 0 if it passes. In either case nothing may have changed. */
async function codeOf(work: () => unknown): Promise<number> {
  const code = await Promise.resolve()
    .then(work)
    .then(
      () => 0,
      (error: unknown) => {
        const known = toCliError(error);
        if (known === null) throw error;
        expect(known.report.hint).toMatch(/\w\.$/);
        return known.exitCode;
      },
    );
  expect(box.snapshot()).toEqual(before);
  return code;
}

/** Places inside the project, above it and next to it. */
const places: [place: string, () => string][] = [
  ['the root of the disk', () => '/'],
  ['an ancestor of the project', () => box.at('work')],
  ['the project', () => box.project],
  ['brands/', () => path.join(box.project, 'brands')],
  ['the own folder of the brand', () => path.join(box.project, 'brands/acme')],
  ['below the folder of another brand', () => path.join(box.project, 'brands/beta/new')],
  ['the sources', () => path.join(box.project, 'packages')],
  ['below the sources', () => path.join(box.project, 'docs/new')],
  ['.git', () => path.join(box.project, '.git/new')],
  ['node_modules', () => path.join(box.project, 'node_modules')],
  ['a cache', () => path.join(box.project, '.livery/core')],
  ['a link to brands/', () => box.at('place/sources')],
  ['below a link to brands/', () => box.at('place/sources/new')],
  ['a link that leads nowhere', () => box.at('place/nowhere')],
  ['below a link that leads nowhere', () => box.at('place/nowhere/new')],
  ['a link that leads to itself', () => box.at('place/loop')],
];

describe('livery build', () => {
  const codeAt = (out: string): Promise<number> => codeOf(() => build(box.project, ['acme'], { out, dryRun: true }));

  it.each(places)('writes nothing to %s', async (_, place) => {
    expect(await codeAt(place())).toBe(2);
  });

  it.each([
    ['file', 2],
    ['foreign', 2],
    ['repository', 2],
    ['empty', 0],
    ['missing', 0],
    ['same', 0],
    ['watched', 0],
    ['other', 2],
    ['noted', 2],
    ['emptied', 2],
    ['linked', 2],
    ['old', 2],
    ['cut', 2],
    ['climbing', 2],
    ['toSources', 2],
    ['toOutside', 2],
    ['toNowhere', 2],
    ['toBundle', 2],
    ['previous', 2],
  ])('handles the bundle target %s with exit code %i', async (name, code) => {
    expect(await codeAt(box.at(`out/${name}`))).toBe(code);
  });

  it('builds through a link to an outside folder that it may fill', async () => {
    expect(await codeAt(box.at('place/outside'))).toBe(0);
  });

  it('gives the only remedy for a bundle of an older livery without a mark', async () => {
    await expect(build(box.project, ['acme'], { out: box.at('out/old') })).rejects.toMatchObject({
      message: expect.stringContaining('an earlier livery'),
      hint: `Remove it yourself (rm -r ${box.at('out/old/acme')}) and build again.`,
    });
  });

  it('counts the other refused targets too', async () => {
    const out = box.at('out/noted');
    box.write({ 'out/noted/beta': 'mine' });
    before = box.snapshot();
    await expect(build(box.project, ['acme', 'beta'], { out })).rejects.toThrow(/notes\.txt.* Nor is one more\.$/);
    expect(await codeAt(out)).toBe(2);
  });
});

describe.each<[string, (file: string) => unknown, own: string, other: string]>([
  ...['matrix', 'coverage', 'diff', 'vdiff', 'impact'].map((verb): [string, (file: string) => unknown, string, string] => [
    `${verb} --html`,
    (file) => requirePage(box.project, verb, file),
    verb,
    verb === 'matrix' ? 'diff' : 'matrix',
  ]),
  [
    'host --file',
    (file) => host(box.project, 'nginx', ['acme'], { root: '/srv', certificates: '/etc', file, dryRun: true }),
    'nginx',
    'caddy',
  ],
  ['tokens --file', (file) => exportBrandTokens(box.project, 'acme', { file, dryRun: true }), 'tokens', 'nginx'],
])('livery %s', (_, run, own, other) => {
  it('writes nothing among sources, and replaces no folder', async () => {
    for (const [name, place] of places) expect(await codeOf(() => run(place())), name).toBe(2);
  });

  it('overwrites only its own output', async () => {
    const cases: [name: string, code: number][] = [
      ['new', 0],
      ['new/below/file', 0],
      ['empty', 0],
      [own, 0],
      [other, 2],
      ['mine.html', 2],
      ['folder', 2],
      ['toSources', 2],
      ['toOutside', 2],
      ['toOwnOutside', 2],
      ['toNowhere', 2],
    ];
    for (const [name, code] of cases) expect(await codeOf(() => run(box.at(`files/${name}`))), name).toBe(code);
    expect(await codeOf(() => run(box.at('out/same/acme')))).toBe(2);
    expect(await codeOf(() => run('/dev/null'))).toBe(0);
  });
});

it('livery matrix --html overwrites its own page behind a link inside the project', async () => {
  expect(await codeOf(() => requirePage(box.project, 'matrix', path.join(box.project, 'toOwn')))).toBe(0);
});

describe('livery gallery --out', () => {
  const codeAt = (out: string): Promise<number> => codeOf(() => makeGallery(box.project, ['acme'], { out, dryRun: true }));

  it.each(places)('writes nothing to %s', async (_, place) => {
    expect(await codeAt(place())).toBe(2);
  });

  it('replaces only its own gallery', async () => {
    for (const name of ['galleries/own', 'galleries/new', 'out/empty/acme']) expect(await codeAt(box.at(name)), name).toBe(0);
    for (const name of ['galleries/noted', 'out/same/acme', 'outside', 'out/toOutside/acme'])
      expect(await codeAt(box.at(name)), name).toBe(2);
    expect(await codeAt(box.at('files/mine.html'))).toBe(3);
  });
});

describe('livery gateway --data', () => {
  const codeAt = (folder: string): Promise<number> => codeOf(() => requireDataFolder(box.project, folder));

  it.each(places)('writes nothing to %s', async (_, place) => {
    expect(await codeAt(place())).toBe(2);
  });

  it('accepts only an empty folder or its own', async () => {
    for (const name of ['data/own', 'data/new', 'out/empty/acme', 'work/project/.livery']) expect(await codeAt(box.at(name)), name).toBe(0);
    for (const name of ['data/foreign', 'outside', 'out/same/acme']) expect(await codeAt(box.at(name)), name).toBe(2);
    expect(await codeAt(box.at('files/mine.html'))).toBe(3);
  });
});

describe('livery new', () => {
  it.each<[string, (dir: string) => void]>([
    ['a file', (dir) => box.write({ [path.relative(box.root, dir)]: 'mine' })],
    ['a link to an empty folder outside', (dir) => symlinkSync(box.at('out/empty/acme'), dir)],
    ['a link that leads nowhere', (dir) => symlinkSync(box.at('nowhere'), dir)],
    ['a folder with a link in it', (dir) => (mkdirSync(dir), symlinkSync(box.at('out/empty/acme'), path.join(dir, 'assets')))],
    ['a folder with a file that leads nowhere', (dir) => (mkdirSync(dir), symlinkSync(box.at('nowhere'), path.join(dir, 'brand.json')))],
  ])('does not fill %s', async (_, stand) => {
    const dir = path.join(box.project, 'brands/fresh');
    stand(dir);
    const whole = before;
    before = box.snapshot();
    for (const dryRun of [true, false]) expect(await codeOf(() => makeBrand(box.project, 'fresh', { dryRun }))).toBe(2);
    rmSync(dir, { recursive: true });
    before = whole;
  });

  it('does not follow a brands/ link out of the project', async () => {
    expect(await codeOf(() => makeBrand(box.at('linked'), 'fresh', {}))).toBe(2);
  });
});

describe('commands that edit brand files', () => {
  const verbs: [string, (root: string) => unknown][] = [
    ['check --fix', (root) => fixBrands(root, ['*'], {})],
    ['migrate', (root) => migrateBrands(root, ['*'], {})],
  ];

  it.each(verbs)('%s does not touch the target of a link in a brand', async (_, run) => {
    const file = path.join(box.project, 'brands/acme/brand.json');
    for (const to of ['outside/brand.json', 'work/project/brands/beta/wrong.json', 'work/project/packages/wrong.json']) {
      box.write({ [to]: wrong });
      renameSync(file, `${file}.kept`);
      symlinkSync(box.at(to), file);
      const whole = before;
      before = box.snapshot();
      expect(await codeOf(() => run(box.project)), to).toBe(0);
      before = whole;
      renameSync(`${file}.kept`, file);
      rmSync(box.at(to));
    }
  });

  it.each(verbs)('%s does not follow a brands/ link out of the project', async (_, run) => {
    expect(await codeOf(() => run(box.at('linked')))).toBe(2);
  });

  it.each<[string, () => unknown]>([
    ['drift', () => findDrift(box.project, ['acme'], { accept: true, twins: 0 })],
    ['vdiff', () => vdiff(box.project, ['acme'], { accept: true })],
  ])('%s --accept refuses a link out of the project and a record that it did not write', async (_, run) => {
    const record = path.join(box.project, 'brands/acme/accepted.json');
    const whole = before;
    symlinkSync(box.at('outside/notes.txt'), record);
    before = box.snapshot();
    expect(await codeOf(run)).toBe(2);
    rmSync(record);
    box.write({ [path.relative(box.root, record)]: 'mine' });
    before = box.snapshot();
    expect(await codeOf(run)).toBe(2);
    rmSync(record);
    before = whole;
  });
});

it('no command leaves anything at the root of the disk', () => {
  expect(existsSync('/acme')).toBe(false);
});
