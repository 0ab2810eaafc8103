import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../../testing/project.ts';

const acme = { 'brands/acme/brand.json': brandFile('acme') };

describe('livery tokens export', () => {
  it('prints every mode as a resolver document of the format [engine-12]', async () => {
    using project = new Project(acme);
    const { code, stdout } = await project.run(['tokens', 'export', 'acme']);
    expect(code).toBe(0);
    const document = JSON.parse(stdout) as { modifiers: { mode: { contexts: Record<string, unknown[]> } } };
    expect(document).toMatchObject({
      $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
      version: '2025.10',
      name: 'Acme',
    });
    expect(Object.keys(document.modifiers.mode.contexts)).toEqual(['light', 'dark', 'light-high-contrast', 'dark-high-contrast']);
  });

  it('writes one mode to a file that another brand can use [engine-12]', async () => {
    const other = brandFile('other', { theme: { seeds: { primary: '#1f5fd1' }, modes: ['dark'], tokens: 'look.json' } });
    using project = new Project({ ...acme, 'brands/other/brand.json': other });
    const args = ['tokens', 'export', 'acme', '--mode', 'dark', '--file', 'look.json'];
    expect((await project.run(args)).code).toBe(0);
    const written = await project.run(args);
    copyFileSync(path.join(project.root, 'look.json'), path.join(project.root, 'brands/other/look.json'));
    expect(written.stdout).toMatch(/^look\.json {2}\d+ tokens\n$/);
    const look = JSON.parse(readFileSync(path.join(project.root, 'brands/other/look.json'), 'utf8')) as { color: { link: object } };
    const again = await project.run(['tokens', 'export', 'other', '--mode', 'dark']);
    expect((JSON.parse(again.stdout) as typeof look).color).toEqual(look.color);
  });

  it('writes nothing in a dry run', async () => {
    using project = new Project(acme);
    const { stdout } = await project.run(['tokens', 'export', 'acme', '--file', 'out/acme.json', '--dry-run']);
    expect(stdout).toContain('not written');
    expect(() => readFileSync(path.join(project.root, 'out/acme.json'))).toThrow();
  });

  it.each([
    [['tokens', 'export', 'acme', '--mode', 'light'], 2, 'It offers dark'],
    [['tokens', 'import', 'acme'], 2, 'export'],
    [['tokens', 'export', 'broken'], 1, 'Fix its errors first'],
  ])('refuses %j', async (args, exit, said) => {
    const dark = brandFile('acme', { theme: { seeds: { primary: '#ff6600' }, modes: ['dark'] } });
    using project = new Project({ 'brands/acme/brand.json': dark, 'brands/broken/brand.json': '{' });
    const { code, stderr } = await project.run(args);
    expect(code).toBe(exit);
    expect(stderr).toContain(said);
  });
});
