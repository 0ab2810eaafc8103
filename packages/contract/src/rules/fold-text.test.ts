import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Nguyễn Thị Đào', 'nguyen thi dao'],
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['Søren Ørsted', 'soren orsted'],
  ['Işıl KILIÇ İğdır', 'isil kilic igdir'],
  ['Weiß', 'weiss'],
  ['WEIẞ', 'weiss'],
  ['Æsir', 'aesir'],
  ['Ｔｉｇｅｒ', 'tiger'],
  ['Ti\u00ADger\u200B', 'tiger'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('folding letter by letter gives the same as folding the whole text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
      expect([...text].map(foldText).join('')).toBe(foldText(text));
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});
