import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPreview, type PreviewServer } from '@livery/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFiles } from '../../testing/bundle.ts';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../../testing/project.ts';

let project: Project;
let preview: PreviewServer;
let connect: string[];

beforeAll(async () => {
  project = new Project({
    'brands/acme/brand.json': brandFile('acme', { hosts: ['acme.example'] }),
    'brands/other/brand.json': brandFile('other', { hosts: ['other.example'] }),
    ...bundleFiles('acme'),
  });
  preview = await startPreview({
    outputs: [{ code: 'acme', dir: path.join(project.root, 'dist/acme'), hosts: ['acme.example', 'other.example'] }],
    port: 0,
  });
  connect = ['--connect', `127.0.0.1:${preview.port}`, '--games-origin', preview.gamesOrigins.join(',')];
});

afterAll(async () => {
  await preview.close();
  project[Symbol.dispose]();
});

const tampered = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  const file = path.join(project.root, 'dist/acme/core/main-a1b2c3d4.js');
  const before = readFileSync(file);
  writeFileSync(file, 'alert(1);;');
  return run().finally(() => writeFileSync(file, before));
};

describe('livery verify', () => {
  it('finds the bundle by its host and reports that the site serves it [engine-30]', async () => {
    const { code, stdout } = await project.run(['verify', 'http://acme.example', ...connect]);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^✓ http:\/\/acme\.example\/ serves build build-of-acme of acme: \d+ files, \d+ questions\.\n$/),
    ]);
    const local = await project.run(['verify', `http://acme.localhost:${preview.port}`, '--json']);
    expect([local.code, JSON.parse(local.stdout)]).toMatchObject([0, { version: 1, brand: 'acme', build: 'build-of-acme', findings: [] }]);
  });

  it('prints each difference with the expected value, and exits with 1 [engine-30]', async () => {
    const { code, stdout, stderr } = await tampered(() => project.run(['verify', 'http://acme.example', 'acme', ...connect]));
    expect(code).toBe(1);
    expect(stdout).toMatch(/^✗ file sha256 {2}\/core\/main-a1b2c3d4\.js\n {4}expected {2}[0-9a-f]{64}\n {4}found {5}[0-9a-f]{64}\n/);
    expect(stderr).toContain('1 finding against build build-of-acme');
    const json = await tampered(() => project.run(['verify', 'http://acme.example', '--json', ...connect]));
    expect([json.code, JSON.parse(json.stdout)]).toMatchObject([
      1,
      { version: 1, findings: [{ check: 'file', subject: 'sha256', addresses: ['/core/main-a1b2c3d4.js'] }] },
    ]);
  });

  it('says if it could check a site only against itself, and accepts a named manifest', async () => {
    const alone = await project.run(['verify', 'http://other.example', ...connect]);
    expect([alone.code, alone.stderr]).toEqual([0, expect.stringContaining('this proves that it agrees with itself, no more')]);
    const named = await project.run(['verify', 'http://other.example', '--manifest', '../../dist/acme/files.json', ...connect], {
      cwd: 'brands/acme',
    });
    expect([named.code, named.stderr]).toEqual([0, expect.not.stringContaining('agrees with itself')]);
  });

  it('distinguishes an unreachable site and a missing bundle from a site that differs', async () => {
    const silent = await project.run(['verify', 'http://acme.example', '--connect', '127.0.0.1:1']);
    expect([silent.code, silent.stdout, silent.stderr]).toEqual([3, '', expect.stringContaining('refuses the connection')]);
    const unbuilt = await project.run(['verify', 'http://other.example', 'other', ...connect]);
    expect([unbuilt.code, unbuilt.stderr]).toEqual([3, expect.stringContaining('livery build other')]);
    const lost = await project.run(['verify', 'http://acme.example', '--manifest', 'nowhere.json', ...connect]);
    expect([lost.code, lost.stderr]).toEqual([3, expect.stringContaining('nowhere.json')]);
  });

  it('refuses invalid addresses and options', async () => {
    for (const args of [
      ['ftp://acme.example'],
      ['https://acme.example/path'],
      ['https://'],
      ['acme.example', '--connect', 'nowhere'],
      ['acme.example', '--time-limit', '0'],
    ]) {
      expect((await project.run(['verify', ...args])).code, args.join(' ')).toBe(2);
    }
  });
});
