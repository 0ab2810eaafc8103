import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentText, readPercent, writePercent } from './percent-text.ts';

test.each([
  [5_000, 'en', '0.5%'],
  [5_000, 'pt', '0,5%'],
  [10_000, 'pt', '1%'],
  [1, 'en', '0.0001%'],
])('a share of %i is written in %s as %s', (share, language, text) => {
  expect(percentText(share, language)).toBe(text);
});

test('a percentage is read in the format of either language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom('en', 'pt-BR'), (ppm, language) => {
      expect(readPercent(writePercent(ppm, language))).toBe(ppm);
    }),
  );
  expect(['0,48', ' 0.48 % ', '.5', '12'].map(readPercent)).toEqual([4_800, 4_800, 5_000, 120_000]);
  expect(['', '%', 'x', '-1', '1e3', '0.00001', '1.2.3', '１'].map(readPercent)).toEqual(Array.from({ length: 8 }, () => null));
});
