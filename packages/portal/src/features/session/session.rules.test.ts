import { expect, test } from 'vitest';
import { missingFields, trimmedLogin } from './session.rules.ts';

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
