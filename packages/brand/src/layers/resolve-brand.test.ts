import { defaultThemeSpec } from '@livery/theme';
import { describe, expect, it } from 'vitest';
import type { BrandReport } from '../brand-report.ts';
import { brandSchema } from '../schema/generated/brand.gen.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json-value.ts';
import { toPointer, valueAt } from '../json/pointer.ts';
import { brandFile } from '../testing/brand-file.ts';
import { BrandFolder, picture } from '../testing/brand-folder.ts';
import { toPublicBrand } from '../published/to-public-brand.ts';
import { toThemeSpec } from '../published/to-theme-spec.ts';

async function resolve(changes: object, environment?: string): Promise<NonNullable<BrandReport['brand']>> {
  using folder = new BrandFolder().writeBrands({ 'acme/brand.json': brandFile('acme', changes), 'acme/assets/hero.svg': picture });
  const [report] = await folder.load(environment === undefined ? {} : { environment });
  if (report === undefined || report.brand === null) throw new Error(JSON.stringify(report?.problems));
  return report.brand;
}

function leaves(value: JsonValue, path: (string | number)[] = []): string[] {
  if (Array.isArray(value)) return [toPointer(path), ...value.flatMap((child, index) => leaves(child, [...path, index]))];
  return isJsonObject(value) ? Object.entries(value).flatMap(([key, child]) => leaves(child, [...path, key])) : [toPointer(path)];
}

describe('a resolved brand', () => {
  it('defaults to Portuguese if its file sets no language [i18n-01]', async () => {
    expect((await resolve({})).languages).toEqual({ default: 'pt', supported: ['pt', 'en'] });
    expect((await resolve({ languages: { supported: ['en', 'pt'] } })).languages.default).toBe('pt');
  });

  it('has only the languages that its file sets [i18n-03]', async () => {
    expect((await resolve({ languages: { supported: ['es'] } })).languages).toEqual({ default: 'es', supported: ['es'] });
    expect((await resolve({ languages: { default: 'en' } })).languages).toEqual({ default: 'en', supported: ['en', 'pt'] });
  });

  it('knows where each of its values comes from', async () => {
    const brand = await resolve({ hero: { art: { light: 'assets/hero.svg' } }, hosts: ['acme.example'] });
    const { dir: _dir, parents: _parents, provenance, shadows: _shadows, texts: _texts, tokens: _tokens, ...values } = brand;
    for (const pointer of leaves(values as unknown as JsonObject)) expect(provenance[pointer], pointer).toBeDefined();
    expect(provenance['/theme/seeds/primary']).toEqual({
      kind: 'file',
      file: 'brands/acme/brand.json',
      line: 9,
      column: 18,
      pointer: '/theme/seeds/primary',
    });
    expect(provenance['/theme/density']).toEqual({ kind: 'default' });
    expect(provenance['/hero/art/dark']).toEqual({ kind: 'derived', from: '/hero/art/light', why: 'the picture by day' });
    expect(provenance['/hosts/0']).toMatchObject({ kind: 'file', line: 18 });
  });

  it('takes gateway, frames and hosts from its environment', async () => {
    const changes = {
      hosts: ['acme.example'],
      environments: {
        production: {
          gateway: { baseUrl: 'https://gateway.example' },
          hosts: ['www.acme.example'],
          frames: { games: ['https://games.example'] },
        },
      },
    };
    expect((await resolve(changes)).gateway.baseUrl).toBe('');
    const brand = await resolve(changes, 'production');
    expect(brand).toMatchObject({
      gateway: { baseUrl: 'https://gateway.example', encryption: 'jwe' },
      hosts: ['www.acme.example'],
      frames: { games: ['https://games.example'], images: [] },
    });
    expect(brand.provenance['/gateway/baseUrl']).toMatchObject({ pointer: '/environments/production/gateway/baseUrl' });
  });

  it('has the theme engine’s own defaults', async () => {
    expect(toThemeSpec(await resolve({}))).toEqual({
      ...defaultThemeSpec,
      seeds: { primary: '#ff6600' },
      fonts: { ...defaultThemeSpec.fonts, display: { ...defaultThemeSpec.fonts.display, case: 'none', spacing: 'normal' } },
    });
  });

  it('starts in its default mode', async () => {
    const theme = { seeds: { primary: '#ff6600' }, default: 'dark' };
    expect(toThemeSpec(await resolve({ theme })).modes).toEqual(['dark', 'light']);
    expect(toThemeSpec(await resolve({ theme: { ...theme, modes: ['dark', 'light'], default: 'system' } })).modes).toEqual([
      'dark',
      'light',
    ]);
  });
});

describe('what a bundle carries', () => {
  it('is limited to what the schema marks as public', async () => {
    const brand = await resolve({ hero: { art: { light: 'assets/hero.svg' } } });
    const served = { [brand.hero.art.light ?? '']: { url: '/assets/hero.svg', width: 9, height: 9 } };
    const carried = toPublicBrand(brand, served) as unknown as JsonObject;
    const isPublic = (path: string[]): boolean => {
      const node = valueAt(brandSchema, toPointer(path.flatMap((key) => ['properties', key])));
      return !isJsonObject(node) || node['x-visibility'] === 'public';
    };
    const visit = (value: JsonValue, path: string[]): string[] => [
      ...(isPublic(path) ? [] : [path.join('.')]),
      ...(isJsonObject(value) ? Object.entries(value).flatMap(([key, child]) => visit(child, [...path, key])) : []),
    ];
    expect(Object.entries(carried).flatMap(([key, value]) => visit(value, [key]))).toEqual([]);
    expect(JSON.stringify(carried)).not.toContain(brand.dir);
  });

  it('includes a plain mark if the brand has no logo', async () => {
    const { assets } = toPublicBrand(await resolve({}), {});
    expect(assets.logo.light).toMatchObject({ url: expect.stringMatching(/^data:image\/svg\+xml,/), alt: 'Acme' });
  });

  it('leaves out what visitors do not need', async () => {
    expect(toPublicBrand(await resolve({ social: { youtube: 'https://youtube.example/acme' } }), {})).toMatchObject({
      social: { youtube: 'https://youtube.example/acme' },
    });
    const plain = toPublicBrand(await resolve({}), {});
    expect(Object.keys(plain.social)).toEqual([]);
    expect(plain).not.toHaveProperty('analytics');
    const analytics = { collector: 'https://stats.example/matomo.php' };
    expect(toPublicBrand(await resolve({ analytics }), {})).toMatchObject({ analytics });
  });
});

describe('every property of the schema', () => {
  const properties: [string, JsonObject][] = [];
  const visit = (node: JsonObject, path: string): void => {
    for (const [key, child] of Object.entries(isJsonObject(node['properties']) ? node['properties'] : {})) {
      if (!isJsonObject(child)) continue;
      properties.push([`${path}.${key}`, child]);
      visit(child, `${path}.${key}`);
    }
    for (const inner of [node['items'], node['additionalProperties']]) if (isJsonObject(inner)) visit(inner, `${path}[]`);
  };
  visit(brandSchema, '');

  it('declares its visibility', () => {
    expect(properties.length).toBeGreaterThan(90);
    expect(
      properties.filter(([, node]) => !['public', 'build'].some((each) => each === node['x-visibility'])).map(([name]) => name),
    ).toEqual([]);
  });

  it('has an example if it is a plain value', () => {
    expect(
      properties.filter(([, node]) => node['properties'] === undefined && !Array.isArray(node['examples'])).map(([name]) => name),
    ).toEqual([]);
  });
});
