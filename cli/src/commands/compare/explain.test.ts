import { describe, expect, it } from 'vitest';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../../testing/project.ts';

const base = { schemaVersion: 2, theme: { density: 'airy', seeds: { primary: 'teal', money: '#d8c46a' } } };
const files = {
  'brands/acme/brand.json': brandFile('acme', { extends: '_base', theme: { density: 'compact', seeds: { primary: '#ff6600' } } }),
  'brands/_base/brand.json': base,
};

describe('livery explain', () => {
  it('shows a value, its file and line, and the values it overrides [engine-03]', async () => {
    using project = new Project(files);
    expect(await project.run(['explain', 'acme', '/theme/density'])).toEqual({
      code: 0,
      stdout: `/theme/density  compact
  brands/acme/brand.json:8:16
     6 |   },
     7 |   "theme": {
  >  8 |     "density": "compact",
       |                ^
     9 |     "seeds": {
    10 |       "primary": "#ff6600"
    11 |     }
  covers
    airy  brands/_base/brand.json:4:16
    regular  the engine
`,
      stderr: '',
    });
  });

  it('explains how a value and a colour were derived, step by step [engine-03]', async () => {
    using project = new Project(files);
    expect(await project.run(['explain', 'acme', 'merchantCode'])).toMatchObject({
      stdout: expect.stringMatching(
        /^\/merchantCode {2}ACME\n {2}the code in capitals\n\nfrom \/code {2}acme\n {2}brands\/acme\/brand\.json:3:11\n/,
      ),
    });
    const { stdout } = await project.run(['explain', 'acme', '/theme/light/money']);
    expect(stdout).toMatch(
      /^\/theme\/colours\/light\/money {2}#[0-9a-f]{6}\n {2}solver: text on ground, surface, raised, sunken at least 4\.5, was 1\.\d, moved L by −0\.\d\d\n\nfrom \/theme\/seeds\/money {2}#d8c46a\n {2}brands\/_base\/brand\.json:7:16\n/,
    );
  });

  it('lists all values with their origin, or only a part of them [engine-03]', async () => {
    using project = new Project(files);
    const { stdout } = await project.run(['explain', 'acme']);
    expect(stdout).toMatch(/^\/theme\/density +compact +brands\/acme\/brand\.json:8:16$/m);
    expect(stdout).toMatch(/^\/theme\/seeds\/money +#d8c46a +brands\/_base\/brand\.json:7:16$/m);
    expect(stdout).toMatch(/^\/layout\/header +flush +the engine$/m);
    const part = await project.run(['explain', 'acme', '/theme/shape', '--json']);
    expect(JSON.parse(part.stdout)).toMatchObject({
      version: 1,
      brand: 'acme',
      values: [{ pointer: '/theme/shape/radius', value: 'soft', origin: { kind: 'default' } }, {}, {}],
    });
  });

  it('explains an entry by the list that contains it [engine-03]', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme', { languages: { default: 'en', supported: ['en', 'pt'] } }) });
    const { code, stdout } = await project.run(['explain', 'acme', '/languages/supported/1', '--json']);
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { pointer: '/languages/supported', value: ['en', 'pt'] }]);
    expect(await project.run(['explain', 'acme', '/languages/supported/2'])).toMatchObject({ code: 2 });
  });

  it('exits with 2 on an unknown pointer and suggests the nearest', async () => {
    using project = new Project(files);
    expect(await project.run(['explain', 'acme', '/theme/densty'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('Did you mean /theme/density?'),
    });
  });

  it('exits with 1 on a brand with errors, and shows them', async () => {
    using project = new Project({ 'brands/acme/brand.json': brandFile('acme', { hosts: 1 }) });
    expect(await project.run(['explain', 'acme'])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('schema-type  /hosts'),
    });
  });
});
