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
  ])('is found: %s [engine-28]', (_name, own, text, at) => {
    expect(found([own], text)).toEqual([[own.text, at]]);
  });

  it.each([
    ['a name in a longer word', mark('name', 'Opal'), 'Opales, MyOpal, Opal_1, Ópal'],
    ['a name with other capitals', mark('name', 'Beta'), 'beta BETA'],
    ['a host in a longer one', mark('host', 'opal.example'), 'my-opal.example opal.example.org opal.examples'],
  ])('is another word: %s', (_name, own, text) => {
    expect(found([own], text)).toEqual([]);
  });

  it('is found among ten thousand, every time, whatever stands around [engine-28]', () => {
    const marks = Array.from({ length: 10_000 }, (_, index) => mark('name', `Brand${index * 7919}`));
    const wanted = marks.filter((_, index) => index % 501 === 0).map(({ text }) => text);
    const text = wanted.map((name, index) => `${'lorem ipsum '.repeat(index)}${name}`).join(',');
    expect(found(marks, text)).toEqual(wanted.map((name) => [name, text.indexOf(name)]));
  });
});
