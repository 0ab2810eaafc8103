import { expect, test } from 'vitest';
import { missingFields, trimmedLogin, waitInWords } from './session.rules.ts';

const form = { username: 'marina', password: 'secret', remember: false };

test('asks for the username when there are only spaces [valid-01]', () => {
  expect(missingFields({ ...form, username: '  ' })).toEqual(['username']);
});

test('asks for the password when there are only spaces [valid-02]', () => {
  expect(missingFields({ ...form, password: ' ' })).toEqual(['password']);
});

test('asks for both in the order of the form', () => {
  expect(missingFields({ username: '', password: '', remember: false })).toEqual(['username', 'password']);
});

test('lets a filled form pass and keeps the spaces inside', () => {
  expect(missingFields(form)).toEqual([]);
  expect(trimmedLogin({ ...form, password: ' a b ' }).password).toBe('a b');
});

test('says a wait in seconds, and a long one in whole minutes', () => {
  expect(waitInWords(1, 'en')).toBe('1 second');
  expect(waitInWords(90, 'pt')).toBe('90 segundos');
  expect(waitInWords(91, 'pt')).toBe('2 minutos');
});
