import { expect, test } from 'vitest';
import { proposedUsername, readAnswer, readPending } from './sign-in.rules.ts';

test.each([
  ['Ana Souza', 'anasouza'],
  ['João', 'joao'],
  ['***4321', ''],
  ['', ''],
  ['7Ana', ''],
  ['Maximiliana Augusta', 'maximilianaa'],
])('suggests a name: %j becomes %j', (nickname, name) => {
  expect(proposedUsername(nickname)).toBe(name);
});

test.each([
  ['?code=c1&state=s1&iss=https%3A%2F%2Fa', { code: 'c1', state: 's1', iss: 'https://a' }],
  ['?error=access_denied&state=s1', { error: 'access_denied', state: 's1' }],
  ['?code=c1', null],
  ['?state=s1', null],
  ['', null],
])('reads a provider’s answer: %s', (search, read) => {
  expect(readAnswer(search)).toStrictEqual(read);
});

test.each([
  [
    { state: 's1', way: 'google' },
    { state: 's1', way: 'google' },
  ],
  [
    { state: 's1', way: 'google', returnTo: '/member', hasPassword: false, more: 1 },
    { state: 's1', way: 'google', returnTo: '/member', hasPassword: false },
  ],
  [
    { state: 's1', way: 'google', returnTo: 7, hasPassword: 'yes' },
    { state: 's1', way: 'google' },
  ],
  [{ state: 's1' }, null],
  [{ way: 'google' }, null],
  [{ state: 1, way: 'google' }, null],
  ['google', null],
  [null, null],
])('accepts no invalid stored login that left this tab: %j', (kept, read) => {
  expect(readPending(JSON.stringify(kept))).toStrictEqual(read);
});

test('finds no login if nothing readable was stored', () => {
  expect([readPending(null), readPending(''), readPending('{')]).toEqual([null, null, null]);
});
