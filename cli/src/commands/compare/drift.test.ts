import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../../testing/project.ts';

interface Printed {
  brands: {
    code: string;
    overrides: number;
    accepted: number;
    findings: { kind: string; place: string; file: string; line: number; baseFrom: string }[];
  }[];
  twins: { codes: string[]; differences: string[] }[];
  accepted: string[];
}

const seeds = (primary: string): object => ({ theme: { seeds: { primary } } });

async function driftOf(project: Project, ...args: string[]): Promise<{ code: number | null; printed: Printed }> {
  const { code, stdout } = await project.run(['drift', '--json', ...args]);
  return { code, printed: JSON.parse(stdout) as Printed };
}

describe('livery drift', () => {
  it('finds overrides equal to the inherited value, with their position [engine-20]', async () => {
    using project = new Project({
      'brands/base/brand.json': brandFile('base', { layout: { lobby: 'grid' } }),
      'brands/acme/brand.json': brandFile('acme', {
        extends: 'base',
        theme: { seeds: { primary: '#00aa66' } },
        layout: { lobby: 'grid', tile: 'square' },
      }),
      'brands/base/locales/pt.json': { home: { hero: { title: 'Oi' } } },
      'brands/acme/locales/pt.json': { home: { hero: { title: 'Oi' } } },
    });
    const { code, printed } = await driftOf(project, 'acme');
    expect(code).toBe(1);
    const [acme] = printed.brands;
    expect(acme?.findings.map(({ kind, place, file, line, baseFrom }) => [kind, place, `${file}:${line}`, baseFrom])).toEqual([
      ['redundant', '/layout/lobby', 'brands/acme/brand.json:14', expect.stringMatching(/^brands\/base\/brand\.json:\d+$/)],
      ['redundant', 'locales/pt.json#/home/hero/title', 'brands/acme/locales/pt.json:4', 'brands/base/locales/pt.json'],
    ]);
    expect((await project.run(['drift', 'acme'])).stdout).toContain('brands/acme/brand.json:14:14  redundant  /layout/lobby\n');
  });

  it('treats a picture of a child as its own, though its path equals the parent’s [engine-20]', async () => {
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h40v40H0z"/></svg>';
    const assets = { logo: { light: 'assets/logo.svg' } };
    using project = new Project({
      'brands/base/brand.json': brandFile('base', { assets }),
      'brands/base/assets/logo.svg': picture,
      'brands/acme/brand.json': brandFile('acme', { extends: 'base', theme: { seeds: { primary: '#00aa66' } }, assets }),
      'brands/acme/assets/logo.svg': picture.replace('h40', 'h30'),
    });
    expect(await driftOf(project, 'acme')).toMatchObject({ code: 0, printed: { brands: [{ overrides: 2, findings: [] }] } });
  });

  it('finds overrides whose base changed since they were accepted [engine-20]', async () => {
    using project = new Project({
      'brands/base/brand.json': brandFile('base', { layout: { lobby: 'rails' } }),
      'brands/acme/brand.json': brandFile('acme', { extends: 'base', layout: { lobby: 'grid' } }),
    });
    const record = path.join(project.root, 'brands/acme/accepted.json');
    expect(await driftOf(project, 'acme', '--accept', '--dry-run')).toMatchObject({ printed: { accepted: ['acme'] } });
    expect(existsSync(record)).toBe(false);
    expect(await driftOf(project, 'acme', '--accept')).toMatchObject({ code: 0 });
    expect(JSON.parse(readFileSync(record, 'utf8'))).toMatchObject({ version: 1, overrides: { '/layout/lobby': expect.any(String) } });
    expect(await driftOf(project, 'acme')).toMatchObject({ code: 0, printed: { brands: [{ findings: [] }] } });

    writeFileSync(
      path.join(project.root, 'brands/base/brand.json'),
      JSON.stringify(brandFile('base', { layout: { lobby: 'rails' }, theme: { seeds: { primary: '#00aa66' } } })),
    );
    const { code, printed } = await driftOf(project, 'acme');
    expect(code).toBe(1);
    expect(printed.brands[0]?.findings.map(({ kind, place }) => [kind, place])).toEqual([['stale', '/theme/seeds/primary']]);
  });

  it('finds nearly identical brands, but not within one family [engine-20]', async () => {
    using project = new Project({
      'brands/acme/brand.json': brandFile('acme', seeds('#ff6600')),
      'brands/beta/brand.json': brandFile('beta', { ...seeds('#ff6601'), hosts: ['beta.example'] }),
      'brands/gamma/brand.json': brandFile('gamma', {
        ...seeds('#0066ff'),
        layout: { lobby: 'grid', tile: 'square', navigation: 'tabs', sideMenu: 'rail' },
      }),
      'brands/heir/brand.json': brandFile('heir', { extends: 'gamma' }),
    });
    expect((await driftOf(project, '--all')).printed.twins).toEqual([{ codes: ['acme', 'beta'], differences: ['/theme/seeds/primary'] }]);
    expect((await driftOf(project, '--all', '--twins', '0')).printed.twins).toEqual([]);
  });

  it.each([
    '{ "version": 2 }',
    '{ "version": 1, "overrides": "x" }',
    '{ "version": 1, "overrides": { "/a": 1 } }',
    '{ "version": 1, "pictures": {} }',
  ])('refuses a record that it did not write: %s', async (record) => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme'), 'brands/acme/accepted.json': record });
    expect(await project.run(['drift', 'acme'])).toMatchObject({ code: 2, stderr: expect.stringContaining('is not as livery wrote it') });
  });
});
