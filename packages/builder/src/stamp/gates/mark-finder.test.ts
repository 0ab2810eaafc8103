import type { BrandMark } from '@livery/brand';
import { describe, expect, it } from 'vitest';
import { openMarkFinder } from './mark-finder.ts';

const mark = (kind: BrandMark['kind'], text: string): BrandMark => ({ brand: 'other', kind, text });
const found = (marks: BrandMark[], text: string): [string, number][] =>
  openMarkFinder(marks)
    .find(text)
    .map((each) => [each.mark.text, each.at]);

describe('a mark', () => {
  it.each([
    ['a name', mark('name', 'Opal'), 'Welcome to Opal!', 11],
    ['a name of several words', mark('name', 'North Bay 777'), '<b>North Bay 777</b>', 3],
    ['a name with a sign in front', mark('name', '+Bet'), 'say +Bet', 4],
    ['a name as pages escape it', mark('name', 'Salt & Pepper'), '<h1>Salt &amp; Pepper</h1>', 4],
    ['a name beyond ASCII', mark('name', 'Água Viva'), '(Água Viva)', 1],
    ['a name at the very end', mark('name', 'Opal'), 'Opal', 0],
    ['a host', mark('host', 'opal.example'), 'https://opal.example/', 8],
    ['a host below another name', mark('host', 'opal.example'), 'help.opal.example', 5],
    ['a host at the end of a sentence', mark('host', 'opal.example'), 'on opal.example.', 3],
    ['a merchant code', mark('merchant code', 'OPAL_1'), '{"merchantCode":"OPAL_1"}', 17],
    ['a name in quotation marks', mark('name', 'Opal'), 'Better than “Opal” here', 13],
    ['a name in angle quotes', mark('name', 'Opal'), '«Opal»', 1],
    ['a name with a genitive', mark('name', 'Opal'), 'Opal’s games', 0],
    ['a name before an ellipsis', mark('name', 'Opal'), 'Opal…', 0],
    ['a name between dashes', mark('name', 'Opal'), 'play—Opal—now', 5],
    ['a name between spaces that do not break', mark('name', 'Opal'), 'na\u00a0Opal\u202fagora', 3],
    ['a name with its sign', mark('name', 'Opal'), 'Opal™', 0],
    ['a name with a footnote', mark('name', 'Opal'), 'Opal²', 0],
    ['a name among pictures', mark('name', 'Opal'), '🎰Opal🎰', 2],
    ['a name before a full stop of another script', mark('name', 'Opal'), 'Opal。', 0],
    ['a host in low quotation marks', mark('host', 'opal.example'), '„opal.example“', 1],
    ['a host before a dash', mark('host', 'opal.example'), 'opal.example—now', 0],
    ['a merchant code in quotation marks', mark('merchant code', 'OPAL_1'), '“OPAL_1”', 1],
    ['a name behind a letter of a far plane', mark('name', '𠮷野家'), '(𠮷野家)', 1],
    ['a name with a picture in front', mark('name', '🎰 Opal'), 'at 🎰 Opal!', 3],
    ['a name with an apostrophe, as React escapes it', mark('name', "Opal’s & Jo's"), '<b>Opal’s &amp; Jo&#x27;s</b>', 3],
    ['a name with quotes, escaped as in data', mark('name', 'The "Opal"'), JSON.stringify({ title: 'The "Opal"' }), 10],
  ])('is found: %s [engine-28]', (_name, own, text, at) => {
    expect(found([own], text)).toEqual([[own.text, at]]);
  });

  it.each([
    ['a name in a longer word', mark('name', 'Opal'), 'Opales, MyOpal, Opal_1, Ópal'],
    ['a name in a longer word of another script', mark('name', 'Opal'), 'Opalи, ДOpal, Opal٣, 𝔸Opal, Opal𝔸'],
    ['a name that ends with an accented letter', mark('name', 'Opal'), 'Opal\u0301'],
    ['a name with other capitals', mark('name', 'Beta'), 'beta BETA'],
    ['a host in a longer one', mark('host', 'opal.example'), 'my-opal.example opal.example.org opal.examples'],
  ])('is not found in another word: %s', (_name, own, text) => {
    expect(found([own], text)).toEqual([]);
  });

  it('is found every time among ten thousand marks, whatever the surrounding text [engine-28]', () => {
    const marks = Array.from({ length: 10_000 }, (_, index) => mark('name', `Brand${index * 7919}`));
    const wanted = marks.filter((_, index) => index % 501 === 0).map(({ text }) => text);
    const text = wanted.map((name, index) => `${'lorem ipsum '.repeat(index)}${name}`).join(',');
    expect(found(marks, text)).toEqual(wanted.map((name) => [name, text.indexOf(name)]));
  });
});
