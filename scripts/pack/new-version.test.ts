import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../root.ts';

interface Manifest {
  name: string;
  version: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const manifests = ['package.json', ...globSync('{cli,e2e,packages/*}/package.json', { cwd: root })];
const released = manifests.filter((file) => /^(cli|packages)/.test(file));
let copy = '';
const readCopy = (file: string): string => readFileSync(path.join(copy, file), 'utf8');
const manifestOf = (file: string): Manifest => JSON.parse(readCopy(file)) as Manifest;
let before = '';

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'livery-new-version-'));
  for (const file of [...manifests, 'package-lock.json', '.changeset'])
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  // Right after a release, nothing else has changed.
  writeFileSync(path.join(copy, '.changeset/dry-run.md'), "---\n'@livery/cli': minor\n---\n\n**A dry run.** It spans\ntwo lines.\n");
  before = manifestOf('cli/package.json').version;
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: copy });
  git('init', '--quiet');
  git('add', '.changeset');
  git('commit', '--quiet', '--message', 'Begin');
  // The script's other steps update the lockfile and the database snapshot.
  const [raise = ''] = manifestOf('package.json').scripts?.['new-version']?.split(' && ') ?? [];
  const [command = '', ...args] = raise.split(' ');
  execFileSync(path.join(root, 'node_modules/.bin', command), args, { cwd: copy, env: { ...process.env, NODE_OPTIONS: '' } });
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('bumps all packages and their own dependencies to one version', () => {
  const [major, minor] = before.split('.').map(Number);
  const next = `${major}.${(minor ?? 0) + 1}.0`;
  const changed = released.map(manifestOf);
  expect(changed.filter(({ version }) => version !== next).map(({ name }) => name)).toEqual([]);
  const ours = changed.flatMap(({ dependencies, peerDependencies }) =>
    Object.entries({ ...dependencies, ...peerDependencies }).filter(([name]) => name.startsWith('@livery/')),
  );
  expect(ours.filter(([, version]) => version !== next)).toEqual([]);
});

it('turns every changeset into a changelog entry, without hashes and lists of packages', () => {
  expect(globSync('.changeset/*.md', { cwd: copy })).toEqual([]);
  const changelog = readCopy('cli/CHANGELOG.md');
  expect(changelog).toContain('- **A dry run.** It spans\n  two lines.\n');
  expect(changelog).not.toMatch(/^- [0-9a-f]{7}:|Updated dependencies/m);
});
