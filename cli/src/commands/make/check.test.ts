import { once } from 'node:events';
import { readdirSync, symlinkSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePortFrom } from '../../process/free-port.ts';
import { bundleFiles } from '../../testing/bundle.ts';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../../testing/project.ts';

const logo = { assets: { logo: { light: 'assets/logo.svg' } } };

/** One brand per mistake: its folder, file and other files, and the expected place of the error. */
const mistakes: [folder: string, file: string | object, told: string, files?: Record<string, string>][] = [
  ['bad-asset', brandFile('bad-asset', logo), 'asset brands/bad-asset/brand.json:14:16 /assets/logo/light'],
  ['bad-code', brandFile('../x'), 'brand-code brands/bad-code/brand.json:3:11 /code'],
  [
    'bad-colour',
    brandFile('bad-colour', { theme: { seeds: { primary: 'orangish' } } }),
    'colour brands/bad-colour/brand.json:9:18 /theme/seeds/primary',
  ],
  [
    'bad-key',
    brandFile('bad-key', { identity: { name: 'A', nmae: 'A' } }),
    'schema-unknown-key brands/bad-key/brand.json:6:5 /identity/nmae',
  ],
  ['bad-link', brandFile('bad-link', { license: { url: 'http://a.example' } }), 'https-link brands/bad-link/brand.json:13:12 /license/url'],
  [
    'bad-secret',
    brandFile('bad-secret', { identity: { name: 'A', taxId: 'AKIAIOSFODNN7EXAMPLE' } }),
    'secret brands/bad-secret/brand.json:6:14 /identity/taxId',
  ],
  [
    'bad-svg',
    brandFile('bad-svg', logo),
    'asset brands/bad-svg/brand.json:14:16 /assets/logo/light',
    { 'assets/logo.svg': '<svg onload="alert(1)"/>' },
  ],
  ['bad-syntax', '{\n  "code": \n}', 'json-syntax brands/bad-syntax/brand.json:3:1 '],
  ['bad-text', brandFile('bad-text', logo), 'asset brands/bad-text/brand.json:14:16 /assets/logo/light', { 'assets/logo.svg': 'hello' }],
  ['bad-twice', '{ "schemaVersion": 2, "schemaVersion": 2 }', 'json-duplicate-key brands/bad-twice/brand.json:1:23 /schemaVersion'],
  ['bad-type', brandFile('bad-type', { hosts: 'a.example' }), 'schema-type brands/bad-type/brand.json:12:12 /hosts'],
  ['bad-version', brandFile('bad-version', { schemaVersion: 7 }), 'schema-version brands/bad-version/brand.json:2:20 /schemaVersion'],
  ['games', brandFile('games'), 'brand-code brands/games/brand.json:3:11 /code'],
  ['host-one', brandFile('host-one', { hosts: ['one.example'] }), 'unique-host brands/host-one/brand.json:13:5 /hosts/0'],
  [
    'host-two',
    brandFile('host-two', { hosts: ['one.example'], merchantCode: 'HOST-ONE' }),
    'unique-host brands/host-two/brand.json:13:5 /hosts/0',
  ],
  ['not-folder', brandFile('other'), 'brand-code brands/not-folder/brand.json:3:11 /code'],
];

interface Printed {
  version: number;
  brands: {
    code: string;
    ok: boolean;
    problems: {
      rule: string;
      severity: string;
      file: string;
      line: number;
      column: number;
      pointer: string;
      message: string;
      hint: string;
    }[];
  }[];
}

function projectOfMistakes(): Project {
  const files = mistakes.flatMap(([folder, file, , others = {}]) => [
    [`brands/${folder}/brand.json`, file] as const,
    ...Object.entries(others).map(([name, content]) => [`brands/${folder}/${name}`, content] as const),
  ]);
  return new Project({
    ...Object.fromEntries(files),
    'brands/good/brand.json': brandFile('good'),
    'brands/linked/brand.json': brandFile('linked', logo),
    'brands/linked/assets/.keep': '',
  });
}

describe('livery check', () => {
  it('reports every brand of --all with rule, position and pointer, and writes nothing', async () => {
    using project = projectOfMistakes();
    symlinkSync('/etc/hosts', path.join(project.root, 'brands/linked/assets/logo.svg'));
    const outcome = await project.run(['check', '--all', '--json']);
    expect(outcome.code).toBe(1);
    const { version, brands } = JSON.parse(outcome.stdout) as Printed;
    expect(version).toBe(1);
    expect(brands.filter(({ ok }) => ok).map(({ code }) => code)).toEqual(['good']);
    for (const [folder, , told] of mistakes) {
      const problems = brands.find(({ code }) => code === folder)?.problems ?? [];
      expect(
        problems.map(({ rule, file, line, column, pointer }) => `${rule} ${file}:${line}:${column} ${pointer}`),
        folder,
      ).toContain(told);
    }
    expect(brands.find(({ code }) => code === 'linked')?.problems).toMatchObject([
      { rule: 'asset', message: expect.stringContaining('symbolic link') },
    ]);
    for (const problem of brands.flatMap(({ problems }) => problems)) {
      expect(Object.keys(problem)).toEqual(['rule', 'severity', 'file', 'line', 'column', 'pointer', 'message', 'hint', 'fixable']);
      expect(problem.hint).not.toBe('');
    }
    expect(readdirSync(project.root)).toEqual(['brands']);
  });

  it('checks the operator’s own languages once, and refuses the brands that speak a faulty one', async () => {
    using project = new Project({
      'brands/acme/brand.json': brandFile('acme', { languages: { default: 'es', supported: ['es', 'en'] } }),
      'brands/beta/brand.json': brandFile('beta'),
      'languages/es/home.json': { hero: { title: 'Juega ya', titel: 'Juega' } },
      'languages/fr/home.json': { hero: { title: 'Jouez' } },
    });
    const all = await project.run(['check', '--all', '--json']);
    expect(all.code).toBe(1);
    const { languages, failed } = JSON.parse(all.stdout) as {
      languages: { code: string; ok: boolean; keys: number; translated: number; problems: { rule: string; line: number }[] }[];
      failed: { code: string }[];
    };
    expect(languages.map(({ code, ok, translated }) => [code, ok, translated])).toEqual([
      ['es', false, 1],
      ['fr', true, 1],
    ]);
    expect(languages[0]?.keys).toBeGreaterThan(1500);
    expect(languages[0]?.problems).toMatchObject([{ rule: 'translation-missing' }, { rule: 'translation-key', line: 4 }]);
    expect(failed.map(({ code }) => code)).toEqual(['acme']);

    const text = await project.run(['check', 'acme']);
    expect(text.stdout).toMatch(/✗ languages\/es 0 % translated\n[^]*languages\/es\/home\.json:4:5 {2}error {2}translation-key/);
    expect(text.stdout).not.toContain('languages/fr');
    expect(text.stderr).toContain('2 checked, 2 with errors.\nMore: livery help translation-key');
    expect(await project.run(['check', 'beta', '--json'])).toMatchObject({ code: 0, stdout: expect.stringContaining('"languages": []') });
    expect(await project.run(['build', 'acme'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Fix languages/es/home.json:4:5 first'),
    });
  });

  it('prints annotations for GitHub Actions, with paths relative to the checkout', async () => {
    const file = brandFile('acme', { layout: { header: 'a,b:c%' } });
    using project = new Project({ 'site/brands/acme/brand.json': file, 'site/brands/beta/brand.json': brandFile('beta') });
    const environment = { GITHUB_WORKSPACE: project.root };
    const outcome = await project.run(['check', '--all', '--format', 'github'], { cwd: 'site/brands', environment });
    expect(outcome).toMatchObject({ code: 1, stderr: expect.stringContaining('2 checked, 1 with errors.') });
    expect(outcome.stdout).toBe(
      '::error file=site/brands/acme/brand.json,line=13,col=15,title=schema-enum::"layout.header" cannot be "a,b:c%25".%0AUse one of: centred, flush, stacked.\n',
    );
    const data = await project.run(['check', '--all', '--format', 'github', '--json'], { cwd: 'site' });
    expect(JSON.parse(data.stdout)).toMatchObject({ version: 1, failed: [{ code: 'acme' }] });
  });

  it('prints a Markdown table of the problems', async () => {
    using project = new Project({
      'brands/acme/brand.json': brandFile('acme', { layout: { header: 'a|`b`' } }),
      'brands/beta/brand.json': brandFile('beta'),
    });
    const { stdout } = await project.run(['check', '--all', '--format', 'markdown']);
    expect(stdout).toBe(
      [
        '|  | place | rule | problem | what to do |',
        '| --- | --- | --- | --- | --- |',
        '| error | `brands/acme/brand.json:13:15` | `schema-enum` | `` "layout.header" cannot be "a\\|`b`". `` | `Use one of: centred, flush, stacked.` |',
        '\n',
      ].join('\n'),
    );
    expect((await project.run(['check', 'beta', '--format', 'markdown'])).stdout).toBe('');
  });

  it('reports progress for many brands, but not for a few', async () => {
    const brands = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`brands/b-${index}/brand.json`, brandFile(`b-${index}`, { schemaVersion: 9 })]),
      );
    using few = new Project(brands(12));
    expect((await few.run(['check', '--all'])).stderr).not.toContain(' of 12');
    using many = new Project(brands(60));
    const { stderr } = await many.run(['check', '--all']);
    expect(stderr.match(/^\d+ of 60 {2}checking b-\d+$/gm)?.length).toBeGreaterThan(8);
    expect((await many.run(['build', '--all', '--dry-run'])).stderr).toContain('60 of 60  checking');
  });

  it('prints position, frame and hint for people', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme', { layout: { header: 'centered' } }) });
    const outcome = await project.run(['check', 'acme']);
    expect(outcome.code).toBe(1);
    expect(outcome.stdout).toBe(`✗ acme

brands/acme/brand.json:13:15  error  schema-enum  /layout/header
  "layout.header" cannot be "centered". Did you mean "centred"?
  Use one of: centred, flush, stacked.
    11 |   },
    12 |   "layout": {
  > 13 |     "header": "centered"
       |               ^
    14 |   }
    15 | }

`);
    expect(outcome.stderr).toBe('1 checked, 1 with errors.\n1 of the problems can be fixed with --fix.\nMore: livery help schema-enum\n');
  });

  it('prints no control characters to a terminal', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme', { 'a\u001b[2J': 1, identity: { name: 'A\u202eB' } }) });
    const { stdout } = await project.run(['check', 'acme']);
    expect(stdout).toContain('has no "a·[2J"');
    for (const sign of ['\u001b', '\u202e']) expect(stdout).not.toContain(sign);
    using other = new Project({ 'brands/acme/brand.json': brandFile('acme', { customerService: { title: 'A\u001b[2J' } }) });
    expect((await other.run(['explain', 'acme'])).stdout).not.toContain('\u001b');
  });

  it('accepts globs, and defaults to the brand of the working directory', async () => {
    using project = new Project({
      'brands/acme/brand.json': brandFile('acme'),
      'brands/acme-two/brand.json': brandFile('acme-two'),
      'brands/beta/brand.json': '{',
    });
    expect(await project.run(['check', 'acme*'])).toMatchObject({ code: 0, stdout: '✓ acme\n✓ acme-two\n' });
    expect(await project.run(['check'], { cwd: 'brands/beta' })).toMatchObject({ code: 1 });
  });

  it.each([
    ['no target', ['check']],
    ['an unknown brand', ['check', 'nope']],
    ['a path for a brand', ['check', '../acme']],
    ['an unknown option', ['check', '--wrong']],
    ['an unknown command', ['chekc']],
    ['both names and --all', ['check', 'acme', '--all']],
    ['an invalid port', ['preview', '--port', 'x']],
    ['an empty name', ['check', '']],
    ['an endless name', ['check', 'a'.repeat(70_000)]],
    ['an empty flag', ['build', 'acme', '--out', '']],
    ['a database without an address', ['gateway', '--database-url', 'foo']],
    ['a gateway without an address', ['dev', 'acme', '--gateway', 'x']],
  ])('exits with 2 on %s', async (_name, args) => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme') });
    expect(await project.run(args)).toMatchObject({ code: 2, stdout: '' });
  });

  it('exits with 3 if there are no brands', async () => {
    using project = new Project();
    expect(await project.run(['check', '--all'])).toMatchObject({
      code: 3,
      stdout: '',
      stderr: expect.stringContaining('There is no brands/ folder here'),
    });
  });

  it('exits with 0 on --help and --version', async () => {
    using project = new Project();
    expect(await project.run(['--help'])).toMatchObject({ code: 0, stdout: expect.stringContaining('livery') });
    expect(await project.run(['--version'])).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });
});

describe('livery dev and preview', () => {
  it('exit with 3 if the gateway does not answer or a brand is not built', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme') });
    const silent = await project.run(['dev', 'acme', '--gateway', 'http://127.0.0.1:1', '--port', '0']);
    expect(silent).toMatchObject({ code: 3, stdout: '', stderr: expect.stringContaining('does not answer') });
    expect(await project.run(['preview', 'acme'])).toMatchObject({
      code: 3,
      stdout: '',
      stderr: expect.stringContaining('livery build acme'),
    });
    expect(readdirSync(project.root)).toEqual(['brands']);
  });

  it('report each gateway answer that breaks the contract', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme'), ...bundleFiles('acme') });
    const text = JSON.stringify({ success: true, value: {}, message: null });
    const gateway = createHttpServer((_request, response) => response.end(text)).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    for (const command of ['dev', 'preview']) {
      const port = await freePortFrom(4400);
      const server = project.start([command, 'acme', '--gateway', url, '--port', String(port)]);
      await server.says('Ctrl-C');
      await fetch(`http://127.0.0.1:${port}/wps/system/status`);
      await server.says('The gateway answers GET /wps/system/status against the contract: /value must have required properties');
      server.child.kill('SIGINT');
      expect((await server.ended).code).toBe(130);
    }
    gateway.close();
  });

  it('exit with 3 on a busy port', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme'), ...bundleFiles('acme') });
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    for (const command of ['dev', 'preview']) {
      expect(await project.run([command, 'acme', '--port', String(port)]), command).toMatchObject({
        code: 3,
        stdout: '',
        stderr: expect.stringContaining(`Port ${port} is taken`),
      });
    }
    server.close();
  });
});
