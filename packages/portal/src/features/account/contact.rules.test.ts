import { expect, test } from 'vitest';
import { checkContact, contactBody } from './contact.rules.ts';

test.each([
  ['maria@alpha.example', null],
  [' maria@alpha.example ', null],
  ['', 'required'],
  ['maria', 'patterns.EMAIL'],
  ['maria@alpha', 'patterns.EMAIL'],
  ['maria @alpha.example', 'patterns.EMAIL'],
  [`${'x'.repeat(10_000)}@a.b`, 'patterns.EMAIL'],
])('the address %j is %j', (value, text) => {
  expect(checkContact(value)?.text ?? null).toBe(text);
});

test.each([
  ['11987654321', null],
  ['', 'required'],
  ['12', 'patterns.MOBILE'],
  ['1'.repeat(16), 'patterns.MOBILE'],
])('the number %j is %j', (number, text) => {
  expect(checkContact({ country: 'BR', number })?.text ?? null).toBe(text);
});

test('a number travels with the code of its country, an address without spaces around it', () => {
  expect(contactBody({ country: 'BR', number: '11987654321' })).toEqual({ kind: 'mobile', value: '11987654321', countryDialingCode: '55' });
  expect(contactBody(' maria@alpha.example ')).toEqual({ kind: 'email', value: 'maria@alpha.example' });
});
