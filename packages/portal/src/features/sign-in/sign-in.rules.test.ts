import { expect, test } from 'vitest';
import { proposedUsername, readAnswer, readPending } from './sign-in.rules.ts';

test.each([
  ['Ana Souza', 'anasouza'],
  ['João', 'joao'],
  ['***4321', ''],
  ['', ''],
  ['7Ana', ''],
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
])('takes a login that left this tab for no more than it can be: %j', (kept, read) => {
  expect(readPending(JSON.stringify(kept))).toStrictEqual(read);
});

test('knows of no login where nothing, or nothing that can be read, was kept', () => {
  expect([readPending(null), readPending(''), readPending('{')]).toEqual([null, null, null]);
});
