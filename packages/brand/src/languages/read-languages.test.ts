import { describe, expect, it } from 'vitest';
import type { Catalogues } from '../texts/catalogues.ts';
import { brandFile } from '../testing/brand-file.ts';
import { BrandFolder } from '../testing/brand-folder.ts';
import type { Content } from '../testing/scratch-folder.ts';
import { readLanguages, withLanguages, type LanguageReport } from './read-languages.ts';

const home = { hero: { title: 'Play at {{brandName}}' }, wins_one: 'One win of {{name}}', wins_other: '{{count}} wins of {{name}}' };
const help = { terms: 'I accept the <terms>terms</terms>', title: 'Help' };
const engine: Catalogues = { en: { home, help }, pt: { home, help } };

function read(files: Record<string, Content>): LanguageReport[] {
  using folder = new BrandFolder();
  folder.write(Object.fromEntries(Object.entries(files).map(([name, content]) => [`languages/${name}`, content])));
  return readLanguages(folder.root, engine);
}

const problemsOf = (files: Record<string, Content>): string[] =>
  read(files).flatMap(({ problems }) =>
    problems
      .filter(({ rule }) => rule !== 'translation-missing')
      .map(({ severity, rule, file, line, column, pointer, message, hint }) =>
        `${severity} ${rule} ${file.replace('languages/', '')}:${line}:${column} ${pointer} ${message} ${hint}`.replaceAll('  ', ' '),
      ),
  );

describe('a complete language', () => {
  const whole = {
    'es/home.json': { hero: { title: 'Juega en {{brandName}}' }, wins_one: 'Una de {{name}}', wins_other: '{{count}} de {{name}}' },
    'es/help.json': { terms: 'Acepto los <terms>términos</terms>', title: 'Ayuda' },
  };

  it('has no problems, and its texts join those of the engine', () => {
    const reports = read(whole);
    expect(reports).toMatchObject([{ code: 'es', ok: true, problems: [], keys: 5, missing: [] }]);
    const catalogues = withLanguages(engine, reports);
    expect(Object.keys(catalogues)).toEqual(['en', 'pt', 'es']);
    expect(catalogues['es']?.['help']).toEqual({ terms: 'Acepto los <terms>términos</terms>', title: 'Ayuda' });
  });

  it('can be used by a brand', async () => {
    using folder = new BrandFolder().writeBrands({ 'acme/brand.json': brandFile('acme', { languages: { supported: ['pt', 'es'] } }) });
    folder.write(Object.fromEntries(Object.entries(whole).map(([name, content]) => [`languages/${name}`, content])));
    const languages = readLanguages(folder.root, engine);
    const rules = async (catalogues: Catalogues) => (await folder.problems({ catalogues, languages })).map(({ rule }) => rule);
    expect(await rules(engine)).toContain('language');
    expect(await rules(withLanguages(engine, languages))).not.toContain('language');
  });

  it('need not have the form that Spanish uses for millions, but Arabic needs all of its six', () => {
    const arabic = { wins_one: '{{name}}', wins_other: '{{count}} {{name}}' };
    expect(read({ 'ar/home.json': arabic })[0]?.missing).toEqual([
      'home.hero.title',
      'home.wins_zero',
      'home.wins_two',
      'home.wins_few',
      'home.wins_many',
      'help.terms',
      'help.title',
    ]);
  });

  it('keeps plural forms that English does not have', () => {
    const polish = {
      wins_one: '{{name}}',
      wins_few: '{{count}} a {{name}}',
      wins_many: '{{count}} b {{name}}',
      wins_other: '{{count}} {{name}}',
    };
    expect(read({ 'pl/home.json': polish })[0]?.texts['home']).toEqual({ hero: home.hero, ...polish });
  });
});

describe('a gap in a language', () => {
  it('is filled with English and reported once with a percentage', () => {
    const [report] = read({ 'es/help.json': { title: 'Ayuda', terms: '' } });
    expect(report).toMatchObject({ ok: true, keys: 5, texts: { home, help: { terms: help.terms, title: 'Ayuda' } } });
    expect(report?.problems).toMatchObject([
      {
        rule: 'translation-missing',
        severity: 'warning',
        file: 'languages/es',
        message: '4 of 5 texts are missing in "es" (20 % translated): home.hero.title, home.wins_one, home.wins_other …',
      },
    ]);
  });

  it('gets no English plural forms beside translated ones', () => {
    const [report] = read({ 'es/home.json': { wins_other: '{{count}} de {{name}}' } });
    expect(report?.texts['home']).toEqual({ hero: home.hero, wins_other: '{{count}} de {{name}}' });
    expect(report?.problems).toMatchObject([
      { rule: 'translation-missing' },
      { rule: 'translation-plural', severity: 'warning', message: '"home.wins" lacks a plural form of "es": home.wins_one.' },
    ]);
  });
});

describe('a faulty text', () => {
  it.each([
    [
      'an unknown key',
      { 'es/home.json': { hero: { titel: 'x' } } },
      'error translation-key es/home.json:3:5 /hero/titel There is no text "home.hero.titel". Did you mean "home.hero.title"?',
    ],
    [
      'another placeholder',
      { 'es/home.json': { hero: { title: 'Juega en {{marca}}' } } },
      'error translation-placeholder es/home.json:3:14 /hero/title "home.hero.title" has other placeholders than the English text. Use exactly: {{brandName}}.',
    ],
    [
      'a plural text without its number',
      { 'es/home.json': { wins_one: 'Una de {{name}}', wins_other: 'Muchas de {{name}}' } },
      'error translation-placeholder es/home.json:3:17 /wins_other "home.wins_other" has other placeholders than the English text. Use exactly: {{count}}, {{name}}.',
    ],
    [
      'a plural form of another language',
      { 'es/home.json': { wins_one: 'Una de {{name}}', wins_few: '{{count}} {{name}}', wins_other: '{{count}} de {{name}}' } },
      'error translation-plural es/home.json:3:15 /wins_few "home.wins_few" is a plural form that Spanish does not have. Remove it. Spanish has: one, many, other.',
    ],
    [
      'a tag that is not closed',
      { 'es/help.json': { terms: 'Acepto los <terms>términos' } },
      'error translation-markup es/help.json:2:12 /terms "help.terms" has other markup than the English text. Keep the tags of English: <terms> </terms>.',
    ],
    [
      'a tag where English has none',
      { 'es/help.json': { title: '<b>Ayuda</b>' } },
      'error translation-markup es/help.json:2:12 /title "help.title" has other markup than the English text. Remove the tags: pages would show them as text.',
    ],
    [
      'no text at all',
      { 'es/help.json': { title: 7 } },
      'error translation-key es/help.json:2:12 /title "title" is not a text. Write a text in double quotes.',
    ],
  ])('with %s is an error at its place, and English takes it', (_what, files, expected) => {
    expect(problemsOf(files).filter((problem) => problem.startsWith('error'))).toEqual([expected]);
    expect(read(files)[0]?.ok).toBe(false);
    expect(Object.values(read(files)[0]?.texts['help'] ?? {})).not.toContain('<b>Ayuda</b>');
  });

  it('makes every brand in that language faulty too', async () => {
    using folder = new BrandFolder().writeBrands({ 'acme/brand.json': brandFile('acme', { languages: { supported: ['pt', 'es'] } }) });
    folder.write({ 'languages/es/home.json': { hero: { titel: 'x' } } });
    const languages = readLanguages(folder.root, engine);
    const problems = await folder.problems({ catalogues: withLanguages(engine, languages), languages });
    expect(problems.filter(({ rule }) => rule === 'language')).toMatchObject([
      {
        rule: 'language',
        pointer: '/languages/supported/1',
        message: 'languages/es has an error.',
        hint: 'Fix languages/es/home.json:3:5 first: There is no text "home.hero.titel".',
      },
    ]);
  });
});

describe('a file or folder', () => {
  it.each([
    [
      'en/home.json',
      'error translation-file en:1:1 The engine brings its own texts in "en". Reword them for all brands in a parent: brands/_base/locales/en.json.',
    ],
    ['spanish/home.json', 'error translation-file spanish:1:1 "spanish" is not the code of a language. Name the folder es, fr, zh-TW …'],
    [
      'xx/home.json',
      'error translation-file xx:1:1 CLDR, which writes dates and numbers, does not know "xx". Use the ISO 639 code of the language.',
    ],
    ['es/hom.json', 'error translation-file es/hom.json:1:1 The engine has no texts named "hom". Did you mean "home.json"?'],
    [
      'es/notes.txt',
      'warning translation-file es/notes.txt:1:1 notes.txt is not a file of texts. Remove it, or name it after its texts: home.json.',
    ],
  ])('%s is refused', (name, expected) => {
    expect(problemsOf({ [name]: {} })).toEqual([expected]);
  });

  it('that is not a language, or that systems leave behind, is not read', () => {
    expect(read({ 'README.md': 'How we translate', '.DS_Store': 'x', 'es/.DS_Store': 'x' }).map(({ code }) => code)).toEqual(['es']);
  });

  it('that is not JSON is refused at its place', () => {
    expect(problemsOf({ 'es/home.json': '{ "hero": ' })[0]).toMatch(/^error json-syntax es\/home\.json:1:/);
  });
});
