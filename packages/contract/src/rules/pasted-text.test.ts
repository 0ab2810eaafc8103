import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiDigits, plainKey, plainName, plainText, withoutInvisible } from './pasted-text.ts';

const invisible = ['\u200B', '\u200C', '\u200D', '\u200E', '\u202A', '\u202C', '\u2060', '\u2066', '\u2069', '\u00AD', '\uFEFF', '\u061C'];

test.each([['0123456789'], ['٠١٢٣٤٥٦٧٨٩'], ['۰۱۲۳۴۵۶۷۸۹'], ['०१२३४५६७८९'], ['๐๑๒๓๔๕๖๗๘๙'], ['０１２３４５６７８９'], ['𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡']])(
  '%s are the ten digits',
  (digits) => {
    expect(asciiDigits(digits)).toBe('0123456789');
    expect(plainText(digits)).toBe('0123456789');
  },
);

test('removes everything except digits', () => {
  expect(asciiDigits('+55 (11) 9-½Ⅷ六a')).toBe('5511912');
});

test.each([
  ['\u202Aana@mail.example\u202C', 'ana@mail.example'],
  ['ana@mail.example\u200B', 'ana@mail.example'],
  ['ana@mail.example\u00AD', 'ana@mail.example'],
  ['ana＠mail.example', 'ana@mail.example'],
  ['529.982.247\u201325', '529.982.247-25'],
  ['529.982.247\u221225', '529.982.247-25'],
  ['\u00A0+55\u00A011\u202F98765\u20114321 ', '+55 11 98765-4321'],
  ['＋５５', '+55'],
])('%j looks like %s', (pasted, plain) => {
  expect(plainText(pasted)).toBe(plain);
});

test.each([
  ['tel:+5511987654321', '+5511987654321'],
  ['Cel.: +55 11 98765-4321', '+55 11 98765-4321'],
  ["'+55 11 98765-4321'", '+55 11 98765-4321'],
  ['“PIX: ana@mail.example”', 'ana@mail.example'],
  ['Chave PIX: "529.982.247-25"', '529.982.247-25'],
  ['\u200EE-mail:\u00A0ana@mail.example', 'ana@mail.example'],
  ['Pix: CPF: «529.982.247-25»', '529.982.247-25'],
  ["D'Ávila", "D'Ávila"],
  ['mailto:ana@mail.example', 'ana@mail.example'],
  ['ana@mail.example', 'ana@mail.example'],
  ['https://mail.example', 'https://mail.example'],
])('%j is the key %s', (pasted, key) => {
  expect(plainKey(pasted)).toBe(key);
});

test('a name keeps its letters and spaces', () => {
  expect(plainName('\u200E Nguye\u0302\u0303n  Thị Đào\u00A0')).toBe('Nguyễn  Thị Đào');
});

test('an invisible character anywhere changes nothing', () => {
  const texts = fc.stringMatching(/^[\w@.+ :'-]{0,24}$/);
  const marks = fc.array(fc.tuple(fc.nat(24), fc.constantFrom(...invisible)), { maxLength: 4 });
  fc.assert(
    fc.property(texts, marks, (text, places) => {
      const pasted = places.reduce((marked, [at, mark]) => marked.slice(0, at) + mark + marked.slice(at), text);
      expect(withoutInvisible(pasted)).toBe(text);
      for (const read of [plainText, plainKey, asciiDigits]) expect(read(pasted)).toBe(read(text));
    }),
  );
});

test('a result reads back as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      for (const read of [withoutInvisible, plainName, plainText, plainKey, asciiDigits]) expect(read(read(text))).toBe(read(text));
      expect(plainText(text)).not.toMatch(/\p{Cf}/u);
    }),
  );
});
