import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brandFile } from '@livery/brand/testing/brand-file';
import { describe, expect, it } from 'vitest';
import { Project } from '../../testing/project.ts';
import { allVerbs } from '../../verbs/all-verbs.ts';

const binary = path.resolve(import.meta.dirname, '../../livery.ts');
const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
const acme = brandFile('acme');
const changed = brandFile('acme', { theme: { seeds: { primary: '#7a1fd1' } } });

/** A project in its own git repository, at the top or in a folder. */
function openProject(files: Record<string, string | object>): Project {
  const project = new Project(files);
  execFileSync('git', ['-C', project.root, 'init', '--quiet']);
  commit(project);
  return project;
}

function commit({ root }: Project): void {
  execFileSync('git', ['-C', root, 'add', '--all']);
  execFileSync('git', [...identity, '-C', root, 'commit', '--quiet', '--message', 'a change']);
}

/** The commands of a workflow's steps. */
function commandsOf(workflow: string): string[] {
  const lines = workflow.split('\n').map((line) => line.replace(/^\s+(?:- )?(?:run: )?/, ''));
  return lines.filter((line) => /^(?:npx|pnpm exec|yarn) livery /.test(line));
}

describe('livery ci init', () => {
  it('writes a workflow whose check and plan run, and show what a commit changes', async () => {
    using project = openProject({ 'brands/acme/brand.json': acme });
    const { code, stdout } = await project.run(['ci', 'init']);
    expect([code, stdout]).toEqual([0, '.github/workflows/livery.yml\n']);
    const workflow = readFileSync(path.join(project.root, '.github/workflows/livery.yml'), 'utf8');
    project.write({ 'brands/acme/brand.json': changed });
    commit(project);
    const summary = path.join(project.root, 'summary.md');
    const environment = { ...process.env, BASE: 'HEAD~1', GITHUB_STEP_SUMMARY: summary, GITHUB_WORKSPACE: project.root };
    const script = commandsOf(workflow)
      .filter((command) => /livery (?:check|plan) /.test(command))
      .map((command) => command.replace('npx livery', `"${process.execPath}" --conditions=livery-source "${binary}"`))
      .join('\n');
    const printed = execFileSync('bash', ['-e', '-c', script], { cwd: project.root, env: environment, encoding: 'utf8', stdio: 'pipe' });
    expect(printed).toMatch(/^::notice file=brands\/acme\/brand\.json,line=\d+,col=\d+,title=acme::/m);
    expect(readFileSync(summary, 'utf8')).toContain('| `/theme/seeds/primary` | `#ff6600` | `#7a1fd1` |');
  });

  it('uses only commands and flags that exist', async () => {
    using project = openProject({ 'brands/acme/brand.json': acme });
    const { stdout } = await project.run(['ci', 'init', '--dry-run']);
    const commands = commandsOf(stdout).map((command) => command.split(' ').slice(2));
    expect(commands.map(([verb]) => verb)).toEqual(['check', 'check', 'plan', 'plan', 'impact', 'build']);
    for (const [name, ...words] of commands) {
      const flags = allVerbs.find((verb) => verb.name === name)?.options.map(({ long }) => long);
      expect(flags).toEqual(expect.arrayContaining(words.filter((word) => word.startsWith('--'))));
    }
    expect(existsSync(path.join(project.root, '.github'))).toBe(false);
  });

  it.each([
    ['pnpm-lock.yaml', 'pnpm install --frozen-lockfile', 'pnpm exec livery check'],
    ['yarn.lock', 'yarn install --immutable', 'yarn livery check'],
    ['package-lock.json', 'npm ci', 'npx livery check'],
  ])('installs by %s, also in a folder of a larger repository', async (lockfile, install, run) => {
    using project = openProject({ 'site/brands/acme/brand.json': acme, [`site/${lockfile}`]: '' });
    await project.run(['ci', 'init'], { cwd: 'site' });
    const workflow = readFileSync(path.join(project.root, '.github/workflows/livery.yml'), 'utf8');
    expect(workflow).toContain(`- run: ${install}\n`);
    expect(workflow).toContain(run);
    expect(workflow).toContain('        working-directory: "site"\n');
    expect(workflow).toContain('path: "site/dist"\n');
  });

  it('leaves an edited workflow alone', async () => {
    using project = openProject({ 'brands/acme/brand.json': acme });
    await project.run(['ci', 'init']);
    expect((await project.run(['ci', 'init'])).code).toBe(0);
    const edited = { '.github/workflows/livery.yml': 'name: Mine\n' };
    project.write(edited);
    const refused = await project.run(['ci', 'init']);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain('--file');
    expect(readFileSync(path.join(project.root, '.github/workflows/livery.yml'), 'utf8')).toBe('name: Mine\n');
    expect((await project.run(['ci', 'init', '--file', '.github/workflows/brands.yml', '--json'])).code).toBe(0);
  });
});
