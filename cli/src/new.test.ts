import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { Project } from './test/run-livery.ts';

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
    expect(text).toBe(await format(text, { ...(await resolveConfig(import.meta.filename)), parser: 'json' }));

    const checked = await project.run(['check', 'acme', '--json']);
    expect([checked.code, JSON.parse(checked.stdout)]).toEqual([0, { version: 1, brands: [{ code: 'acme', ok: true, problems: [] }] }]);
  });

  it('asks nothing without a terminal, and gives neighbours looks of their own', async () => {
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

  it('names the files of a dry run and writes none', async () => {
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

  it('refuses what is no colour, and a brand that is there', async () => {
    using project = new Project({ 'brands/beta/brand.json': '{}' });
    expect(await project.run(['new', 'acme', '--primary', 'orangish'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('"orangish" is no colour'),
    });
    expect(await project.run(['new', 'beta'])).toMatchObject({ code: 2, stderr: expect.stringContaining('is there already') });
    expect(readFileSync(path.join(project.root, 'brands/beta/brand.json'), 'utf8')).toBe('{}');
  });

  it('leaves nothing of a brand that would not pass', async () => {
    using project = new Project();
    const outcome = await project.run(['new', 'acme', '--currency', 'euro']);
    expect(outcome).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/brand\.json:\d+:\d+ {2}error {2}schema-pattern {2}\/format\/currency/),
    });
    expect(existsSync(path.join(project.root, 'brands/acme'))).toBe(false);
  });

  it('says in one sentence where it cannot write', async () => {
    using project = new Project({ brands: 'a file, not a folder' });
    const outcome = await project.run(['new', 'acme', '--yes']);
    expect(outcome).toMatchObject({ code: 3, stdout: '' });
    expect(outcome.stderr.trim().split('\n')).toHaveLength(3);
  });
});
