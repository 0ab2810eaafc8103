import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../../testing/project.ts';
import { unifiedDiff } from '../../terminal/unified-diff.ts';

const old = '{\r\n  "schemaVersion": 1, // ours\r\n  "hero": { "art": "assets/a.svg" }\r\n}\r\n';
const files = {
  'brands/acme/brand.json': brandFile('acme'),
  'brands/beta/brand.json': old,
  'brands/broken/brand.json': '{ "schemaVersion": 1, ',
  'brands/_base/brand.json': '{ "schemaVersion": 1 }',
};
const read = (project: Project, code: string) => readFileSync(path.join(project.root, `brands/${code}/brand.json`), 'utf8');

describe('livery migrate', () => {
  it('shows the change of every brand and parent in a dry run, and writes nothing [engine-24]', async () => {
    using project = new Project(files);
    const { code, stdout, stderr } = await project.run(['migrate', '--all', '--dry-run']);
    expect(code).toBe(1);
    expect(stdout).toBe(`--- a/brands/_base/brand.json
+++ b/brands/_base/brand.json
@@ -1,1 +1,1 @@
-{ "schemaVersion": 1 }
\\ No newline at end of file
+{ "schemaVersion": 2 }
\\ No newline at end of file
--- a/brands/beta/brand.json
+++ b/brands/beta/brand.json
@@ -1,4 +1,4 @@
 {
-  "schemaVersion": 1, // ours
-  "hero": { "art": "assets/a.svg" }
+  "schemaVersion": 2, // ours
+  "hero": { "art": { "light": "assets/a.svg" } }
 }
`);
    expect(stderr).toContain('brands/broken/brand.json:1:23  error  json-syntax');
    expect(stderr).toContain('This was a dry run. 2 would be brought forward, 1 is up to date, 1 cannot be brought forward.\n');
    expect([read(project, 'beta'), read(project, '_base')]).toEqual([old, files['brands/_base/brand.json']]);
  });

  it('writes the requested files in place, and nothing the second time [engine-24]', async () => {
    using project = new Project(files);
    expect(await project.run(['migrate', 'beta', '_base', '--json'])).toMatchObject({ code: 0 });
    expect(read(project, 'beta')).toBe(old.replace('1,', '2,').replace('"assets/a.svg"', '{ "light": "assets/a.svg" }'));
    expect(read(project, '_base')).toBe('{ "schemaVersion": 2 }');
    const { mtimeMs } = statSync(path.join(project.root, 'brands/beta/brand.json'));
    expect(JSON.parse((await project.run(['migrate', 'beta', '--json'])).stdout)).toEqual({
      version: 1,
      written: false,
      files: [{ file: 'brands/beta/brand.json', from: 2, changed: false, diff: '', notes: [], problems: [] }],
    });
    expect(statSync(path.join(project.root, 'brands/beta/brand.json')).mtimeMs).toBe(mtimeMs);
  });

  it('keeps a byte-order mark [engine-24]', async () => {
    using project = new Project({ 'brands/beta/brand.json': `\uFEFF${old}` });
    expect(await project.run(['migrate', 'beta'])).toMatchObject({ code: 0 });
    expect(read(project, 'beta')).toBe(`\uFEFF${old.replace('1,', '2,').replace('"assets/a.svg"', '{ "light": "assets/a.svg" }')}`);
  });

  it('shows no secrets in its diff [engine-28]', async () => {
    const secret = ['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dc'].join('_');
    using project = new Project({
      'brands/beta/brand.json': old.replace('"hero"', `"merchantCode": "${secret}", // ${secret}\r\n  "hero"`),
    });
    for (const flags of [['--dry-run'], ['--json']]) {
      const { stdout } = await project.run(['migrate', 'beta', ...flags]);
      expect(stdout).toContain('merchantCode');
      expect(stdout).not.toContain(secret);
    }
  });

  it('is suggested by check and build [engine-24]', async () => {
    using project = new Project({ 'brands/beta/brand.json': old });
    for (const verb of ['check', 'build']) expect(await project.run([verb, 'beta', '--json']), verb).toMatchObject({ code: 1 });
    expect((await project.run(['check', 'beta'])).stdout).toContain('Migrate it: livery migrate beta');
    expect(read(project, 'beta')).toBe(old);
  });
});

describe('a unified diff', () => {
  it('keeps three lines around each change and splits distant changes', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
    const after = lines.with(2, 'second').toSpliced(17, 1);
    const diff = unifiedDiff('a.json', `${lines.join('\n')}\n`, `${after.join('\n')}\n`, (line) => line);
    expect(diff.split('\n').filter((line) => !line.startsWith(' '))).toEqual([
      '--- a/a.json',
      '+++ b/a.json',
      '@@ -1,6 +1,6 @@',
      '-line 2',
      '+second',
      '@@ -15,6 +15,5 @@',
      '-line 17',
    ]);
  });
});
