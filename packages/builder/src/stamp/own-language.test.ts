import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PortalFolder } from '../testing/portal-folder.ts';
import { buildBrands, type BuildReport } from './build-brands.ts';

/** A brand in Spanish, which the engine does not speak, beside Portuguese. */
let folder: PortalFolder;
let first: BuildReport;
const bundle = (path: string): string => join(folder.root, 'dist/acme', path);
const read = (path: string): string => readFileSync(bundle(path), 'utf8');
const block = (html: string, id: string): unknown => {
  const [, text = 'null'] = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(text);
};
const fileOf = (part: string): string | undefined =>
  readdirSync(bundle('assets')).find((name) => new RegExp(`^language-es-${part}-[0-9a-f]{10}\\.json$`).test(name));
const textsIn = (part: string): Record<string, Record<string, unknown>> => JSON.parse(read(`assets/${fileOf(part) ?? ''}`));
const build = async (): Promise<BuildReport> => buildBrands({ root: folder.root });

beforeAll(async () => {
  folder = new PortalFolder();
  await folder.bringCore();
  folder.writeBrand('acme', { languages: { default: 'es', supported: ['es', 'pt'] } });
  folder.write({
    'languages/es/common.json': { notFound: { title: 'No encontramos esta página' } },
    'languages/es/home.json': { hero: { title: 'Juega ya', text: 'Aquí' } },
    'languages/es/help.json': { title: 'Ayuda' },
  });
  folder.write({ 'brands/acme/locales/es.json': { home: { hero: { title: 'Juega con nosotros' } } } });
  first = await build();
}, 300_000);

afterAll(() => folder[Symbol.dispose]());

describe('a bundle in a language of the operator', () => {
  it('has prerendered pages in it, with English in the gaps and the brand’s own words on top', () => {
    expect(first.brands).toMatchObject([{ status: 'built', problems: [] }]);
    const home = read('index.html');
    expect(home).toContain('<html lang="es"');
    expect(home).toContain('Juega con nosotros');
    expect(read('404.html')).toContain('No encontramos esta página');
    expect(read('promotions.html')).toContain('All promotions');
    expect(read('pt/promotions.html')).toContain('Todas as promoções');
  });

  it('keeps its texts out of the pages, which name one address for all of them', () => {
    const home = read('index.html');
    const address = `/assets/${fileOf('first')?.replace('first', '*') ?? ''}`;
    expect(block(home, 'livery-texts')).toEqual({});
    expect(block(home, 'livery-own-languages')).toEqual({ es: address });
    expect(block(read('pt/index.html'), 'livery-own-languages')).toEqual({ es: address });
    expect(Object.keys(block(home, 'livery-text-files') as object)).toEqual(['pt']);
    expect(block(read('pt/index.html'), 'livery-text-files')).toEqual({});
  });

  it('has the texts of every first screen in one file, and the others by namespace', () => {
    const screen = textsIn('first');
    expect(screen['home']).toMatchObject({ hero: { title: 'Juega con nosotros', text: 'Aquí' } });
    expect(screen['common']).toMatchObject({ notFound: { title: 'No encontramos esta página' } });
    expect(fileOf('home')).toBeUndefined();
    expect(textsIn('help')).toMatchObject({ title: 'Ayuda' });
    expect(Object.keys(textsIn('withdrawal')).length).toBeGreaterThan(0);
  });

  it('requests ahead what a page shows first, and only in that language', () => {
    const ahead = (html: string) => [...html.matchAll(/<link rel="preload" as="fetch"[^>]* href="\/assets\/language-es-([\w-]+)-[^>]*>/g)];
    expect(ahead(read('index.html')).map(([, part]) => part)).toContain('first');
    expect(ahead(read('help.html')).map(([, part]) => part)).toContain('help');
    expect(ahead(read('pt/help.html'))).toEqual([]);
    for (const [, part = ''] of ahead(read('help.html'))) expect(fileOf(part), part).toBeDefined();
  });

  it('names the language in its own words in the menu of every language', () => {
    for (const page of ['promotions.html', 'pt/promotions.html']) expect(read(page)).toMatch(/<option[^>]*>Español</);
  });

  it('tells search engines about it', () => {
    expect(read('sitemap.xml')).toContain('hreflang="es"');
    expect(read('pt/index.html')).toContain('<link rel="alternate" hreflang="es" href="https://acme.example/">');
  });
});

describe('the next build', () => {
  it('leaves the bundle alone, and makes it again when a translation changes', async () => {
    expect((await build()).brands).toMatchObject([{ status: 'unchanged' }]);
    const before = fileOf('first');
    folder.write({ 'languages/es/help.json': { title: 'Centro de ayuda' } });
    expect((await build()).brands).toMatchObject([{ status: 'built' }]);
    expect(textsIn('help')).toMatchObject({ title: 'Centro de ayuda' });
    expect(fileOf('first')).not.toBe(before);
  });

  it('refuses the brand while a translation has an error, though its texts are the same', async () => {
    folder.write({ 'languages/es/lobby.json': { nothing: 'x' } });
    const { brands } = await build();
    expect(brands).toMatchObject([{ status: 'failed' }]);
    expect(brands[0]?.problems.map(({ rule, message }) => [rule, message])).toContainEqual(['language', 'languages/es has an error.']);
    folder.remove('languages/es/lobby.json');
    expect((await build()).brands).toMatchObject([{ status: 'unchanged' }]);
  });
});
