import { expect, test } from 'vitest';
import { checkContact, contactBody, contactSpec } from './contact.rules.ts';

test.each([
  ['maria@alpha.example', null],
  [' maria@alpha.example ', null],
  ['\u202AE-mail: maria@alpha.example\u202C', null],
  ['', 'required'],
  ['maria', 'patterns.EMAIL'],
  ['maria@alpha', 'patterns.EMAIL'],
  ['maria @alpha.example', 'patterns.EMAIL'],
  ['maria@alpha.example, ana@alpha.example', 'patterns.EMAIL'],
  ['maria@mail.alpha.example', null],
  [`${'x'.repeat(10_000)}@a.b`, 'patterns.EMAIL'],
])('the address %j is %j', (value, text) => {
  expect(checkContact(value)?.text ?? null).toBe(text);
});

test.each([
  ['11987654321', null],
  ['', 'required'],
  ['12', 'patterns.MOBILE'],
  ['+999123456789', 'patterns.MOBILE'],
  ['1'.repeat(16), 'patterns.MOBILE'],
])('the number %j is %j', (number, text) => {
  expect(checkContact({ country: 'BR', number })?.text ?? null).toBe(text);
});

test('a number is sent with its country code, an address without surrounding spaces', () => {
  expect(contactBody({ country: 'BR', number: '11987654321' })).toEqual({ kind: 'mobile', value: '11987654321', countryDialingCode: '55' });
  expect(contactBody('\u202Amailto:Maria@alpha.example\u200B')).toEqual({ kind: 'email', value: 'maria@alpha.example' });
  expect(contactBody(' maria@alpha.example ')).toEqual({ kind: 'email', value: 'maria@alpha.example' });
});

test('requires a code of six characters', () => {
  expect([contactSpec.value?.required, contactSpec.code?.required]).toEqual([true, true]);
  const values = { value: '', code: '' };
  expect(['123456', '12345', '1234567'].map((code) => contactSpec.code?.check?.(code, values) ?? null)).toEqual([
    null,
    ...Array.from({ length: 2 }, () => ({ text: 'patterns.VERIFICATION_CODE', values: { min: 6, max: 6 } })),
  ]);
  expect(contactSpec.value?.check?.('maria', values)).toEqual({ text: 'patterns.EMAIL' });
});
