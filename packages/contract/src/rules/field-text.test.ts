import { expect, test } from 'vitest';
import { readField } from './field-text.ts';

test.each([
  ['email', '\u202AE-mail: ana＠mail.example\u202C', 'ana@mail.example'],
  ['idNumber', 'CPF: 529.982.247\u201325', '529.982.247-25'],
  ['affiliateCode', '“AB\u200B12”', 'AB12'],
  ['username', '\u2068marina\u2069 ', 'marina'],
  ['payeeName', ' Sant’Anna\u200E', 'Sant’Anna'],
  ['address', ' Rua: "Sol", 7 ', 'Rua: "Sol", 7'],
  ['nickname', ' 👩‍🚀 ', '👩‍🚀'],
  ['password', ' "a: b\u200C" ', '"a: b\u200C"'],
])('reads %s from %j', (field, typed, read) => {
  expect(readField(field, typed)).toBe(read);
});
