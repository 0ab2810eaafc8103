import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { lookNames, looks } from '../../scaffold/looks.ts';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../../testing/project.ts';

describe('livery new', () => {
  it('makes a brand that passes livery check at once', async () => {
    using project = new Project();
    const made = await project.run([
      'new',
      'acme',
      '--name',
      'Acme',
      '--primary',
      '#ff6600',
      '--accent',
      '#004488',
      '--lang',
      'en',
      '--currency',
      'EUR',
      '--yes',
    ]);
    expect([made.code, made.stdout.split('\n')]).toEqual([
      0,
      expect.arrayContaining(['brands/acme/brand.json', 'brands/acme/assets/logo.svg', 'brands/acme/locales/en.json']),
    ]);
    expect(readdirSync(path.join(project.root, 'brands'))).toEqual(['acme']);
    const text = readFileSync(path.join(project.root, 'brands/acme/brand.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      code: 'acme',
      identity: { name: 'Acme' },
      languages: { default: 'en', supported: ['en', 'pt'] },
      theme: { seeds: { primary: '#ff6600', accent: '#004488' } },
      format: { currency: 'EUR' },
    });
    const formatRules = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../../.oxfmtrc.json'), 'utf8')) as FormatConfig;
    expect(await format('brand.json', text, formatRules)).toEqual({ code: text, errors: [] });

    const checked = await project.run(['check', 'acme', '--json']);
    expect([checked.code, JSON.parse(checked.stdout)]).toEqual([
      0,
      { version: 1, brands: [{ code: 'acme', ok: true, problems: [] }], languages: [], failed: [] },
    ]);
  });

  it('asks nothing without a terminal, and gives each brand a different look', async () => {
    using project = new Project();
    const looks: string[] = [];
    for (const code of ['acme', 'beta-bet', 'gamma']) {
      expect(await project.run(['new', code])).toMatchObject({ code: 0 });
      const { layout, theme } = JSON.parse(readFileSync(path.join(project.root, 'brands', code, 'brand.json'), 'utf8')) as Record<
        string,
        unknown
      >;
      looks.push(JSON.stringify([layout, theme]));
    }
    expect(new Set(looks).size).toBe(3);
    expect(await project.run(['check', '--all'])).toMatchObject({ code: 0 });
  });

  it('makes a child that looks like its parent, with only its code, its name and what flags set', async () => {
    using project = new Project();
    expect(await project.run(['new', 'acme', '--yes'])).toMatchObject({ code: 0 });
    expect(await project.run(['new', 'acme-two', '--extends', 'acme', '--yes'])).toMatchObject({ code: 0 });
    expect(await project.run(['new', 'acme-red', '--extends', 'acme', '--primary', '#cc0022', '--yes'])).toMatchObject({ code: 0 });
    const read = (code: string): unknown => JSON.parse(readFileSync(path.join(project.root, 'brands', code, 'brand.json'), 'utf8'));
    const child = { schemaVersion: 2, code: 'acme-two', extends: 'acme', identity: { name: 'Acme Two' } };
    expect(read('acme-two')).toEqual(child);
    expect(readdirSync(path.join(project.root, 'brands/acme-two'))).toEqual(['brand.json']);
    expect(read('acme-red')).toEqual({
      ...child,
      code: 'acme-red',
      identity: { name: 'Acme Red' },
      theme: { seeds: { primary: '#cc0022' } },
    });
  });

  it('lists the files in a dry run and writes none', async () => {
    using project = new Project();
    const outcome = await project.run(['new', 'acme', '--dry-run', '--json']);
    expect([outcome.code, JSON.parse(outcome.stdout)]).toMatchObject([
      0,
      { version: 1, code: 'acme', written: false, files: expect.arrayContaining(['brand.json']) },
    ]);
    expect(readdirSync(project.root)).toEqual([]);
  });

  it.each(['../x', 'a', 'a'.repeat(33), 'Acme', 'games', 'www'])('refuses the code %s and writes nothing', async (code) => {
    using project = new Project({ 'brands/.keep': '' });
    expect(await project.run(['new', code, '--yes'])).toMatchObject({ code: 2, stdout: '' });
    expect(readdirSync(path.join(project.root, 'brands'))).toEqual(['.keep']);
  });

  it('refuses an invalid colour and an existing brand', async () => {
    using project = new Project({ 'brands/beta/brand.json': '{}' });
    expect(await project.run(['new', 'acme', '--primary', 'orangish'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('"orangish" is not a valid colour'),
    });
    expect(await project.run(['new', 'beta'])).toMatchObject({ code: 2, stderr: expect.stringContaining('already exists') });
    expect(readFileSync(path.join(project.root, 'brands/beta/brand.json'), 'utf8')).toBe('{}');
  });

  it.each([
    [['--lang', 'xx'], 'BadLanguage', '--lang "xx"'],
    [['--currency', 'DOGE'], 'BadCurrency', '--currency "DOGE"'],
    [['--extends', 'nope'], 'UnknownBrand', '--extends "nope"'],
    [['--name', ' '], 'BadName', '--name " "'],
    [['--name', 'n'.repeat(41)], 'BadName', '--name "nnn'],
  ])('refuses %j, naming the flag, and writes nothing', async (flags, name, said) => {
    using project = new Project();
    const outcome = await project.run(['new', 'acme', '--yes', '--json', ...flags]);
    expect(outcome.code).toBe(2);
    expect(JSON.parse(outcome.stdout)).toMatchObject({ error: { name, message: expect.stringContaining(said) } });
    expect(readdirSync(project.root)).toEqual([]);
  });

  it('writes no part of a brand that fails the check, and keeps what was there before', async () => {
    using project = new Project({ 'brands/acme/assets/logo.svg': 'no picture' });
    const outcome = await project.run(['new', 'acme']);
    expect(outcome).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/error {2}asset {2}\/assets\/logo\/light/) });
    expect(readdirSync(path.join(project.root, 'brands/acme'), { recursive: true })).toEqual(['assets', 'assets/logo.svg']);
    expect(readdirSync(path.join(project.root, 'brands'))).toEqual(['acme']);
  });

  it('fills a folder without a brand, and keeps its files', async () => {
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h40v40H0z"/></svg>';
    using project = new Project({ 'brands/acme/assets/logo.svg': logo, 'brands/acme/notes.txt': 'ours' });
    const { code, stdout } = await project.run(['new', 'acme', '--json']);
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { files: expect.not.arrayContaining(['assets/logo.svg']) }]);
    expect(readFileSync(path.join(project.root, 'brands/acme/assets/logo.svg'), 'utf8')).toBe(logo);
    expect(await project.run(['check', 'acme'])).toMatchObject({ code: 0 });
  });

  it.skipIf(process.platform === 'win32')('creates the folder with the permissions of the user’s umask', async () => {
    using project = new Project();
    expect(await project.run(['new', 'acme'])).toMatchObject({ code: 0 });
    expect(statSync(path.join(project.root, 'brands/acme')).mode).toBe(statSync(path.join(project.root, 'brands')).mode);
  });

  it.each([...lookNames.map((look) => ['new', 'acme', '--look', look]), ['new', 'acme', '--extends', 'base', '--look', 'airy']])(
    'writes nothing redundant with the defaults or the parent: %s %s %s %s %s %s [engine-20]',
    async (...args) => {
      using project = new Project({ 'brands/base/brand.json': brandFile('base', { layout: looks.airy.layout }) });
      expect(await project.run(args.filter((word) => word !== undefined))).toMatchObject({ code: 0 });
      const { stdout } = await project.run(['drift', 'acme', '--json']);
      expect(JSON.parse(stdout)).toMatchObject({ brands: [{ code: 'acme', findings: [] }] });
    },
  );

  it('explains briefly that it cannot write', async () => {
    using project = new Project({ brands: 'a file, not a folder' });
    const outcome = await project.run(['new', 'acme', '--yes']);
    expect(outcome).toMatchObject({ code: 3, stdout: '' });
    expect(outcome.stderr.trim().split('\n')).toHaveLength(3);
  });
});
