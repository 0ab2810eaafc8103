import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rateText, readRate } from './rate-text.ts';

test('reads back every rate that it writes', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 100_000 }), (ppm) => readRate(rateText(ppm)) === ppm));
});

test('reads a percentage in either form, and an empty field as none', () => {
  expect(['0.48', '0,48', ' .48 % ', '', '10'].map(readRate)).toEqual([4_800, 4_800, 4_800, 0, 100_000]);
  for (const typed of ['x', '-1', '0.00001', '1e3', '%', '1.2.3', '1000']) expect(readRate(typed), typed).toBeNull();
});
