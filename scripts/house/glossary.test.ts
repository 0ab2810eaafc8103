import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';

/** The term for a thing in each language, and the words to avoid. */
interface Term {
  thing: string;
  term: Record<Language, string>;
  avoid: Record<Language, readonly string[]>;
}
type Language = 'en' | 'pt';
const languages = ['en', 'pt'] as const;

/** Navigation labels that the specification prescribes. */
const specified = /^common\.\w\w\.json navigation\.(?:bonusBet|wagerRebate|referEarn|getBonusBets|referAndWin|vipBonus)$/;

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const wordsOf = (cell: string): string[] =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const terms: Term[] = read('docs/glossary.md')
  .split('\n')
  .filter((line) => /^\|(?! thing| -)/.test(line))
  .map((line) => {
    const [thing = '', en = '', pt = '', notEn = '', notPt = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { thing, term: { en, pt }, avoid: { en: wordsOf(notEn), pt: wordsOf(notPt) } };
  });

function* textsIn(value: object, trail = ''): Generator<[key: string, text: string]> {
  for (const [key, inner] of Object.entries(value) as [string, string | object][]) {
    if (typeof inner === 'string') yield [`${trail}${key}`, inner];
    else yield* textsIn(inner, `${trail}${key}.`);
  }
}

/** Every text of the portal and the brands in a language, with its place. Placeholders are left out. */
function textsOf(language: Language): { place: string; text: string }[] {
  const files = globSync([`packages/portal/src/**/*.${language}.json`, `brands/*/locales/${language}.json`], { cwd: root });
  return files.flatMap((file) =>
    [...textsIn(JSON.parse(read(file)) as object)].map(([key, text]) => ({
      place: `${path.basename(file)} ${key}`,
      text: text.replaceAll(/\{\{\w+\}\}/g, '{{}}'),
    })),
  );
}

/** Matches a whole word or phrase in any case. Accented letters count as letters. */
const asWord = (word: string) =>
  new RegExp(String.raw`(?<![\p{L}\d])${word.replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`)}(?![\p{L}\d])`, 'iu');

describe.each(languages)('texts in %s', (language) => {
  const texts = textsOf(language);

  it('use no word that the glossary avoids', () => {
    const wrong = terms.flatMap(({ term, avoid }) =>
      avoid[language].flatMap((word) => {
        const pattern = asWord(word);
        return texts
          .filter(({ place, text }) => pattern.test(text) && !specified.test(place))
          .map(({ place, text }) => `${place}: “${text}” (say ${term[language]}, not ${word})`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('use every term of the glossary', () => {
    const unused = terms.filter(({ term }) => !texts.some(({ text }) => asWord(term[language]).test(text)));
    expect(unused.map(({ term }) => term[language])).toEqual([]);
  });
});

it('glossary terms are unique, and none is a word to avoid', () => {
  expect(terms.length).toBeGreaterThan(15);
  for (const language of languages) {
    const names = terms.map(({ term }) => term[language].toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const avoided = terms.flatMap(({ avoid }) => avoid[language]).map((word) => word.toLowerCase());
    expect(names.filter((name) => avoided.includes(name))).toEqual([]);
  }
});
