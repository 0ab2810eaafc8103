import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../../testing/project.ts';

const files = {
  'brands/acme/brand.json': brandFile('acme', { theme: { seeds: { primary: '#ff6600' }, modes: ['light'] } }),
  'brands/bad/brand.json': brandFile('bad', { layout: { header: 'centered' } }),
};

describe('livery build', () => {
  it('reports the problems of every brand and writes nothing', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme', { hosts: 1 }), 'brands/beta/brand.json': '{' });
    const outcome = await project.run(['build', '--all', '--json']);
    expect(outcome).toMatchObject({ code: 1, stderr: expect.stringMatching(/acme\/brand\.json:12:12.*beta\/brand\.json:1:2/s) });
    expect(JSON.parse(outcome.stdout)).toEqual({
      version: 1,
      written: false,
      core: null,
      brands: ['acme', 'beta'].map((code) => ({
        code,
        ms: null,
        status: 'failed',
        out: path.join(project.root, 'dist', code),
        files: null,
        bytes: null,
        problems: [expect.objectContaining({ severity: 'error', fixable: expect.any(Boolean) })],
      })),
      failed: ['acme', 'beta'].map((code) => ({ code, problems: [expect.objectContaining({ severity: 'error' })] })),
    });
    expect(readdirSync(project.root)).toEqual(['brands']);
  });

  it('exits with 3 if it cannot write', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme'), dist: 'a file, not a folder' });
    expect(await project.run(['build', 'acme'])).toMatchObject({
      code: 3,
      stdout: '',
      stderr: expect.stringContaining('must be a folder, but a file is there'),
    });
    expect(readdirSync(project.root)).toEqual(['brands', 'dist']);
  });

  it('does not remove a repository whose folder is named like the brand', async () => {
    using project = new Project({ 'acme/brands/acme/brand.json': brandFile('acme'), 'acme/.git/HEAD': 'ref: refs/heads/main\n' });
    const before = readdirSync(project.root, { recursive: true });
    for (const out of ['..', '.', 'brands', '/']) {
      const outcome = await project.run(['build', 'acme', '--out', out], { cwd: 'acme' });
      expect(outcome, out).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('More: livery help TargetRefused') });
    }
    expect(readdirSync(project.root, { recursive: true })).toEqual(before);
    expect(existsSync('/acme')).toBe(false);
  });

  it('exits with 3 for a name that is too long and for a dangling dist link', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme') });
    const refused = (words: string) => ({ code: 3, stdout: '', stderr: expect.stringContaining(words) });
    expect(await project.run(['build', 'acme', '--out', 'a'.repeat(300)])).toMatchObject(refused('is too long for the disk'));
    symlinkSync('nowhere', path.join(project.root, 'dist'));
    expect(await project.run(['build', 'acme'])).toMatchObject(refused('is a link to a folder that does not exist'));
    expect(readdirSync(project.root)).toEqual(['brands', 'dist']);
  });

  it.runIf(existsSync('/proc/self'))('exits with 3 on a disk that allows no folders', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme') });
    const refused = { code: 3, stdout: '', stderr: expect.stringContaining('is on a read-only disk') };
    expect(await project.run(['build', 'acme', '--out', '/proc/nope'])).toMatchObject(refused);
    expect(await project.run(['tokens', 'export', 'acme', '--file', '/proc/nope/deep/tokens.json'])).toMatchObject(refused);
    expect(await project.run(['gateway', '--data', '/proc/nope'])).toMatchObject(refused);
    expect(readdirSync(project.root)).toEqual(['brands']);
  });

  it('shows in a dry run what it would build and what it would refuse, and writes nothing', async () => {
    using project = new Project(files);
    const outcome = await project.run(['build', '--all', '--dry-run', '--json']);
    expect([outcome.code, JSON.parse(outcome.stdout)]).toMatchObject([
      1,
      {
        version: 1,
        written: false,
        core: null,
        brands: [
          { code: 'acme', status: 'planned', ms: null, out: path.join(project.root, 'dist/acme'), problems: [] },
          { code: 'bad', status: 'failed', problems: [{ rule: 'schema-enum', pointer: '/layout/header', fixable: true }] },
        ],
      },
    ]);
    expect(await project.run(['build', 'acme', '--dry-run', '--out', 'sites'])).toEqual({
      code: 0,
      stdout: '✓ acme  planned  sites/acme\n',
      stderr: 'Nothing is written: this was a dry run.\n',
    });
    expect(readdirSync(project.root)).toEqual(['brands']);
  });

  it('reports the problems of a refused brand, also in JSON, and keeps its own work folder out of git', async () => {
    using project = new Project(files);
    await project.bringCore();
    const { code, stdout, stderr } = await project.run(['build', '--all', '--json']);
    expect(code).toBe(1);
    const { brands } = JSON.parse(stdout) as { brands: { code: string; status: string; problems: object[] }[] };
    expect(brands.map((brand) => [brand.code, brand.status, brand.problems.length])).toEqual([
      ['acme', 'built', 0],
      ['bad', 'failed', 1],
    ]);
    expect(brands[1]?.problems[0]).toEqual({
      rule: 'schema-enum',
      severity: 'error',
      file: 'brands/bad/brand.json',
      line: expect.any(Number),
      column: expect.any(Number),
      pointer: '/layout/header',
      message: expect.any(String),
      hint: expect.any(String),
      fixable: true,
    });
    expect(stderr).toContain('schema-enum  /layout/header');
    expect(existsSync(path.join(project.root, 'dist/bad'))).toBe(false);
    expect(readFileSync(path.join(project.root, '.livery/.gitignore'), 'utf8')).toBe('*\n');
  });

  it('skips what has not changed, and rebuilds it with --force', async () => {
    using project = new Project({ 'brands/acme/brand.json': files['brands/acme/brand.json'] });
    await project.bringCore();
    const statusOf = async (...flags: string[]) => {
      const { stdout } = await project.run(['build', 'acme', '--json', ...flags]);
      return (JSON.parse(stdout) as { brands: { status: string }[] }).brands.map(({ status }) => status);
    };
    expect([await statusOf(), await statusOf(), await statusOf('--force')]).toEqual([['built'], ['unchanged'], ['built']]);
  });
});

describe('livery gallery', () => {
  it('shows in a dry run where it would draw, and writes nothing', async () => {
    using project = new Project(files);
    const outcome = await project.run(['gallery', 'acme', '--dry-run', '--json']);
    const { page, brands } = JSON.parse(outcome.stdout) as { page: string; brands: { pictures: string[] }[] };
    expect([outcome.code, page]).toEqual([0, path.join(project.root, '.livery/gallery/index.html')]);
    expect(brands[0]?.pictures).toHaveLength(6);
    expect((await project.run(['gallery', 'acme', '--dry-run'])).stdout).toBe('.livery/gallery/index.html  not written\n');
    expect(readdirSync(project.root)).toEqual(['brands']);
  });
});
