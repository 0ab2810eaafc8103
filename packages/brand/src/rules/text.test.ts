import { describe, expect, it } from 'vitest';
import type { Catalogues } from '../texts/catalogues.ts';
import { brandFile } from '../testing/brand-file.ts';
import { BrandFolder, problemsOf } from '../testing/brand-folder.ts';

const home = { hero: { title: 'Play at {{brandName}}', text: 'Now' }, seo: { title: 'A', description: 'B' } };
const catalogues: Catalogues = { pt: { home }, en: { home } };

async function check(changes: object, files: Record<string, object | string> = {}, texts: Catalogues = catalogues): Promise<string[]> {
  return (await problemsOf(changes, files, { catalogues: texts })).map(
    ({ rule, severity, file, line, column, pointer, message }) =>
      `${severity} ${rule} ${file.replace('brands/acme/', '')}:${line}:${column} ${pointer} ${message}`,
  );
}

describe('languages', () => {
  it('must be complete in the engine [i18n-03]', async () => {
    expect(await check({ languages: { supported: ['pt', 'es'] } })).toEqual([
      'error language brand.json:15:7 /languages/supported/1 The engine has no texts in "es".',
    ]);
    const partly = { ...catalogues, en: { home: { ...home, seo: { title: 'A' } } } };
    expect(await check({}, {}, partly)).toEqual([
      expect.stringContaining('The engine lacks 1 texts in "en", the first of them home.seo.description.'),
    ]);
  });
});

describe('a text key', () => {
  it('must refer to an existing text', async () => {
    expect(await check({ hero: { titleKey: 'home.hero.titel' } })).toEqual([
      'error text-key brand.json:13:17 /hero/titleKey There is no text "home.hero.titel".',
    ]);
  });
});

describe('a brand’s own wording', () => {
  it('is accepted if it rewords a known text with the same placeholders', async () => {
    using folder = new BrandFolder().writeBrands({
      'acme/brand.json': brandFile(),
      'acme/locales/pt.json': { home: { hero: { title: '{{ brandName }}!' } } },
    });
    const [report] = await folder.load({ catalogues });
    expect(report?.brand?.texts).toEqual({ pt: { home: { hero: { title: '{{ brandName }}!' } } } });
  });

  it('is read without an error next to files left behind by systems and editors', async () => {
    using folder = new BrandFolder().writeBrands({
      'acme/brand.json': brandFile(),
      'acme/locales/pt.json': { home: { hero: { title: '{{ brandName }}!' } } },
      'acme/locales/.DS_Store': 'of the Finder',
      'acme/locales/._pt.json': 'of the Finder',
      'acme/locales/Thumbs.db': 'of the Explorer',
      'acme/locales/pt.json~': '{',
      '.DS_Store': 'of the Finder',
      '.git/brand.json': '{',
    });
    const reports = await folder.load({ catalogues });
    expect(reports.map(({ code, ok }) => [code, ok])).toEqual([['acme', true]]);
    expect(reports[0]?.problems.map(({ severity, file }) => [severity, file])).toEqual([
      ['warning', 'brands/acme/locales/Thumbs.db'],
      ['warning', 'brands/acme/locales/pt.json~'],
    ]);
    expect(reports[0]?.brand?.texts).toEqual({ pt: { home: { hero: { title: '{{ brandName }}!' } } } });
  });

  it.each([
    [
      'adds a key',
      { home: { hero: { titel: 'x' } } },
      'error text-override locales/pt.json:4:7 /home/hero/titel There is no text "home.hero.titel".',
    ],
    [
      'drops a placeholder',
      { home: { hero: { title: 'Hi' } } },
      'error text-override locales/pt.json:4:16 /home/hero/title "home.hero.title" has other placeholders than the engine\'s text.',
    ],
    [
      'contains an unpaired surrogate',
      { home: { hero: { text: 'Now \ud83c' } } },
      'error text-override locales/pt.json:4:15 /home/hero/text "home.hero.text" contains an unpaired surrogate.',
    ],
    [
      'is not a text',
      { home: { hero: { text: 3 } } },
      'error text-override locales/pt.json:4:15 /home/hero/text "home.hero.text" is not a text.',
    ],
    ['is a text in place of a group', { home: 'x' }, 'error text-override locales/pt.json:2:3 /home There is no text "home".'],
    [
      'names a text by a key with dots, which no page would find',
      { 'home.hero': { title: 'Play at {{brandName}}' }, home: { 'hero.text': 'Later' } },
      'error text-override locales/pt.json:2:3 /home.hero "home.hero" has dots in it and would never be found.',
      'error text-override locales/pt.json:6:5 /home/hero.text "hero.text" has dots in it and would never be found.',
    ],
    ['is a list', ['x'], 'error text-override locales/pt.json:1:1  Texts are an object of namespaces.'],
    ['is not JSON', '{', 'error json-syntax locales/pt.json:1:2  The file is not valid JSON: a closing } is missing.'],
  ])('is refused when it %s [engine-15]', async (_name, content, ...expected) => {
    expect(await check({}, { 'acme/locales/pt.json': content })).toEqual(expected);
  });

  it('is refused if its folder or file is a symbolic link', async () => {
    using folder = new BrandFolder().writeBrands({
      'acme/brand.json': brandFile(),
      'elsewhere/pt.json': { home: { hero: { text: 'Theirs' } } },
    });
    folder.writeBrands({ 'acme/locales': { link: `${folder.root}/brands/elsewhere` } });
    const [linked] = await folder.load({ codes: ['acme'], catalogues });
    expect(linked).toMatchObject({
      ok: false,
      problems: [{ rule: 'brand-file', file: 'brands/acme/locales', message: 'brands/acme/locales is a symbolic link.' }],
    });
    expect(await check({}, { 'acme/locales/pt.json': { link: '/etc/hosts' } })).toEqual([
      'error brand-file locales/pt.json:1:1  brands/acme/locales/pt.json is a symbolic link.',
    ]);
  });

  it('gets a warning for a language that the brand does not support', async () => {
    expect(await check({}, { 'acme/locales/de.json': {}, 'acme/locales/readme.txt': '' })).toEqual([
      expect.stringMatching(/^warning text-override locales\/de\.json:1:1 {2}The brand does not support "de"/),
      expect.stringMatching(/^warning text-override locales\/readme\.txt:1:1/),
    ]);
  });
});
