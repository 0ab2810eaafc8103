import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFiles } from '../../testing/bundle.ts';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../../testing/project.ts';

let project: Project;

beforeAll(() => {
  project = new Project({
    'brands/acme/brand.json': brandFile('acme', { hosts: ['acme.example', 'www.acme.example'] }),
    'brands/bolt/brand.json': brandFile('bolt', { hosts: ['bolt.example'], gateway: { baseUrl: 'https://gateway.bolt.example' } }),
    'brands/hostless/brand.json': brandFile('hostless'),
    ...bundleFiles('acme'),
    ...bundleFiles('bolt'),
    ...bundleFiles('hostless'),
  });
});

afterAll(() => project[Symbol.dispose]());

describe('livery host', () => {
  it('prints one configuration for all hosts, and names the brands left out [engine-32]', async () => {
    for (const [server, hosts] of [
      ['nginx', 'server_name acme.example www.acme.example;'],
      ['caddy', 'acme.example, www.acme.example, bolt.example {'],
    ] as const) {
      const { code, stdout, stderr } = await project.run(['host', server, '--all', '--gateway', 'http://127.0.0.1:4100/ignored']);
      expect(code).toBe(0);
      expect(stdout).toContain(hosts);
      expect(stdout).toContain('127.0.0.1:4100');
      expect(stdout).not.toContain('hostless');
      expect(stderr).toBe('hostless names no hosts and is left out.\n');
    }
  });

  it('warns of brands whose calls would go nowhere', async () => {
    const { code, stderr } = await project.run(['host', 'nginx', 'acme', 'bolt']);
    expect([code, stderr]).toEqual([0, 'Without --gateway the calls of acme are answered with 404.\n']);
  });

  it('writes a file, or in a dry run only says so', async () => {
    const file = path.join(project.root, 'out/livery.conf');
    const args = ['host', 'nginx', 'bolt', '--file', 'out/livery.conf'];
    expect((await project.run([...args, '--dry-run'])).stdout).toBe('out/livery.conf  1 brand, 1 host, not written\n');
    expect(existsSync(file)).toBe(false);
    expect((await project.run(args)).stdout).toBe('out/livery.conf  1 brand, 1 host\n');
    expect(readFileSync(file, 'utf8')).toContain('server_name bolt.example;');
  });

  it('prints one JSON document with a version', async () => {
    const { stdout } = await project.run(['host', 'caddy', 'bolt', '--plain', '--port', '8080', '--json']);
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      server: 'caddy',
      written: false,
      file: null,
      brands: [{ code: 'bolt', hosts: ['bolt.example'] }],
      hostless: [],
      unreachable: [],
      text: expect.stringContaining('http://bolt.example:8080 {') as string,
      failed: [],
    });
  });

  it('fails on a brand with errors or with an unknown environment instead of leaving it out', async () => {
    using other = new Project({
      'brands/acme/brand.json': brandFile('acme', { hosts: ['acme.example'], environments: { live: { hosts: ['live.example'] } } }),
      'brands/beta/brand.json': brandFile('beta', { hosts: ['beta.example'], layuot: {} }),
      ...bundleFiles('acme'),
      ...bundleFiles('beta'),
    });
    const broken = await other.run(['host', 'nginx', '--all', '--file', 'livery.conf']);
    expect(broken).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Brand with errors: beta has errors, and .*layuot/s),
    });
    expect(existsSync(path.join(other.root, 'livery.conf'))).toBe(false);
    const elsewhere = await other.run(['host', 'caddy', 'acme', '--environment', 'nosuch']);
    expect(elsewhere).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('nosuch') });
    expect((await other.run(['host', 'caddy', 'acme', '--environment', 'live'])).stdout).toContain('live.example');
  });

  it('refuses targets and options that cannot be served', async () => {
    using other = new Project({ 'brands/acme/brand.json': brandFile('acme', { hosts: ['acme.example'] }) });
    expect((await other.run(['host', 'nginx', '--all'])).stderr).toContain('livery build acme');
    const cases: [args: string[], code: number, words: string][] = [
      [['host', 'nginx', 'hostless'], 1, 'hostless has no hosts'],
      [['host', 'nginx', '--all', '--root', 'relative'], 2, 'absolute folder'],
      [['host', 'nginx', '--all', '--root', '/var/www"; return 200'], 2, 'absolute folder'],
      [['host', 'nginx', '--all', '--gateway', 'nowhere'], 2, 'is not an http or https address'],
      [['host', 'caddy', '--all', '--games-origin', 'games'], 2, 'origin'],
      [['host', 'apache', '--all'], 2, 'nginx, caddy'],
      [['host', 'caddy', 'acme', '--brotli'], 2, 'Omit --brotli'],
      [['host', 'nginx', 'bolt', '--file', 'dist'], 2, 'it is a folder'],
    ];
    for (const [args, code, words] of cases) {
      const outcome = await project.run(args);
      expect([outcome.code, outcome.stderr], args.join(' ')).toEqual([code, expect.stringContaining(words)]);
    }
  });
});
