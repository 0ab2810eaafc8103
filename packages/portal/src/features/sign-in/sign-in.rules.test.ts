import { expect, test } from 'vitest';
import { proposedUsername, readAnswer } from './sign-in.rules.ts';

test.each([
  ['Ana Souza', 'anasouza'],
  ['João', 'joao'],
  ['***4321', ''],
  ['', ''],
  ['Maximiliana Augusta', 'maximilianaa'],
])('proposes a name: %j becomes %j', (nickname, name) => {
  expect(proposedUsername(nickname)).toBe(name);
});

test.each([
  ['?code=c1&state=s1&iss=https%3A%2F%2Fa', { code: 'c1', state: 's1', iss: 'https://a' }],
  ['?error=access_denied&state=s1', { error: 'access_denied', state: 's1' }],
  ['?code=c1', null],
  ['?state=s1', null],
  ['', null],
])('reads what a provider sent back: %s', (search, read) => {
  expect(readAnswer(search)).toEqual(read);
});
