import { expect, test } from 'vitest';
import { addressIn, basenameOf, insidePath, languageOfPath } from './language.rules.ts';

const languages = { default: 'pt', supported: ['pt', 'en', 'es'] };

test('the default language has the root address, and every other its code as a prefix', () => {
  expect(basenameOf('pt', languages)).toBe('/');
  expect(basenameOf('en', languages)).toBe('/en');
  expect(addressIn('en', '/help', languages)).toBe('/en/help');
  expect(addressIn('pt', '/help', languages)).toBe('/help');
});

test('reads the language from the address, and accepts offered ones only [i18n-03]', () => {
  expect(languageOfPath('/en/help', languages)).toBe('en');
  expect(languageOfPath('/es', languages)).toBe('es');
  expect(languageOfPath('/de/help', languages)).toBe('pt');
  expect(languageOfPath('/esports', languages)).toBe('pt');
});

test('finds the same page in another language', () => {
  expect(insidePath('/en/member/deposit', languages)).toBe('/member/deposit');
  expect(insidePath('/en', languages)).toBe('/');
  expect(insidePath('/esports', languages)).toBe('/esports');
});
