import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brandFile } from '@livery/brand/testing/brand-file';
import { describe, expect, it } from 'vitest';
import { Project } from '../../testing/project.ts';

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
const seeded = (code: string, primary: string, more: object = {}) => brandFile(code, { theme: { seeds: { primary } }, ...more });

/** A project with one commit. */
class Repository extends Project {
  constructor(files: Record<string, string | object>) {
    super(files);
    this.git('init', '--quiet');
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', 'first');
  }

  git(...args: string[]): void {
    execFileSync('git', [...identity, '-C', this.root, ...args]);
  }
}

const fleet = {
  'brands/acme/brand.json': seeded('acme', '#ff6600'),
  'brands/beta/brand.json': { schemaVersion: 2, code: 'beta', extends: 'acme', identity: { name: 'Beta' } },
  'brands/gamma/brand.json': seeded('gamma', '#1f5fd1'),
};

describe('livery plan', () => {
  it('shows what changes in a brand and its heirs once, with contrast before and after', async () => {
    using project = new Repository(fleet);
    project.write({ 'brands/acme/brand.json': seeded('acme', '#7a1fd1') });
    const { code, stdout, stderr } = await project.run(['plan']);
    expect(stdout).toMatch(/^acme, beta\n {2}Theme\n {4}seeds\.primary {2}#ff6600 → #7a1fd1\n/);
    expect(stdout).toMatch(/^ {2}Palette, light: \d+ colours$/m);
    expect(stdout).toMatch(/^ {2}Contrast, the lowest first$/m);
    expect(stdout).toMatch(/^ {4}\w+ on \w+, light +\d+\.\d\d → \d+\.\d\d {2}at least [\d.]+$/m);
    expect(stdout).not.toContain('gamma');
    expect(stderr).toMatch(/Compared with [0-9a-f]{9}: 2 changed, 1 the same\.\n$/);
    expect(code).toBe(0);
  });

  it('names brands that are new, gone, fixed or have errors, and exits with 1 for errors', async () => {
    using project = new Repository({
      ...fleet,
      'brands/delta/brand.json': seeded('delta', 'no colour'),
      'brands/omega/brand.json': seeded('omega', 'teal'),
    });
    project.git('rm', '--quiet', '-r', 'brands/omega');
    project.write({
      'brands/delta/brand.json': seeded('delta', 'teal'),
      'brands/gamma/brand.json': seeded('gamma', 'no colour'),
      'brands/nova/brand.json': seeded('nova', 'teal'),
    });
    const { code, stdout, stderr } = await project.run(['plan']);
    expect(stdout).toBe('delta  had errors before\ngamma  has errors\nnova  new\nomega  no longer there\n');
    expect(stderr).toContain('brands/gamma/brand.json:');
    expect(stderr).toMatch(/1 new, 1 gone, 1 fixed, 1 with errors, 2 the same\.\n$/);
    expect(code).toBe(1);
  });

  it('takes the brands and the ref that are named', async () => {
    using project = new Repository(fleet);
    project.write({ 'brands/acme/brand.json': seeded('acme', '#7a1fd1'), 'brands/gamma/brand.json': seeded('gamma', 'teal') });
    project.git('commit', '--quiet', '--all', '--message', 'second');
    expect((await project.run(['plan'])).stderr).toMatch(/3 the same\.\n$/);
    const { stdout, stderr } = await project.run(['plan', 'gamma', '--base', 'HEAD~1']);
    expect(stdout).toMatch(/^gamma\n/);
    expect(stderr).toMatch(/1 changed\.\n$/);
    expect(await project.run(['plan', '--base', 'nowhere'])).toMatchObject({ code: 2, stdout: '' });
  });

  it('compares pictures by content and texts by key', async () => {
    const picture = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h${width}v40H0z"/></svg>`;
    const logo = { assets: { logo: { light: 'assets/logo.svg' } } };
    using project = new Repository({
      'brands/acme/brand.json': seeded('acme', 'teal', logo),
      'brands/acme/assets/logo.svg': picture(40),
    });
    project.write({ 'brands/acme/assets/logo.svg': picture(30), 'brands/acme/locales/en.json': { home: { hero: { title: 'A | `b`' } } } });
    const { stdout } = await project.run(['plan']);
    expect(stdout).toMatch(/^ {4}logo\.light {2}logo\.svg, 0\.1 kB, [0-9a-f]{8} → logo\.svg, 0\.1 kB, [0-9a-f]{8}$/m);
    expect(stdout).toMatch(/^ {4}home\.hero\.title {2}.+ → A \| `b`$/m);
    const markdown = await project.run(['plan', '--format', 'markdown']);
    expect(markdown.stdout).toContain('| `/texts/en/home.hero.title` |');
    expect(markdown.stdout).toContain('A \\| ');
  });

  it('writes a table for a pull request and annotations at the changed lines', async () => {
    using project = new Repository(fleet);
    project.write({ 'brands/acme/brand.json': seeded('acme', '#7a1fd1'), 'brands/gamma/brand.json': seeded('gamma', 'no colour') });
    const markdown = await project.run(['plan', '--format', 'markdown']);
    expect(markdown.stdout).toContain(
      '### acme, beta\n\n| value | before | now |\n| --- | --- | --- |\n| `/theme/seeds/primary` | `#ff6600` | `#7a1fd1` |\n',
    );
    expect(markdown.stdout).toMatch(/^- \*\*gamma\*\*: has errors$/m);
    const { stdout } = await project.run(['plan', '--format', 'github'], { environment: { GITHUB_WORKSPACE: project.root } });
    expect(stdout).toMatch(/^::error file=brands\/gamma\/brand\.json,line=\d+/m);
    expect(stdout).toMatch(
      /^::notice file=brands\/acme\/brand\.json,line=\d+,col=\d+,title=acme%2C beta::\/theme\/seeds\/primary: #ff6600 → #7a1fd1$/m,
    );
  });

  it('prints one JSON document with every contrast, and leaves nothing behind', async () => {
    using project = new Repository(fleet);
    project.write({ 'brands/acme/brand.json': seeded('acme', '#7a1fd1') });
    const scratch = path.join(project.root, 'scratch');
    mkdirSync(scratch);
    const { stdout } = await project.run(['plan', '--json'], { environment: { TMPDIR: scratch } });
    const { brands } = JSON.parse(stdout) as { brands: { code: string; status: string; contrasts: { before: number; after: number }[] }[] };
    expect(brands.map(({ code, status }) => `${code} ${status}`)).toEqual(['acme changed', 'beta changed', 'gamma same']);
    expect(brands[0]?.contrasts.length).toBeGreaterThan(5);
    expect(readdirSync(scratch)).toEqual([]);
    expect(execFileSync('git', ['-C', project.root, 'status', '--porcelain'], { encoding: 'utf8' })).toBe(' M brands/acme/brand.json\n');
  });
});
