import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../testing/project.ts';

const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', '-c', 'init.defaultBranch=main'];

/** A project in its own git repository. */
class Repository extends Project {
  git(...args: string[]): string {
    return execFileSync('git', [...identity, '-C', this.root, ...args], { encoding: 'utf8' });
  }

  commit(message: string): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '--message', message);
  }

  /** The brands that a run of `check` selected. */
  async checked(...args: string[]): Promise<string[]> {
    const { stdout } = await this.run(['check', '--json', ...args]);
    return (JSON.parse(stdout) as { brands: { code: string }[] }).brands.map(({ code }) => code);
  }
}

/** `child` extends `base`, `grandchild` extends `child`. */
function family(): Repository {
  const repository = new Repository({
    'brands/base/brand.json': brandFile('base'),
    'brands/child/brand.json': brandFile('child', { extends: 'base' }),
    'brands/grandchild/brand.json': brandFile('grandchild', { extends: 'child' }),
    'brands/other/brand.json': brandFile('other'),
    'brands/third/brand.json': brandFile('third'),
    'package-lock.json': '{}',
  });
  repository.git('init', '--quiet');
  repository.commit('Begin');
  return repository;
}

describe('--changed', () => {
  it('selects only brands with uncommitted edits or new files [engine-18]', async () => {
    using repository = family();
    expect(await repository.run(['check', '--changed'])).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^Compared with the last commit itself,.*\nNo brand changed since [0-9a-f]{9}\./),
    });
    repository.write({ 'brands/other/brand.json': brandFile('other', { hosts: ['other.example'] }) });
    repository.write({ 'brands/third/locales/pt.json': {} });
    repository.write({ 'brands/fresh/brand.json': brandFile('fresh') });
    repository.write({ 'README.md': 'No brand of this is.' });
    expect(await repository.checked('--changed')).toEqual(['fresh', 'other', 'third']);
    repository.git('add', '--all');
    expect(await repository.checked('--changed')).toEqual(['fresh', 'other', 'third']);
  });

  it('includes brands whose parents changed, and deleted files [engine-18]', async () => {
    using repository = family();
    repository.write({ 'brands/child/locales/pt.json': {} });
    expect(await repository.checked('--changed')).toEqual(['child', 'grandchild']);
    rmSync(path.join(repository.root, 'brands/child/locales'), { recursive: true });
    repository.write({ 'brands/base/notes.txt': 'x' });
    repository.commit('Note');
    rmSync(path.join(repository.root, 'brands/base/notes.txt'));
    expect(await repository.checked('--changed')).toEqual(['base', 'child', 'grandchild']);
  });

  it('includes the children of a parent even if their files have comments [engine-18]', async () => {
    using repository = family();
    repository.write({ 'brands/child/brand.json': `// ours\n${JSON.stringify(brandFile('child', { extends: 'base' }))}` });
    repository.commit('Comment');
    repository.write({ 'brands/base/locales/pt.json': {} });
    expect(await repository.checked('--changed')).toEqual(['base', 'child', 'grandchild']);
  });

  it.each(['main', 'master'])('compares with the branch point from the local %s if there is no origin [engine-18]', async (branch) => {
    using repository = family();
    repository.git('branch', '--move', branch);
    repository.git('checkout', '--quiet', '-b', 'work');
    repository.write({ 'brands/other/brand.json': brandFile('other', { hosts: ['other.example'] }) });
    repository.commit('Edit other');
    const { stdout, stderr } = await repository.run(['check', '--changed', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ brands: [{ code: 'other' }] });
    expect(stderr).not.toContain('last commit');
  });

  it('includes brands that speak a changed language of the operator, also by inheritance', async () => {
    using repository = family();
    repository.write({
      'brands/base/brand.json': brandFile('base', { languages: { supported: ['pt', 'es'] } }),
      'languages/es/home.json': { hero: { title: 'Juega' } },
      'languages/fr/home.json': { hero: { title: 'Jouez' } },
    });
    repository.commit('Speak Spanish');
    repository.write({ 'languages/fr/home.json': { hero: { title: 'Jouer' } } });
    expect(await repository.checked('--changed')).toEqual([]);
    repository.write({ 'languages/es/help.json': { title: 'Ayuda' } });
    expect(await repository.checked('--changed')).toEqual(['base', 'child', 'grandchild']);
  });

  it('does not report a shallow clone as unchanged [engine-18]', async () => {
    using repository = family();
    repository.git('checkout', '--quiet', '-b', 'work');
    repository.write({ 'brands/other/brand.json': brandFile('other', { hosts: ['other.example'] }) });
    repository.commit('Edit other');
    repository.git('checkout', '--quiet', 'main');
    using clone = new Repository();
    clone.git('clone', '--quiet', '--depth', '1', '--branch', 'work', `file://${repository.root}`, 'here');
    const outcome = await clone.run(['check', '--changed'], { cwd: 'here' });
    expect(outcome).toMatchObject({ code: 3, stdout: '', stderr: expect.stringContaining('git fetch --unshallow') });
    expect(await clone.run(['check', '--changed', 'HEAD'], { cwd: 'here' })).toMatchObject({ code: 0 });
  });

  it('compares with a given ref, and otherwise with the branch point from the main branch [engine-18]', async () => {
    using repository = family();
    repository.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    repository.git('checkout', '--quiet', '-b', 'work');
    repository.write({ 'brands/other/brand.json': brandFile('other', { hosts: ['other.example'] }) });
    repository.commit('Edit other');
    repository.write({ 'brands/third/brand.json': brandFile('third', { hosts: ['third.example'] }) });
    expect(await repository.checked('--changed')).toEqual(['other', 'third']);
    expect(await repository.checked('--changed', 'HEAD')).toEqual(['third']);
    expect(await repository.checked('--changed=main')).toEqual(['other', 'third']);
  });

  it('ignores the record of accepted values, and reports that the engine changed', async () => {
    using repository = family();
    repository.write({ 'brands/other/accepted.json': { version: 1 } });
    repository.write({ 'package-lock.json': '{ "other": true }' });
    const { stdout, stderr } = await repository.run(['check', '--changed', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ brands: [] });
    expect(stderr).toMatch(/No brand changed.*\n.*The engine changed since/);
  });

  it.each([
    ['an unknown ref', ['check', '--changed', 'nope'], 2, 'git does not know "nope"'],
    ['a ref that looks like an option', ['check', '--changed=--output=x'], 2, 'git does not know "--output=x"'],
    ['brand codes together with it', ['check', 'other', '--changed'], 2, 'Pass brand codes or --changed, not both'],
    ['--all together with it', ['check', '--all', '--changed'], 2, 'Pass --all or --changed, not both'],
  ])('refuses %s', async (_name, args, code, said) => {
    using repository = family();
    expect(await repository.run(args)).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(said) });
  });

  it('reports a missing repository, commit or git program', async () => {
    using project = new Repository({ 'brands/acme/brand.json': brandFile('acme') });
    const environment = { GIT_CEILING_DIRECTORIES: path.dirname(project.root) };
    expect(await project.run(['check', '--changed'], { environment })).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('not in a git repository'),
    });
    expect(await project.run(['check', '--changed'], { environment: { PATH: project.root } })).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('git is not installed'),
    });
    project.git('init', '--quiet');
    expect(await project.run(['check', '--changed'], { environment })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no commits yet'),
    });
  });
});
