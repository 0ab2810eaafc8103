import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../../testing/project.ts';

const picture = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h${width}v40H0z"/></svg>`;
const shared = { format: { currency: 'EUR' } };
const files = {
  'brands/acme/brand.json': brandFile('acme', { ...shared, assets: { icon: 'assets/icon.svg', logo: { light: 'assets/logo.svg' } } }),
  'brands/acme/assets/icon.svg': picture(40),
  'brands/acme/assets/logo.svg': picture(40),
  'brands/beta/brand.json': brandFile('beta', {
    ...shared,
    theme: { seeds: { primary: '#1f5fd1' }, type: { ratio: 1.333 } },
    assets: { icon: 'assets/mark.svg', logo: { light: 'assets/logo.svg' } },
  }),
  'brands/beta/assets/mark.svg': picture(40),
  'brands/beta/assets/logo.svg': picture(30),
  'brands/beta/locales/en.json': { home: { hero: { title: 'Ours' } } },
};

describe('livery diff', () => {
  it('shows the resolved values of two brands by part, and exits with 1 if they differ [engine-04]', async () => {
    using project = new Project(files);
    const { code, stdout, stderr } = await project.run(['diff', 'acme', 'beta']);
    expect(code).toBe(1);
    expect(stdout).toContain('Identity\n  code          acme → beta\n  merchantCode  ACME → BETA\n\n');
    expect(stdout).toContain('Theme\n  seeds.primary  #ff6600 → #1f5fd1\n  type.ratio     1.25 → 1.333\n');
    expect(stdout).toMatch(/^Assets\n {2}logo\.light {2}logo\.svg, 0\.1 kB, [0-9a-f]{8} → logo\.svg, 0\.1 kB, [0-9a-f]{8}$/m);
    expect(stdout).toMatch(/^Palette, light\n/m);
    expect(stdout).toMatch(/^ {2}action +#[0-9a-f]{6} → #[0-9a-f]{6}$/m);
    expect(stdout).toContain('Texts, en\n  home.hero.title  not there → Ours\n');
    // The same picture under another name, and values equal in both.
    expect(stdout).not.toMatch(/icon|currency/);
    expect(stderr).toMatch(/^\d+ values differ, \d+ are the same\.\n$/);
  });

  it('draws colours as swatches if the terminal supports colour [engine-04]', async () => {
    using project = new Project(files);
    const { stdout } = await project.run(['diff', 'acme', 'beta'], { environment: { FORCE_COLOR: '1' } });
    expect(stdout).toContain('\u001b[48;2;255;102;0m  \u001b[0m #ff6600 → \u001b[48;2;31;95;209m  \u001b[0m #1f5fd1');
  });

  it('writes an HTML page and one JSON document [engine-04]', async () => {
    using project = new Project({ ...files, 'brands/beta/locales/en.json': { home: { hero: { title: '<b>Ours</b>' } } } });
    const { code, stdout } = await project.run(['diff', 'acme', 'beta', '--html', 'out/diff.html', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      brands: ['acme', 'beta'],
      parts: expect.arrayContaining([
        { title: 'Theme', differences: expect.arrayContaining([{ pointer: '/theme/type/ratio', before: 1.25, after: 1.333 }]) },
      ]),
    });
    const page = readFileSync(path.join(project.root, 'out/diff.html'), 'utf8');
    expect(page).toContain('<span class="swatch" style="background:#ff6600"></span>');
    expect(page).toContain('&lt;b&gt;Ours&lt;/b&gt;');
    expect(page).not.toContain('<b>Ours');
  });

  it('exits with 0 if there is no difference', async () => {
    using project = new Project(files);
    expect(await project.run(['diff', 'acme', 'acme'])).toEqual({ code: 0, stdout: '', stderr: 'acme and acme are alike.\n' });
    expect(await project.run(['diff', 'acme', 'nope'])).toMatchObject({ code: 2, stdout: '' });
  });
});
