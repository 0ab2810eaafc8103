import { cpSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portalRoot } from '../core/portal-package.ts';
import { listen } from '../serve/listen.ts';
import { PortalFolder } from '../testing/portal-folder.ts';
import { loadCatalogues } from '../texts/catalogues.ts';
import { startDev, type DevServer } from './dev-server.ts';
import type { DevUpdate } from './browser/update.ts';

let folder: PortalFolder;
let dev: DevServer;
let told: (update: DevUpdate) => void = () => undefined;

/** The first update after an edit that matches. */
function updateAfter(edit: () => void, fits: (update: DevUpdate) => boolean): Promise<DevUpdate> {
  return new Promise((resolve) => {
    told = (update) => fits(update) && resolve(update);
    edit();
  });
}

const page = async (): Promise<string> => (await fetch(`http://127.0.0.1:${dev.port}/`, { headers: { Accept: 'text/html' } })).text();
const themeOf = (html: string): string | undefined => /<style id="livery-theme">(.*?)<\/style>/s.exec(html)?.[1];
const identity = (name: string): Record<string, unknown> => ({ identity: { name } });

/** Sends the path verbatim. `fetch` would normalize it. */
const statusOf = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: dev.port, path }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });

beforeAll(async () => {
  folder = new PortalFolder();
  folder.writeBrand('alfa');
  dev = await startDev({ root: folder.root, port: 0, onUpdate: (update) => told(update) });
});

afterAll(async () => {
  await dev.close();
  folder[Symbol.dispose]();
});

describe('startDev', () => {
  it('serves the brand from its sources', async () => {
    const html = await page();
    expect(html).toContain('"name":"Alfa"');
    expect(html).toContain('["/src/main.tsx"]');
    const logo = /"logo":\{.*?"url":"([^"]*)"/.exec(html)?.[1] ?? '';
    expect((await fetch(`http://127.0.0.1:${dev.port}${logo}`)).headers.get('content-type')).toBe('image/svg+xml');
  });

  it('draws every page with a different workspace script when given one', async () => {
    const script = join(import.meta.dirname, 'browser/dev-client.ts');
    const other = await startDev({ root: folder.root, port: 0, script });
    const html = await (await fetch(`http://127.0.0.1:${other.port}/any`)).text();
    expect(html).toContain('"name":"Alfa"');
    expect(html).toContain(`["/@fs/${script.replace(/^\//, '')}"]`);
    await other.close();
  });

  it('does not expose the control routes of the gateway', async () => {
    expect(await statusOf('/control/health')).toBe(404);
    expect(await statusOf('/%63ontrol/health')).toBe(404);
  });

  it.each(['a#b', '100%', 'q?r'])('refuses a folder with the name %s, which Vite cannot serve', async (name) => {
    const root = join(folder.root, name);
    cpSync(join(folder.root, 'brands'), join(root, 'brands'), { recursive: true });
    await expect(startDev({ root, port: 0 })).rejects.toMatchObject({ name: 'FolderUnservable' });
  });

  it('frees its port when the portal cannot be opened', async () => {
    const { port } = await listen(() => undefined, 0, '127.0.0.1').then(async (listener) => (await listener.close(), listener));
    await expect(startDev({ root: folder.root, port, portal: folder.root })).rejects.toThrow();
    await (await listen(() => undefined, port, '127.0.0.1')).close();
  });

  it('sends an edited brand file and its theme to open pages', async () => {
    const before = themeOf(await page());
    const { state, problems } = await updateAfter(
      () => folder.writeBrand('alfa', { theme: { seeds: { primary: 'crimson' } } }),
      () => true,
    );
    expect(problems).toEqual([]);
    expect(state?.theme).toContain('--action:');
    expect(state?.theme).not.toBe(before);
    expect(themeOf(await page())).toBe(state?.theme);
  });

  it('sends an edited text, and the engine’s text once the brand removes its own [engine-33]', async () => {
    const word = async (text: string | null): Promise<string | undefined> => {
      const { state } = await updateAfter(
        () =>
          text === null
            ? folder.remove('brands/alfa/locales')
            : folder.write({ 'brands/alfa/locales/pt.json': { home: { hero: { title: text } } } }),
        () => true,
      );
      return (state?.texts['pt'] as { home: { hero: { title: string } } } | undefined)?.home.hero.title;
    };
    const engine = (await loadCatalogues())['pt']?.['home'] as { hero: { title: string } };
    expect(await word('Outra palavra')).toBe('Outra palavra');
    expect(await word(null)).toBe(engine.hero.title);
  });

  it('sends an edited picture [engine-33]', async () => {
    const before = /"art":\{.*?"url":"([^"]*)"/.exec(await page())?.[1];
    const { state } = await updateAfter(
      () => folder.write({ 'brands/alfa/assets/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>' }),
      () => true,
    );
    expect(JSON.stringify(state?.brand.hero.art)).toContain('/assets/hero-');
    expect(JSON.stringify(state?.brand.hero.art)).not.toContain(before);
  });

  it('shows a language of the operator, and sends its edited text', async () => {
    const titleOf = ({ state }: DevUpdate): unknown =>
      (state?.texts['es'] as { home: { hero: { title: string } } } | undefined)?.home.hero.title;
    const write = (title: string) => folder.write({ 'languages/es/home.json': { hero: { title } } });
    write('Juega ya');
    await updateAfter(
      () => folder.writeBrand('alfa', { languages: { default: 'pt', supported: ['pt', 'es'] } }),
      (update) => titleOf(update) === 'Juega ya',
    );
    const html = await (await fetch(`http://127.0.0.1:${dev.port}/es/`, { headers: { Accept: 'text/html' } })).text();
    expect(html).toContain('<html data-brand="alfa" lang="es"');
    expect(html).toContain('"title":"Juega ya"');
    await updateAfter(
      () => write('Juega hoy'),
      (update) => titleOf(update) === 'Juega hoy',
    );
    const broken = await updateAfter(
      () => folder.write({ 'languages/es/home.json': { hero: { titel: 'x' } } }),
      ({ problems }) => problems.length > 0,
    );
    expect(broken.problems.map(({ message }) => message)).toEqual(['languages/es has an error.']);
    await updateAfter(
      () => folder.writeBrand('alfa'),
      ({ problems }) => problems.length === 0,
    );
  });

  it('sends an edited parent [engine-33]', async () => {
    await updateAfter(
      () => {
        folder.write({ 'brands/_base/brand.json': { schemaVersion: 2, layout: { footer: 'wave' } } });
        folder.writeBrand('alfa', { extends: '_base' });
      },
      ({ state }) => state?.brand.layout.footer === 'wave',
    );
    const { state } = await updateAfter(
      () => folder.write({ 'brands/_base/brand.json': { schemaVersion: 2, layout: { footer: 'compact' } } }),
      () => true,
    );
    expect(state?.brand.layout.footer).toBe('compact');
  });

  it('sends the same policy as a built page, and the files that a build would write', async () => {
    const answer = await fetch(`http://127.0.0.1:${dev.port}/`, { headers: { Accept: 'text/html' } });
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    for (const file of ['manifest.webmanifest', 'icons/icon-192.png', 'og.png'])
      expect((await fetch(`http://127.0.0.1:${dev.port}/${file}`)).status, file).toBe(200);
  });

  it('names the problem, keeps the last good state, and clears the problem once it is fixed [engine-35]', async () => {
    const broken = await updateAfter(
      () => folder.write({ 'brands/alfa/brand.json': '{ "schemaVersion": 1, ' }),
      ({ problems }) => problems.length > 0,
    );
    expect(broken.state).toBeNull();
    expect(broken.problems[0]?.file).toBe('brands/alfa/brand.json');
    expect(await page()).toContain('"name":"Alfa"');
    const fixed = await updateAfter(
      () => folder.writeBrand('alfa', identity('Aurora')),
      ({ problems }) => problems.length === 0,
    );
    expect(fixed.state?.brand.identity.name).toBe('Aurora');
  });

  it('names a font whose header alone is valid, and clears the problem once the font is gone [engine-35]', async () => {
    const packed = brotliCompressSync(Buffer.alloc(96));
    const head = Buffer.concat([Buffer.alloc(48), Buffer.from([6, 96]), packed]);
    head.write('wOF2\0\x01\0\0', 'latin1');
    head.writeUInt16BE(1, 12);
    head.writeUInt32BE(packed.length, 20);
    folder.write({ 'brands/alfa/assets/broken.woff2': head });
    const fonts = { text: { family: 'Broken', file: 'assets/broken.woff2', license: 'LicenseRef-Own' } };
    const broken = await updateAfter(
      () => folder.writeBrand('alfa', { theme: { seeds: { primary: 'teal' }, fonts } }),
      () => true,
    );
    expect(broken).toMatchObject({
      state: null,
      problems: [{ rule: 'asset', message: expect.stringContaining('broken.woff2') as string }],
    });
    expect(await page()).toContain('broken.woff2 cannot be read');
    const fixed = await updateAfter(
      () => folder.writeBrand('alfa'),
      ({ problems }) => problems.length === 0,
    );
    expect(fixed.state).not.toBeNull();
  });
});

describe('files on the machine', () => {
  const portal = realpathSync(portalRoot());
  const workspace = join(portal, '../..');
  const queries = ['', '?raw', '?url', '?import&raw', '?raw??', '?.svg?raw'];

  it('are served if the portal is built from them', async () => {
    for (const path of [
      '/@id/virtual:livery-dev',
      '/src/main.tsx',
      `/@fs${portal}/src/main.tsx`,
      `/@fs${workspace}/packages/ui/src/Icon/Icon.tsx`,
    ])
      expect(await statusOf(path), path).toBe(200);
    const entry = await (await fetch(`http://127.0.0.1:${dev.port}/src/main.tsx`)).text();
    const imports = [...entry.matchAll(/ from "(\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(imports.filter((path) => path.includes('/.livery/vite/deps/')).length).toBeGreaterThan(0);
    for (const path of imports) expect(await statusOf(path), path).toBe(200);
  });

  it('are refused everywhere else, whatever form the request takes', async () => {
    folder.write({ '.livery/postgres/password': 'a secret' });
    const secret = join(folder.root, '.livery/postgres/password');
    const link = join(portal, 'src', `link-${process.pid}.ts`);
    symlinkSync(secret, link);
    try {
      const up = '../'.repeat(portal.split('/').length);
      const places = [
        '/@fs/etc/passwd',
        '/@fs//etc/passwd',
        '/@fs/%2fetc/passwd',
        '/@fs/%2e%2e/etc/passwd',
        `/@fs${secret}`,
        `/@fs/${secret}`,
        `/@fs${portal}/src/${up}etc/passwd`,
        `/@fs${portal}/src/${up.replaceAll('..', '%2e%2e')}etc/passwd`,
        `/@fs${portal}/src/${up.replaceAll('/', '%2f')}etc/passwd`,
        `/@fs${workspace}/README.md`,
        `/@fs${workspace}/packages/gateway/package.json`,
        `/@fs${portal}/src/link-${process.pid}.ts`,
        `/src/link-${process.pid}.ts`,
        '/../../README.md',
        '/%2e%2e/%2e%2e/README.md',
      ];
      const answered: string[] = [];
      for (const place of places) for (const query of queries) if ((await statusOf(place + query)) !== 403) answered.push(place + query);
      expect(answered).toEqual([]);
    } finally {
      rmSync(link);
    }
  });
});
