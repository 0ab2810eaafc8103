import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixBrands } from '../../services/make/fix.ts';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../../testing/project.ts';

const mistaken = `{
  // Our first brand.
  "schemaVersion": 2,
  "code": "other", // the folder's name
  "identity": { "nmae": "Acme" },
  "theme": {
    "seeds": {
      "money": "#fff7d6", /* gold */
      "primary": "#ffd200"
    },
    "contrast": { "onConflict": "fail" },
    "modes": ["light", "light"]
  },
  "layout": { "header": "centered" },
  "license": {
    "url": "http://authority.example/0000" // as they write it
  }
}
`;

const fixed = `{
  // Our first brand.
  "schemaVersion": 2,
  "code": "acme", // the folder's name
  "identity": { "name": "Acme" },
  "theme": {
    "seeds": {
      "money": "#MONEY", /* gold */
      "primary": "#ffd200"
    },
    "contrast": { "onConflict": "fail" },
    "modes": ["light"]
  },
  "layout": { "header": "centred" },
  "license": {
    "url": "https://authority.example/0000" // as they write it
  }
}
`;

const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- © Ana Souza -->
<svg viewBox="0 0 60 20" sodipodi:docname="logo.svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7"/>
  <!-- the ring --><path d="M2 2h56v16H2z"/>
</svg>`;

const illustrator = `<!DOCTYPE svg [<!ENTITY sea "#0B3B45">]>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="&sea;" d="M4 4h32v32H4z"/></svg>`;

const read = (project: Project, file = 'brands/acme/brand.json') => readFileSync(path.join(project.root, file), 'utf8');

describe('livery check --fix', () => {
  it('fixes what needs no decision, preserving comments and order, and checks again [engine-08]', async () => {
    using project = new Project({ 'brands/acme/brand.json': mistaken });
    const outcome = await project.run(['check', 'acme', '--fix']);
    expect(outcome).toMatchObject({ code: 0, stdout: '✓ acme\n' });
    const written = read(project);
    expect(written.replace(/"money": "#[0-9a-f]{6}"/, '"money": "#MONEY"')).toBe(fixed);
    expect(written).not.toContain('#fff7d6');
    expect(await project.run(['check', 'acme'])).toMatchObject({ code: 0 });
    expect(outcome.stderr).toMatch(
      /^Fixed brands\/acme\/brand\.json: code becomes "acme"; nmae becomes name; .*; money: #fff7d6 becomes #/,
    );
  });

  it('keeps a byte-order mark and the line endings [engine-08]', async () => {
    const marked =
      '\uFEFF{\r\n  "schemaVersion": 2,\r\n  "code": "other",\r\n  "identity": { "name": "Acme" },\r\n  "extends": "_base"\r\n}\r\n';
    using project = new Project({
      'brands/acme/brand.json': marked,
      'brands/_base/brand.json': '{ "schemaVersion": 2, "theme": { "seeds": { "primary": "teal" } } }',
    });
    expect(await project.run(['check', 'acme', '--fix'])).toMatchObject({ code: 0 });
    expect(read(project)).toBe(marked.replace('other', 'acme'));
  });

  it.each([
    ['nothing needs a fix', brandFile('acme'), 'There is nothing to fix.'],
    ['only a person can', brandFile('acme', { hosts: ['x y'] }), 'Nothing can be fixed without a decision.'],
  ])('says so when %s [engine-08]', async (_name, file, said) => {
    using project = new Project({ 'brands/acme/brand.json': file });
    for (const flags of [[], ['--dry-run']]) expect((await project.run(['check', 'acme', '--fix', ...flags])).stderr).toContain(said);
  });

  it('shows no secrets next to what it fixes [engine-28]', async () => {
    const secrets = [['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dc'].join('_'), 'q8Zr2LwX9vTn4KbP'];
    const file = `{
  "schemaVersion": 2,
  "code": "other",
  "clientSecret": "${secrets[1]}",
  "identity": { "name": "Acme", "legalName": "${secrets[0]}" },
  "theme": { "seeds": { "primary": "teal" } }
}
`;
    using project = new Project({ 'brands/acme/brand.json': file });
    for (const flags of [['--dry-run'], ['--dry-run', '--json'], ['--json']]) {
      const { stdout, stderr } = await project.run(['check', 'acme', '--fix', ...flags]);
      expect(stdout).toContain('code');
      for (const secret of secrets) expect(stdout + stderr).not.toContain(secret);
    }
    expect(read(project)).toBe(file.replace('"other"', '"acme"'));
  });

  it('shows the change in a dry run and writes nothing [engine-08]', async () => {
    using project = new Project({ 'brands/acme/brand.json': mistaken });
    const outcome = await project.run(['check', 'acme', '--fix', '--dry-run']);
    expect(outcome.code).toBe(1);
    expect(outcome.stdout).toContain('\n-  "code": "other", // the folder\'s name\n');
    expect(outcome.stdout).toContain('\n+  "code": "acme", // the folder\'s name\n');
    expect(read(project)).toBe(mistaken);
    const json = await project.run(['check', 'acme', '--fix', '--dry-run', '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({ version: 1, written: false, fixed: [{ file: 'brands/acme/brand.json' }] });
  });

  it('fixes a text and a parent in their own files, and leaves what needs a decision [engine-08]', async () => {
    using project = new Project({
      'brands/acme/brand.json':
        '{ "schemaVersion": 2, "code": "acme", "identity": { "name": "Acme" }, "extends": "_base", "hosts": ["A.example"] }',
      'brands/acme/locales/en.json': '{ "home": { "hero": { "titel": "Ours" } } }\n',
      'brands/_base/brand.json': '{ "schemaVersion": 2, "theme": { "seeds": { "primary": "teal" }, "denisty": "airy" } }\r\n',
    });
    const outcome = await project.run(['check', '--all', '--fix']);
    expect(outcome).toMatchObject({ code: 1, stdout: expect.stringContaining('schema-pattern  /hosts/0') });
    expect(read(project, 'brands/_base/brand.json')).toBe(
      '{ "schemaVersion": 2, "theme": { "seeds": { "primary": "teal" }, "density": "airy" } }\r\n',
    );
    expect(read(project, 'brands/acme/locales/en.json')).toBe('{ "home": { "hero": { "title": "Ours" } } }\n');
  });

  it('removes trailing commas and fixes the rest of the file in the same run', async () => {
    using project = new Project({
      'brands/acme/brand.json': mistaken.replace('#ffd200"\n', '#ffd200", // the last\n').replace('"light"]', '"light",]'),
    });
    const { reports, fixed } = await fixBrands(project.root, ['acme'], {});
    expect(reports).toMatchObject([{ ok: true }]);
    expect(fixed[0]?.fixes).toEqual(expect.arrayContaining(['trailing commas are removed', 'code becomes "acme"']));
    expect(read(project)).toContain('"#ffd200" // the last\n');
  });

  it('removes editor data from drawings and keeps comments [engine-08]', async () => {
    using project = new Project({
      'brands/_base/brand.json': { schemaVersion: 2, assets: { logo: { light: 'assets/logo.svg' } } },
      'brands/_base/assets/logo.svg': inkscape,
      'brands/acme/brand.json': brandFile('acme', { extends: '_base', assets: { icon: 'assets/icon.svg' } }),
      'brands/acme/assets/icon.svg': illustrator,
      'brands/beta/brand.json': brandFile('beta', { extends: '_base', identity: { name: 'Beta' } }),
    });
    const told = await project.run(['check', '--all']);
    expect(told.stdout).toContain('The bundle leaves out what an editor put into assets/logo.svg: sodipodi:docname (line 3)');
    expect(told.stdout).toContain('livery check --fix');

    const planned = await project.run(['check', '--all', '--fix', '--dry-run']);
    expect(planned.stdout).toContain('-  <sodipodi:namedview id="namedview7"/>');
    expect(read(project, 'brands/_base/assets/logo.svg')).toBe(inkscape);

    const fixed = await project.run(['check', '--all', '--fix']);
    expect(fixed).toMatchObject({ code: 0, stdout: '✓ acme\n✓ beta\n' });
    expect(fixed.stderr).toContain('brands/_base/assets/logo.svg: without sodipodi:docname (line 3), <sodipodi:namedview> (line 4).\n');
    expect(read(project, 'brands/_base/assets/logo.svg')).toBe(
      '<!-- © Ana Souza -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">\n  \n  <!-- the ring --><path d="M2 2h56v16H2z"/>\n</svg>',
    );
    expect(read(project, 'brands/acme/assets/icon.svg')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#0B3B45" d="M4 4h32v32H4z"/></svg>',
    );
    expect((await project.run(['check', '--all', '--fix'])).stderr).toContain('There is nothing to fix.');
  });

  it('says which problems it could fix', async () => {
    using project = new Project({ 'brands/acme/brand.json': mistaken });
    const { stdout, stderr } = await project.run(['check', 'acme', '--json']);
    const { brands } = JSON.parse(stdout) as { brands: { problems: { rule: string; fixable: boolean }[] }[] };
    expect(brands[0]?.problems.find(({ rule }) => rule === 'schema-unknown-key')).toMatchObject({ fixable: true });
    expect(brands[0]?.problems.find(({ rule }) => rule === 'schema-missing-key')).toMatchObject({ fixable: false });
    expect(stderr).toBe('');
  });
});
