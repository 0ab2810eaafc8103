import { expect, it } from 'vitest';
import { readWhole } from './whole-number.ts';

it.each([
  ['0', 0],
  [' 42 ', 42],
  ['9999999', 9_999_999],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['10000000', null],
])('reads "%s" as %s', (text, number) => {
  expect(readWhole(text)).toBe(number);
});

it('refuses a number out of range', () => {
  expect(['49', '50', '99', '100'].map((text) => readWhole(text, 50, 99))).toEqual([null, 50, 99, null]);
});
