import { describe, expect, it } from 'vitest';
import { brandDefaults } from '../schema/generated/brand.gen.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json-value.ts';
import { readParent } from './lineage.ts';
import { resolveBrand } from './resolve-brand.ts';
import { emptySource } from '../json/source-file.ts';
import { brandFile } from '../testing/brand-file.ts';
import { BrandFolder, picture, placeOf } from '../testing/brand-folder.ts';
import type { Content } from '../testing/scratch-folder.ts';

const acme = 'brands/acme/brand.json';
const child = (parent: string, changes: object = {}) => ({
  schemaVersion: 2,
  code: 'acme',
  extends: parent,
  identity: { name: 'Acme' },
  ...changes,
});
const base = (changes: object = {}) => ({ schemaVersion: 2, theme: { seeds: { primary: '#ff6600' } }, ...changes });

/** A value of the same shape with a different word in each leaf. */
function otherwise(value: JsonValue): JsonValue {
  if (!isJsonObject(value)) return Array.isArray(value) ? ['other'] : 'other';
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, otherwise(inner)]));
}

async function report(files: Record<string, Content>, options: { environment?: string } = {}) {
  using folder = new BrandFolder().writeBrands(files);
  const [acmes] = await folder.load({ codes: ['acme'], ...options });
  if (acmes === undefined) throw new Error('No report.');
  return { ...acmes, root: folder.root };
}

describe('a brand that extends', () => {
  it('inherits missing values through three parents, and records what each value overrides [engine-01, engine-02]', async () => {
    const { ok, brand, problems } = await report({
      'acme/brand.json': child('_shop', { theme: { density: 'airy' }, footer: { vendors: ['PG'] } }),
      '_shop/brand.json': { schemaVersion: 2, extends: 'house', theme: { density: 'compact', motion: 'brisk' } },
      'house/brand.json': brandFile('house', { extends: '_base', merchantCode: 'HOUSE', hosts: ['house.example'] }),
      '_base/brand.json': base({
        theme: { seeds: { primary: 'teal', accent: 'navy' }, density: 'regular' },
        footer: { vendors: ['A', 'B'] },
      }),
    });
    expect([ok, problems]).toEqual([true, []]);
    expect(brand).toMatchObject({
      parents: ['_shop', 'house', '_base'],
      code: 'acme',
      merchantCode: 'ACME',
      hosts: [],
      identity: { name: 'Acme' },
      theme: { density: 'airy', motion: 'brisk', seeds: { primary: '#ff6600', accent: 'navy' } },
      footer: { vendors: ['PG'] },
    });
    expect(brand?.provenance['/theme/seeds/accent']).toMatchObject({ file: 'brands/_base/brand.json', line: 6, column: 17 });
    expect(brand?.shadows['/theme/density']).toMatchObject([
      { origin: { file: 'brands/_shop/brand.json' }, value: 'compact' },
      { origin: { file: 'brands/_base/brand.json' }, value: 'regular' },
      { origin: { kind: 'default' }, value: 'regular' },
    ]);
    expect(brand?.shadows['/footer/vendors']?.[0]).toMatchObject({ value: ['A', 'B'] });
  });

  it('finds its parent’s pictures in the parent’s folder, and overrides its texts', async () => {
    const { ok, brand, root } = await report({
      'acme/brand.json': child('_base', { hero: { art: { dark: 'assets/night.svg' } } }),
      'acme/assets/night.svg': picture,
      'acme/locales/pt.json': { home: { hero: { title: 'Ours' } } },
      '_base/brand.json': base({ assets: { logo: { light: 'assets/logo.svg' } } }),
      '_base/assets/logo.svg': picture,
      '_base/locales/pt.json': { home: { hero: { title: 'Theirs', text: 'Theirs' } } },
      '_base/locales/es.json': { home: { hero: { text: 'Suyo' } } },
    });
    expect(ok).toBe(true);
    expect(brand?.assets.logo).toEqual({
      light: `${root}/brands/_base/assets/logo.svg`,
      dark: `${root}/brands/_base/assets/logo.svg`,
      alt: 'Acme',
    });
    expect(brand?.hero.art.dark).toBe(`${root}/brands/acme/assets/night.svg`);
    expect(brand?.texts).toEqual({ pt: { home: { hero: { title: 'Ours', text: 'Theirs' } } } });
  });

  it('inherits its environment from the parents, except for the hosts', async () => {
    const production = { gateway: { baseUrl: 'https://gateway.example' }, hosts: ['base.example'] };
    const files = {
      'acme/brand.json': child('_base', { hosts: ['acme.example'] }),
      '_base/brand.json': base({ environments: { production } }),
    };
    expect((await report(files, { environment: 'production' })).brand).toMatchObject({
      gateway: { baseUrl: 'https://gateway.example' },
      hosts: ['acme.example'],
    });
  });

  it.each<[string, Record<string, Content>, string[]]>([
    ['itself', { 'acme/brand.json': child('acme') }, [`schema-missing-key ${acme}:1:1 `, `extends ${acme}:4:14 /extends`]],
    [
      'a brand that extends it',
      { 'acme/brand.json': child('_a'), '_a/brand.json': base({ extends: 'acme' }) },
      ['extends brands/_a/brand.json:8:14 /extends'],
    ],
    [
      'a chain of four',
      {
        'acme/brand.json': child('_a'),
        '_a/brand.json': { schemaVersion: 2, extends: '_b' },
        '_b/brand.json': { schemaVersion: 2, extends: '_c' },
        '_c/brand.json': base({ extends: '_d' }),
        '_d/brand.json': base(),
      },
      ['extends brands/_c/brand.json:8:14 /extends'],
    ],
    [
      'nothing',
      { 'acme/brand.json': brandFile('acme', { extends: '_bse' }), '_base/brand.json': base() },
      [`extends ${acme}:12:14 /extends`],
    ],
    ['a path', { 'acme/brand.json': brandFile('acme', { extends: '../x' }) }, [`schema-pattern ${acme}:12:14 /extends`]],
    [
      'a broken file',
      { 'acme/brand.json': brandFile('acme', { extends: '_a' }), '_a/brand.json': '{' },
      ['json-syntax brands/_a/brand.json:1:2 ', `extends ${acme}:12:14 /extends`],
    ],
    [
      'a file with a wrong word',
      { 'acme/brand.json': brandFile('acme', { extends: '_a' }), '_a/brand.json': { schemaVersion: 2, layout: { header: 'x' } } },
      ['schema-enum brands/_a/brand.json:4:15 /layout/header', `extends ${acme}:12:14 /extends`],
    ],
    [
      'a file of an older form',
      { 'acme/brand.json': brandFile('acme', { extends: '_a' }), '_a/brand.json': { schemaVersion: 1 } },
      ['schema-version brands/_a/brand.json:2:20 /schemaVersion', `extends ${acme}:12:14 /extends`],
    ],
    [
      'a parent with fields that are not inherited',
      { 'acme/brand.json': brandFile('acme', { extends: '_a' }), '_a/brand.json': { schemaVersion: 2, hosts: ['a.example'] } },
      ['extends brands/_a/brand.json:3:3 /hosts', `extends ${acme}:12:14 /extends`],
    ],
    [
      'a parent whose value breaks a rule',
      { 'acme/brand.json': child('_a'), '_a/brand.json': base({ format: { currency: 'XQZ' } }) },
      ['format brands/_a/brand.json:9:17 /format/currency'],
    ],
    [
      'a parent with a missing picture',
      { 'acme/brand.json': child('_a'), '_a/brand.json': base({ assets: { icon: 'assets/icon.svg' } }) },
      ['asset brands/_a/brand.json:9:13 /assets/icon'],
    ],
  ])('is refused with the position if it extends %s [engine-01]', async (_what, files, places) => {
    const { ok, problems } = await report(files);
    expect([ok, problems.map(placeOf)]).toEqual([false, places]);
    for (const { hint, frame } of problems) expect([hint === '', frame === '']).toEqual([false, false]);
  });

  it('suggests the intended parent, and shows the cycle [engine-01]', async () => {
    const { problems } = await report({ 'acme/brand.json': brandFile('acme', { extends: '_bse' }), '_base/brand.json': base() });
    expect(problems).toMatchObject([{ message: 'There is no brands/_bse to extend.', hint: 'Did you mean "_base"?' }]);
    const cycle = await report({ 'acme/brand.json': child('_a'), '_a/brand.json': base({ extends: 'acme' }) });
    expect(cycle.problems).toMatchObject([{ message: '"acme" extends itself: acme → _a → acme.' }]);
  });

  it('must set the required values itself or in its parents', async () => {
    const { problems } = await report({ 'acme/brand.json': child('_a'), '_a/brand.json': { schemaVersion: 2, theme: { seeds: {} } } });
    expect(problems).toMatchObject([{ rule: 'schema-missing-key', hint: 'Add "primary" here or in "_a": it has no default.' }]);
  });
});

describe('the parent of a brand', () => {
  it.each<[string, Content, string | null]>([
    ['a commented file', '\uFEFF// ours\r\n{ /* base */ "extends": "_base" }', '_base'],
    ['a file of an older form', { schemaVersion: 1, extends: '_base' }, '_base'],
    ['a file with mistakes', { extends: '_base', layuot: 7 }, '_base'],
    ['a file without a parent', {}, null],
    ['a file that extends no word', { extends: ['_base'] }, null],
    ['a list', ['_base'], null],
    ['no JSON', '{ "extends": ', null],
    ['a link', { link: '/etc/hosts' }, null],
  ])('is read from %s [engine-18]', (_what, content, parent) => {
    using folder = new BrandFolder().writeBrands({ 'acme/brand.json': content });
    expect(readParent(folder.root, 'acme')).toBe(parent);
  });

  it('is null for an unknown brand', () => {
    using folder = new BrandFolder();
    expect(readParent(folder.root, 'acme')).toBeNull();
  });
});

describe('an environment', () => {
  it('changes only gateway, frames and hosts [engine-02]', async () => {
    const { problems } = await report({ 'acme/brand.json': brandFile('acme', { environments: { production: { theme: {}, hots: [] } } }) });
    expect(problems.map((problem) => `${placeOf(problem)} ${problem.hint}`)).toEqual([
      `schema-unknown-key ${acme}:14:7 /environments/production/theme Known here: gateway, frames, hosts.`,
      `schema-unknown-key ${acme}:15:7 /environments/production/hots Write "hosts", or remove the key.`,
    ]);
  });

  it('changes nothing else of a brand or its parents, whatever it contains [engine-02]', () => {
    const overrides = otherwise(brandDefaults);
    const layers = ['_base', 'acme'].map((folder) => {
      const file = { ...brandFile(), environments: { production: overrides } } as JsonObject;
      return { source: emptySource(`brands/${folder}/brand.json`), file };
    });
    const [before, after] = [null, 'production'].map((name) => resolveBrand(layers, name).brand as unknown as JsonObject);
    const moved = Object.keys(brandDefaults).filter((key) => JSON.stringify(after?.[key]) !== JSON.stringify(before?.[key]));
    expect(moved.toSorted()).toEqual(['frames', 'gateway', 'hosts']);
  });
});
