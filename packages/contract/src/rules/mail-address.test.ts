import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMailAddress } from './mail-address.ts';

test.each([
  [' Ana@Mail.Example ', 'ana@mail.example'],
  ['\u202Aana@mail.example\u202C', 'ana@mail.example'],
  ['ana@mail.example\u200B', 'ana@mail.example'],
  ['ana@mail.example\u00AD', 'ana@mail.example'],
  ['E-mail: ana@mail.example', 'ana@mail.example'],
  ['mailto:ana@mail.example', 'ana@mail.example'],
  ['ana@mail', null],
  ['@mail.example', null],
  ['ana maria@mail.example', null],
  ['<ana@mail.example>', null],
  ['', null],
])('%j is the address %s', (typed, address) => {
  expect(readMailAddress(typed)).toBe(address);
});

test('a stored address reads back as itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (typed) => {
      const address = readMailAddress(typed);
      if (address !== null) expect(readMailAddress(address)).toBe(address);
    }),
  );
});
