import { spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadBrands, rasterSize, type PublicBrand } from '@livery/brand';
import postcss from 'postcss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilesManifest } from '../output/files-manifest.ts';
import { integrityOf, sha256 } from '../output/content-hash.ts';
import { recoverOutput } from '../output/output-folder.ts';
import { besidePackages, PortalFolder } from '../testing/portal-folder.ts';
import { buildBrands, type BrandBuild, type BuildReport } from './build-brands.ts';

const environments = (code: string): Record<string, unknown> => ({ other: { hosts: [`other.${code}.example`] } });
const brands: [code: string, changes: Record<string, unknown>][] = [
  ['alfa', { environments: environments('alfa') }],
  [
    'beta',
    {
      merchantCode: 'BETA_77',
      environments: environments('beta'),
      languages: { default: 'en', supported: ['en'] },
      theme: { seeds: { primary: 'indigo' }, modes: ['dark'] },
      gateway: { baseUrl: 'https://gateway.beta.example' },
    },
  ],
];

let folder: PortalFolder;
/** Built by another process in another folder, with another clock, time zone and language. */
let other: PortalFolder;
let otherBuild: SpawnSyncReturns<string>;
let portal: string;
let report: BuildReport;

const bundle = (code: string): string => join(folder.root, 'dist', code);
const read = (code: string, path: string): string => readFileSync(join(bundle(code), path), 'utf8');
const files = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();
/** The entries of `dist/` that are not bundles. */
const beside = (): string[] => readdirSync(join(folder.root, 'dist')).filter((name) => name.startsWith('.'));
const hashes = (dir: string): string[] => files(dir).map((path) => `${path} ${sha256(readFileSync(join(dir, path)))}`);
const pages = (code: string): string[] => files(bundle(code)).filter((path) => path.endsWith('.html'));
const manifest = (dir: string): FilesManifest => JSON.parse(readFileSync(join(dir, 'files.json'), 'utf8')) as FilesManifest;
const inline = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
const critical = (html: string): string => inline(html, /<style id="livery-critical">(.*?)<\/style>/s);
const importMap = (html: string): string => inline(html, /<script type="importmap">(.*?)<\/script>/s);
const classesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/** For another process, so that a build can have its own time zone and language and be killed. Turns differ. */
const script = `
  const [module, root, portal, turns, codes] = process.argv.slice(1);
  const { buildBrands } = await import(module);
  for (let turn = 0; turn < Number(turns); turn++) {
    const { brands } = await buildBrands({ root, portal, codes: codes.split(','), ...(turn % 2 === 1 && { environment: 'other' }), onProgress: ({ step }) => console.log(step) });
    for (const { code, status } of brands) console.log(code, status);
  }
`;
/** Ten years ahead, and one day later at every reading. */
const otherClock = `data:text/javascript,${encodeURIComponent(`
  const RealDate = Date;
  let days = 3650;
  globalThis.Date = class extends RealDate {
    constructor(...values) { super(...(values.length > 0 ? values : [Date.now()])); }
    static now() { return RealDate.now() + ++days * 86_400_000; }
  };
`)}`;
const builder = (root: string, portalOf: string, turns: number, codes = brands.map(([code]) => code)): string[] => [
  '--conditions=livery-source',
  '--input-type=module',
  '-e',
  script,
  join(import.meta.dirname, 'build-brands.ts'),
  root,
  portalOf,
  String(turns),
  codes.join(','),
];
/** A build by another process, at another time, in another time zone and language. */
const buildElsewhere = (root: string, codes?: string[]): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, ['--import', otherClock, ...builder(root, portal, 1, codes)], {
    env: { ...process.env, TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
    encoding: 'utf8',
  });
/** A brand with letters that languages sort differently from their character codes. */
function writeEta(root: PortalFolder): void {
  const [light, dark, night, icon, logo] = ['assets/ia.svg', 'assets/Ib.svg', 'assets/ä.svg', 'assets/z.svg', 'assets/B.svg'];
  root.writeBrand('eta', { hero: { art: { light, dark } }, assets: { logo: { light: logo, dark: night }, icon } });
  for (const file of [light, dark, night, icon, logo])
    root.write({
      [`brands/eta/${file}`]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" id="${file}"/></svg>`,
    });
}
/** The remains of a killed compilation by a process of this number. */
const abandonedCore = (pid: number | undefined): string => `.livery/core/0123456789abcdef0123.${pid}.tmp`;
const ended = spawnSync(process.execPath, ['--version']).pid;

beforeAll(async () => {
  folder = new PortalFolder(besidePackages);
  other = new PortalFolder();
  for (const root of [folder, other]) {
    for (const [code, changes] of brands) root.writeBrand(code, changes);
    await root.bringCore();
  }
  portal = folder.copyPortal();
  writeEta(other);
  otherBuild = buildElsewhere(other.root, [...brands.map(([code]) => code), 'eta']);
  report = await buildBrands({ root: folder.root, portal });
}, 300_000);

afterAll(() => {
  folder[Symbol.dispose]();
  other[Symbol.dispose]();
});

describe('buildBrands', () => {
  it('reports every brand with its bundle', () => {
    expect(report.version).toBe(1);
    expect(report.brands.map(({ code, status, out }) => [code, status, out])).toEqual(
      brands.map(([code]) => [code, 'built', bundle(code)]),
    );
    for (const { code, files: count, bytes } of report.brands) {
      expect(count).toBe(files(bundle(code)).length);
      expect(bytes).toBeGreaterThan(100_000);
    }
  });

  it('rebuilds every bundle and the kept core byte for byte after an edit to a shared file, and tidies the cores [engine-26]', () => {
    for (const pid of [ended, process.ppid]) folder.write({ [`${abandonedCore(pid)}/client/main.js`]: '' });
    // The core was compiled in this repository, and the bundles were made by this process.
    const before = [hashes(bundle('alfa')), hashes(bundle('beta'))];
    const shared = join(bundle('alfa'), 'core', files(join(bundle('alfa'), 'core'))[0] ?? '');
    chmodSync(shared, 0o644);
    appendFileSync(shared, '/* mine */');
    const { stdout, stderr } = buildElsewhere(folder.root);
    expect([stderr, stdout.trim().split('\n')]).toEqual(['', expect.arrayContaining(['compile', 'alfa built', 'beta built'])]);
    expect([hashes(bundle('alfa')), hashes(bundle('beta'))]).toEqual(before);
    // Remains of a killed compilation are removed, files of a running one are not.
    expect([ended, process.ppid].map((pid) => existsSync(join(folder.root, abandonedCore(pid))))).toEqual([false, true]);
  }, 120_000);

  it('gives the same bytes in another folder, at another time, in another time zone and language [engine-26]', async () => {
    expect(otherBuild).toMatchObject({ stderr: '', stdout: expect.stringContaining('eta built') });
    writeEta(folder);
    await buildBrands({ root: folder.root, portal, codes: ['eta'] });
    for (const code of [...brands.map(([each]) => each), 'eta'])
      expect(hashes(join(other.root, 'dist', code))).toEqual(hashes(bundle(code)));
    folder.remove('brands/eta');
  });

  it('skips only the brands whose inputs have not changed', async () => {
    const before = statSync(join(bundle('alfa'), 'version.json')).mtimeMs;
    const again = await buildBrands({ root: folder.root, portal });
    expect(again.core.cached).toBe(true);
    expect(again.brands.map(({ status }) => status)).toEqual(['unchanged', 'unchanged']);
    expect(again.brands.map(({ files: count, bytes }) => [count, bytes])).toEqual(
      report.brands.map(({ files: count, bytes }) => [count, bytes]),
    );
    expect(statSync(join(bundle('alfa'), 'version.json')).mtimeMs).toBe(before);
    folder.write({
      'brands/beta/assets/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
    });
    const edited = await buildBrands({ root: folder.root, portal });
    expect(edited.brands.map(({ status }) => status)).toEqual(['unchanged', 'built']);
  });

  it.each<[string, string, (file: string) => void]>([
    ['is gone', 'index.html', (file) => rmSync(file)],
    [
      'was edited',
      'contrast.json',
      (file) =>
        writeFileSync(
          file,
          readFileSync(file).map((byte) => byte ^ 1),
        ),
    ],
  ])('rebuilds a bundle if one of its files %s', async (_, path, damage) => {
    const before = hashes(bundle('alfa'));
    damage(join(bundle('alfa'), path));
    const { brands: built } = await buildBrands({ root: folder.root, portal, verify: true });
    expect(built.map(({ status }) => status)).toEqual(['built', 'unchanged']);
    expect(hashes(bundle('alfa'))).toEqual(before);
  });

  it('fails a brand whose picture is deleted after the check, and builds the others', async () => {
    const reports = await loadBrands({ root: folder.root });
    const hero = reports[0]?.brand?.hero.art.light ?? '';
    const content = readFileSync(hero);
    rmSync(hero);
    const { brands: built } = await buildBrands({ root: folder.root, portal, reports });
    writeFileSync(hero, content);
    expect(built.map(({ status }) => status)).toEqual(['failed', 'unchanged']);
    expect(built[0]?.problems).toEqual([expect.objectContaining({ rule: 'asset', message: expect.stringContaining(basename(hero)) })]);
  });

  it('writes nothing for a brand with an error, and builds the others', async () => {
    const before = hashes(bundle('alfa'));
    folder.write({ 'brands/alfa/brand.json': '{ "schemaVersion": 1, ' });
    folder.writeBrand('gama');
    const mixed = await buildBrands({ root: folder.root, portal });
    expect(mixed.brands.map(({ code, status }) => [code, status])).toEqual([
      ['alfa', 'failed'],
      ['beta', 'unchanged'],
      ['gama', 'built'],
    ]);
    expect(mixed.brands[0]?.problems[0]?.severity).toBe('error');
    expect(hashes(bundle('alfa'))).toEqual(before);
    folder.writeBrand('alfa');
  });

  it(
    'leaves the previous bundle intact when a build is interrupted, and cleans up in the next build [engine-43]',
    { timeout: 120_000 },
    async () => {
      const dir = bundle('alfa');
      for (let attempt = 0; attempt < 4; attempt++) {
        const child = spawn(process.execPath, builder(folder.root, portal, 1000), { stdio: ['ignore', 'pipe', 'ignore'] });
        await new Promise<void>((resolve) => child.stdout.on('data', (text: Buffer) => text.includes('brand') && resolve()));
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 120));
        child.kill(attempt % 4 === 0 ? 'SIGINT' : 'SIGKILL');
        await new Promise((resolve) => child.on('exit', resolve));
        recoverOutput(dir);
        const { files: listed } = manifest(dir);
        expect(listed.filter(({ path, sha256: hash }) => sha256(readFileSync(join(dir, path))) !== hash)).toEqual([]);
        expect(listed.length).toBe(files(dir).length - 2);
      }
      await buildBrands({ root: folder.root, portal });
      expect(beside()).toEqual([]);
    },
  );

  it('leaves an intact bundle when two processes build into one folder at once [engine-43]', async () => {
    const children = [2, 2].map((turns) => spawn(process.execPath, builder(folder.root, portal, turns), { stdio: 'ignore' }));
    expect(await Promise.all(children.map((child) => new Promise((resolve) => child.on('exit', resolve))))).toEqual([0, 0]);
    const { files: listed } = manifest(bundle('beta'));
    expect(listed.filter(({ path, sha256: hash }) => sha256(readFileSync(join(bundle('beta'), path))) !== hash)).toEqual([]);
    expect(beside()).toEqual([]);
  });
});

describe('a bundle that may not be shipped', () => {
  const text = (title: string): string => JSON.stringify({ home: { hero: { title } } });
  beforeAll(() => folder.writeBrand('gama'));
  const attempt = async (): Promise<BrandBuild | undefined> =>
    (await buildBrands({ root: folder.root, portal, codes: ['gama'] })).brands[0];

  it('is refused before the swap if it contains the name, id, a host or the gateway of another brand [engine-28]', async () => {
    await attempt();
    const before = hashes(bundle('gama'));
    folder.write({ 'brands/gama/locales/pt.json': text('Tudo que “Beta” tem: BETA_77, alfa.example, gateway.beta.example') });
    const refused = await attempt();
    folder.write({ 'brands/gama/locales/pt.json': '{}' });
    expect(refused?.status).toBe('failed');
    const inPage = refused?.problems.filter(({ file, message }) => file === 'gama/index.html' && message.startsWith('index.html holds'));
    expect(inPage?.map(({ message }) => message.replace(/ at \d+/, ''))).toEqual(
      expect.arrayContaining([
        'index.html holds "Beta", the name of the brand beta.',
        'index.html holds "BETA_77", the merchant code of the brand beta.',
        'index.html holds "alfa.example", the host of the brand alfa.',
        'index.html holds "gateway.beta.example", the host of the brand beta.',
      ]),
    );
    expect(inPage?.filter(({ rule, severity, column }) => rule !== 'leak' || severity !== 'error' || column < 2)).toEqual([]);
    expect(hashes(bundle('gama'))).toEqual(before);
    expect(beside()).toEqual([]);
  });

  it('is refused once a new brand has a name that it contains, and passes again without that brand [engine-28]', async () => {
    folder.write({ 'brands/gama/locales/pt.json': text('Tudo que Gammabet tem') });
    expect((await attempt())?.status).toBe('built');
    folder.writeBrand('zeta', { identity: { name: 'Gammabet' } });
    expect((await attempt())?.problems[0]?.message).toMatch(/^index\.html holds "Gammabet" at \d+, the name of the brand zeta\.$/);
    expect((await attempt())?.status).toBe('failed');
    folder.remove('brands/zeta');
    expect((await attempt())?.status).toBe('unchanged');
    folder.write({ 'brands/gama/locales/pt.json': '{}' });
  });

  it('is not rebuilt when a brand joins whose name it does not contain', async () => {
    await attempt();
    const before = statSync(join(bundle('gama'), 'index.html')).ino;
    folder.writeBrand('zeta', { identity: { name: 'Zetabet' } });
    expect((await attempt())?.status).toBe('unchanged');
    folder.remove('brands/zeta');
    expect(statSync(join(bundle('gama'), 'index.html')).ino).toBe(before);
    expect(hashes(bundle('gama')).join()).not.toContain('cleared');
  });

  it('is refused when a picture contains a secret [engine-28]', async () => {
    const secret = `AKIA${'IOSFODNN7EXAMPLE'}`;
    folder.write({
      'brands/gama/assets/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>${secret}</title></svg>`,
    });
    const refused = await attempt();
    folder.writeBrand('gama');
    expect(refused?.problems[0]).toMatchObject({ rule: 'secret', severity: 'error', column: 66 });
    expect(refused?.problems[0]?.file).toMatch(/^gama\/assets\/logo-\w+\.svg$/);
    expect(JSON.stringify(refused?.problems)).not.toContain(secret);
  });

  it('is shipped if the other brand declares its name a common word [engine-28]', async () => {
    folder.writeBrand('delta', { identity: { name: 'Boa Onda' }, commonName: true });
    folder.write({ 'brands/gama/locales/pt.json': text('Pegue uma Boa Onda') });
    expect((await attempt())?.status).toBe('built');
    folder.writeBrand('delta', { identity: { name: 'Boa Onda' } });
    folder.write({ 'brands/gama/locales/pt.json': text('Pegue a Boa Onda') });
    expect((await attempt())?.problems[0]?.hint).toContain('"commonName": true in brands/delta/brand.json');
    folder.write({ 'brands/gama/locales/pt.json': '{}' });
  });

  it('is refused over its budget, with the heaviest parts and a remedy [engine-29]', async () => {
    folder.writeBrand('gama', { budgets: { htmlKb: 5 } });
    const refused = await attempt();
    folder.writeBrand('gama');
    expect(refused?.problems).toMatchObject([
      { rule: 'budget', severity: 'error', file: 'brands/gama/brand.json', pointer: '/budgets/htmlKb' },
    ]);
    expect(refused?.problems[0]?.message).toMatch(
      /^The home page weighs \d+\.\d kB compressed, and the budget is 5 kB\. Most of it: .+ \d+\.\d kB, .+ \d+\.\d kB/,
    );
    expect(refused?.problems[0]?.line).toBeGreaterThan(1);
    expect(refused?.problems[0]?.hint).toContain('budgets.htmlKb');
  });
});

describe('a bundle', () => {
  it('shares the compiled portal with every other brand, byte for byte', () => {
    const core = (code: string): string[] => hashes(join(bundle(code), 'core'));
    expect(core('alfa').length).toBeGreaterThan(10);
    expect(core('alfa')).toEqual(core('beta'));
    const twice = basename(files(join(bundle('alfa'), 'core'))[0] ?? '');
    expect(statSync(join(bundle('alfa'), 'core', twice)).ino).toBe(statSync(join(bundle('beta'), 'core', twice)).ino);
  });

  it('lists every file with its hash, and every script with its reason [engine-27]', () => {
    const { files: listed, inline: withinPages } = manifest(bundle('alfa'));
    const unlisted = ['files.json', 'version.json'];
    expect(listed.map(({ path }) => path)).toEqual(files(bundle('alfa')).filter((path) => !unlisted.includes(path)));
    for (const { path, bytes, sha256: hash, reason } of listed) {
      const content = readFileSync(join(bundle('alfa'), path));
      expect([bytes, hash]).toEqual([content.length, sha256(content)]);
      expect(reason !== undefined && reason.length > 5).toBe(path.endsWith('.js'));
    }
    const html = read('alfa', 'index.html');
    const inner = [...html.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/gs)].map(([, text]) => integrityOf(text ?? ''));
    expect(withinPages.map(({ integrity }) => integrity).sort()).toEqual(inner.sort());
    expect(withinPages.every(({ reason }) => reason.length > 5)).toBe(true);
  });

  it('lists the inline parts of every page in its policy, and no others', () => {
    for (const [code] of brands) {
      const policy = /Content-Security-Policy: (.*)/.exec(read(code, '_headers'))?.[1] ?? '';
      const allowed = (name: string): string[] =>
        [...(new RegExp(`${name} ([^;]*)`).exec(policy)?.[1] ?? '').matchAll(/'(sha256-[^']*)'/g)].map(([, hash]) => hash ?? '').sort();
      const found = { scripts: new Set<string>(), styles: new Set<string>() };
      for (const page of pages(code)) {
        const html = read(code, page);
        for (const [, text = ''] of html.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/gs)) found.scripts.add(integrityOf(text));
        for (const [, text = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) found.styles.add(integrityOf(text));
        expect(html).not.toMatch(/\s(?:style|on\w+)="/);
      }
      expect([...found.scripts].sort()).toEqual(allowed('script-src'));
      expect([...found.styles].sort()).toEqual(allowed('style-src'));
    }
  });

  it('carries the integrity of every script, in the import map and on its elements', () => {
    const { integrity } = JSON.parse(importMap(read('alfa', 'index.html'))) as { integrity: Record<string, string> };
    const scripts = files(bundle('alfa')).filter((path) => path.startsWith('core/') && path.endsWith('.js'));
    expect(Object.keys(integrity)).toEqual(scripts.map((path) => `/${path}`));
    for (const path of scripts) expect(integrity[`/${path}`]).toBe(integrityOf(readFileSync(join(bundle('alfa'), path))));
    const elements = pages('alfa').flatMap((page) => [
      ...read('alfa', page).matchAll(/(?:src|href)="\/(core\/[^"]*)" integrity="([^"]*)"/g),
    ]);
    expect(elements.length).toBeGreaterThan(pages('alfa').length);
    for (const [, path = '', value] of elements) expect(value).toBe(integrityOf(readFileSync(join(bundle('alfa'), path))));
  });

  it('inlines on each page exactly the rules for classes that its drawings use in any language', () => {
    const classesIn = (css: string): Set<string> => {
      const names = new Set<string>();
      postcss.parse(css).walkRules((rule) => {
        for (const [, name = ''] of rule.selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)) names.add(name);
      });
      return names;
    };
    const sheets = files(join(bundle('alfa'), 'core')).filter((path) => path.endsWith('.css'));
    const styled = classesIn(sheets.map((path) => read('alfa', `core/${path}`)).join(''));
    const drawn = pages('alfa').filter((page) => read('alfa', page).includes('data-prerendered'));
    const alike = Map.groupBy(drawn, (page) => critical(read('alfa', page)));
    expect(alike.size).toBeGreaterThan(8);
    for (const [css, group] of alike) {
      const used = group.flatMap((page) => [...classesOf(read('alfa', page))]).filter((name) => styled.has(name));
      expect([...classesIn(css)].sort(), group.join()).toEqual([...new Set(used)].sort());
    }
  });

  it('contains neither the name nor the hosts of another brand [engine-28]', () => {
    for (const path of files(bundle('alfa')).filter((file) => /\.(?:html|json|webmanifest|js|css|svg)$|^_/.test(file))) {
      expect(read('alfa', path), path).not.toMatch(/\bbeta\b|Beta|gateway\.beta/);
    }
  });

  it('includes icons, manifest and link picture, each in its declared size [engine-13]', () => {
    const { icons } = JSON.parse(read('alfa', 'manifest.webmanifest')) as {
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
    };
    for (const { src, sizes, type } of icons) {
      const content = readFileSync(join(bundle('alfa'), src));
      const size = rasterSize(content);
      expect([sizes, type]).toEqual(size ? [`${size.width}x${size.height}`, 'image/png'] : ['any', 'image/svg+xml']);
    }
    expect(icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual(['512x512']);
    expect(rasterSize(readFileSync(join(bundle('alfa'), 'og.png')))).toEqual({ kind: 'png', width: 1200, height: 630, orientation: 1 });
    expect(files(bundle('alfa'))).toContain('favicon.ico');
    const brand = JSON.parse(inline(read('alfa', 'index.html'), /id="livery-brand">(.*?)<\/script>/s)) as PublicBrand;
    expect(brand.assets.logo.light).toMatchObject({ width: 64, height: 64 });
    expect(brand.hero.art?.light).toMatchObject({ width: 64, height: 64 });
  });

  it('covers the languages of its brand, with the default one at the root [i18n-01] [i18n-03]', () => {
    expect(read('alfa', 'index.html')).toMatch(/<html lang="pt" data-language="pt"/);
    expect(read('alfa', 'en/index.html')).toMatch(/<html lang="en" data-language="en"/);
    expect(read('beta', 'index.html')).toMatch(/<html lang="en" data-language="en"/);
    expect(pages('beta').filter((page) => page.startsWith('pt/'))).toEqual([]);
    expect(read('alfa', 'en/index.html')).toContain('<link rel="canonical" href="https://alfa.example/en/">');
    expect(read('alfa', 'en/index.html')).toContain('<link rel="alternate" hreflang="pt" href="https://alfa.example/">');
  });

  it('names / as the canonical address of its alternative paths', () => {
    for (const language of ['', 'en/'])
      expect(read('alfa', `${language}home.html`)).toContain(`<link rel="canonical" href="https://alfa.example/${language}">`);
  });

  it('draws every page at its own path, and home at its alternative paths', () => {
    const rootOf = (page: string): string[] =>
      /<div id="root" data-prerendered="([^"]*)">(.*?)<script type="application/s.exec(read('alfa', page))?.slice(1) ?? [];
    const paths = ['index', 'login', 'rng', 'help', 'app'].map((page) => rootOf(`en/${page}.html`)[0]);
    expect(paths).toEqual(['/', '/', '/rng', '/help', '/app']);
    const others = pages('alfa').filter((page) => rootOf(page)[0] !== '/');
    expect(others.length).toBeGreaterThan(1);
    expect(others.filter((page) => rootOf(page)[1] === rootOf('index.html')[1])).toEqual([]);
  });

  it('may call its own origin, and the gateway that the brand names [wire-host]', () => {
    expect(read('alfa', '_headers')).toContain("connect-src 'self';");
    expect(read('beta', '_headers')).toContain("connect-src 'self' https://gateway.beta.example;");
  });

  it('gives its files names that mean nothing in a page, a stylesheet or an address, each file once', async () => {
    const logo = 'assets/My logo#1.SVG';
    const icon = 'assets/ic"on onload="x.svg';
    folder.writeBrand('delta', {
      hero: { art: { light: 'assets/one/same.svg', dark: 'assets/two/same.svg' } },
      assets: { logo: { light: logo, alt: 'Delta' }, icon },
    });
    const drawing = (side: number): string =>
      `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 ${side}'><path d='M0 0h9v9z'/></svg>`;
    for (const [side, file] of [logo, icon].entries()) folder.write({ [`brands/delta/${file}`]: drawing(side + 40) });
    for (const file of ['one/same.svg', 'two/same.svg']) folder.write({ [`brands/delta/assets/${file}`]: drawing(60) });
    const [built] = (await buildBrands({ root: folder.root, portal, codes: ['delta'] })).brands;
    expect(built?.problems).toEqual([]);
    const own = manifest(bundle('delta')).files.flatMap(({ path }) => (/^assets\/.*\.svg$/.test(path) ? [path] : []));
    expect(own.map((path) => path.replace(/-[0-9a-f]{10}\./, '.'))).toEqual(
      ['My-logo-1', 'ic-on-onload-x', 'same'].map((name) => `assets/${name}.svg`),
    );
    const html = read('delta', 'index.html');
    const brand = JSON.parse(inline(html, /id="livery-brand">(.*?)<\/script>/s)) as PublicBrand;
    expect(brand.assets.logo.light).toMatchObject({ url: `/${own[0]}`, width: 120, height: 40 });
    expect(html).toContain(`<link rel="icon" type="image/svg+xml" href="/${own[1]}">`);
    expect(brand.hero.art?.light.url).toBe(brand.hero.art?.dark.url);
  });

  it('names the kind of the icon that a brand without one gets', async () => {
    folder.writeBrand('delta', { assets: {} });
    await buildBrands({ root: folder.root, portal, codes: ['delta'] });
    expect(read('delta', 'index.html')).toMatch(/<link rel="icon" type="image\/svg\+xml" href="data:image\/svg\+xml,/);
  });

  it('escapes what a brand says where it could end an element', async () => {
    folder.writeBrand('delta', { identity: { name: '</script><b>&"' } });
    await buildBrands({ root: folder.root, portal, codes: ['delta'] });
    const html = read('delta', 'index.html');
    expect(html).not.toContain('</script><b>');
    expect(JSON.parse(inline(html, /id="livery-brand">(.*?)<\/script>/s))).toMatchObject({ identity: { name: '</script><b>&"' } });
  });

  it('keeps the first flight: home within 14 kB, its import map within 2 kB, at most 40 lazy scripts', () => {
    for (const { htmlGzip } of report.brands) expect(htmlGzip).toBeLessThanOrEqual(14 * 1024);
    expect(gzipSync(importMap(read('alfa', 'index.html'))).length).toBeLessThanOrEqual(2 * 1024);
    expect(manifest(bundle('alfa')).files.filter(({ reason }) => reason?.includes('loaded when')).length).toBeLessThanOrEqual(40);
  });
});
