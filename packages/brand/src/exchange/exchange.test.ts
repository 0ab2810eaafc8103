import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLanguage } from '../languages/read-languages.ts';
import { BrandFolder } from '../testing/brand-folder.ts';
import type { Content } from '../testing/scratch-folder.ts';
import type { Catalogues } from '../texts/catalogues.ts';
import { exchangeFormats, importUnits, readUnits, unitsOf, writeUnits, type ExchangeFormat } from './exchange.ts';

const home = { hero: { title: 'Play at {{brandName}}', text: 'Now' }, wins_one: 'One win', wins_other: '{{count}} wins' };
const help = { terms: 'I accept the <terms>terms</terms>', title: 'Help' };
const engine: Catalogues = { en: { home, help } };

/** A project with files of one language. */
class Translation extends BrandFolder {
  readonly language: string;
  constructor(files: Record<string, Content> = {}, language = 'es') {
    super();
    this.language = language;
    this.write(Object.fromEntries(Object.entries(files).map(([name, content]) => [`languages/${language}/${name}`, content])));
  }

  get units() {
    return unitsOf(readLanguage(this.root, this.language, engine), engine);
  }

  take(text: string) {
    return importUnits(readUnits(text), { root: this.root, language: this.language, engine, file: 'given' });
  }

  apply(text: string) {
    const found = this.take(text);
    for (const { path, text: content } of found.files) this.write({ [path]: content });
    return found;
  }
}

const told = ({ problems }: ReturnType<Translation['take']>): string[] =>
  problems.map(({ rule, file, line, column, message }) => `${rule} ${file}:${line}:${column} ${message}`);

describe('an export', () => {
  it('has every text with its place, and the forms of the language with the numbers that take them', () => {
    using polish = new Translation({ 'home.json': { hero: { title: 'Graj w {{brandName}}' } } }, 'pl');
    expect(polish.units.slice(0, 5)).toEqual([
      { key: 'home.hero.title', english: home.hero.title, target: 'Graj w {{brandName}}', place: 'home › hero' },
      { key: 'home.hero.text', english: 'Now', target: '', place: 'home › hero' },
      { key: 'home.wins_one', english: 'One win', target: '', place: 'home, for 1' },
      { key: 'home.wins_few', english: '{{count}} wins', target: '', place: 'home, for 2, 3, 4, 22 …' },
      { key: 'home.wins_many', english: '{{count}} wins', target: '', place: 'home, for 0, 5, 6, 7 …' },
    ]);
  });

  it('is XLIFF 2.0 with protected placeholders and tags', () => {
    using spanish = new Translation({ 'help.json': { terms: 'Acepto los <terms>términos</terms>' } });
    const text = writeUnits('xliff', spanish.units, 'es');
    expect(text).toContain('<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="es">');
    expect(text).toContain(
      '<originalData><data id="d1">&lt;terms&gt;</data><data id="d2">&lt;/terms&gt;</data></originalData>\n' +
        '      <segment state="translated"><source>I accept the <ph id="1" dataRef="d1"/>terms<ph id="2" dataRef="d2"/></source>' +
        '<target>Acepto los <ph id="1" dataRef="d1"/>términos<ph id="2" dataRef="d2"/></target></segment>',
    );
  });
});

const anyText = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.trim() !== '');
const spiced = fc
  .array(
    fc.oneof(
      anyText,
      fc.constantFrom(
        '{{brandName}}',
        '{{ count }}',
        '<terms>',
        '</terms>',
        '<br/>',
        '"',
        ';',
        ',',
        '\r\n',
        '\r',
        '\t',
        ']]>',
        '&amp;',
        '\0',
      ),
    ),
    {
      minLength: 1,
    },
  )
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '');

describe.each(exchangeFormats)('%s', (format: ExchangeFormat) => {
  it('gives back every text exactly, whatever it contains', () => {
    fc.assert(
      fc.property(fc.array(spiced, { minLength: 1, maxLength: 6 }), (texts) => {
        const units = texts.map((target, index) => ({ key: `home.text${index}`, english: target, target, place: target }));
        const read = readUnits(writeUnits(format, units, 'es'));
        expect(read.faults).toEqual([]);
        expect(read.units.map(({ key, target }) => ({ key, target }))).toEqual(units.map(({ key, target }) => ({ key, target })));
      }),
    );
  });

  it('changes nothing when it comes back as it went out', () => {
    using spanish = new Translation({ 'home.json': { wins_one: 'Una', wins_other: '{{count}} premios' } });
    expect(spanish.take(writeUnits(format, spanish.units, 'es'))).toEqual({
      files: [],
      changed: 0,
      unchanged: 2,
      empty: 4,
      problems: [],
    });
  });

  it('makes a whole language of a whole translation', () => {
    using spanish = new Translation();
    const translated = spanish.units.map((unit) => ({ ...unit, target: `¡${unit.english}!` }));
    expect(spanish.apply(writeUnits(format, translated, 'es'))).toMatchObject({ changed: 6, problems: [] });
    const report = readLanguage(spanish.root, 'es', engine);
    expect(report).toMatchObject({ ok: true, problems: [], missing: [], texts: { help: { title: '¡Help!' } } });
    expect(Object.keys(report.texts['home'] ?? {})).toEqual(Object.keys(home));
  });
});

describe('an import', () => {
  it('keeps comments, order and texts that the given file does not have', () => {
    using spanish = new Translation({
      'home.json': '{\n  // The big words\n  "hero": { "text": "Ya" },\n  "wins_other": "{{count}}"\n}\n',
    });
    const { files } = spanish.take(
      'key,target\nhome.hero.title,Juega en {{brandName}}\nhome.wins_one,Una\nhome.wins_other,{{count}} premios\n',
    );
    expect(files).toEqual([
      {
        path: 'languages/es/home.json',
        text: '{\n  // The big words\n  "hero": {\n    "title": "Juega en {{brandName}}",\n    "text": "Ya"\n  },\n  "wins_one": "Una",\n  "wins_other": "{{count}} premios"\n}\n',
      },
    ]);
  });

  it('leaves out faulty texts, names each with its line, and takes the others', () => {
    using spanish = new Translation();
    const found = spanish.take(
      'key;target\r\nhome.hero.text;Ya\r\nhome.hero.title;Juega en {{marca}}\r\nhelp.terms;"Acepto\r\nlos <terms>términos"\r\nhome.heroo.text;x\r\nhome.wins_few;{{count}}\r\nhome.hero.text;Ahora\r\n',
    );
    expect(told(found)).toEqual([
      'translation-placeholder given:3:1 "home.hero.title" has other placeholders than the English text.',
      'translation-markup given:4:1 "help.terms" has other markup than the English text.',
      'translation-key given:6:1 There is no text "home.heroo.text".',
      'translation-plural given:7:1 "home.wins_few" is a plural form that Spanish does not have.',
      'translation-key given:8:1 "home.hero.text" is translated twice.',
    ]);
    expect(found.files).toEqual([{ path: 'languages/es/home.json', text: '{\n  "hero": {\n    "text": "Ya"\n  }\n}\n' }]);
  });

  it('does not write over a file that it cannot read, or over a text in the place of a group', () => {
    using spanish = new Translation({ 'home.json': '{ "hero": ', 'help.json': { title: { old: 'Ayuda' } } });
    const found = spanish.take('key,target\nhome.hero.text,Ya\nhelp.title,Ayuda\n');
    expect(found.files).toEqual([]);
    expect(told(found)).toEqual([
      expect.stringMatching(/^json-syntax languages\/es\/home\.json:1:/),
      'translation-key given:3:1 languages/es/help.json holds something else at "title".',
    ]);
  });

  const xliff = (inside: string, head = '', language = 'es'): string =>
    `${head}<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="${language}"><file id="f"><unit id="help.title">${inside}</unit></file></xliff>`;

  it('joins the segments that a tool has made of a text, and ignores its marks', () => {
    using spanish = new Translation();
    const { files } = spanish.take(
      xliff(
        '<segment><source>He</source><target>Ayu</target></segment><segment><source>lp</source><target><mrk id="m1" type="term">da</mrk></target></segment>',
      ),
    );
    expect(files).toMatchObject([{ text: '{\n  "title": "Ayuda"\n}\n' }]);
  });

  it.each([
    ['that is not XML', '<xliff', 'translation-file given:1:7 The file is not XML: '],
    ['of XLIFF 1.2', '<xliff version="1.2"/>', 'translation-file given:1:1 The file is not XLIFF 2.'],
    ['in another language', xliff('', '', 'fr'), 'translation-file given:1:1 The file is in "fr", not in "es".'],
    ['with a code of its own', xliff('<segment><target><ph id="9" dataRef="d9"/></target></segment>'), 'translation-file given:1:'],
    [
      'that defines an entity',
      xliff('<segment><target>&x;</target></segment>', '<!DOCTYPE xliff [<!ENTITY x "boom">]>'),
      'translation-file given:1:',
    ],
    ['without a column of keys', 'kay,target\na,b\n', 'translation-file given:1:1 There is no column "key".'],
    ['whose quote does not end', 'key,target\nhelp.title,"Ayuda\n', 'translation-file given:2:12 A field in quotes does not end.'],
  ])('refuses a file %s', (_what, text, expected) => {
    using spanish = new Translation();
    const found = spanish.take(text);
    expect(found.files).toEqual([]);
    expect(told(found)).toEqual([expect.stringContaining(expected)]);
  });
});
