import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heaviestTable, pickWeighted } from './fair-draw.ts';

const weights = fc.array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 40 }).filter((table) => table.some((weight) => weight > 0));
const digest = fc.uint8Array({ minLength: 32, maxLength: 32 });

it('falls on one of the weights, and never on an empty one', () => {
  fc.assert(
    fc.property(digest, weights, (bytes, table) => {
      expect(table[pickWeighted(bytes, table)]).toBeGreaterThan(0);
    }),
  );
});

it('gives every weight its part of all digests', () => {
  const table = [5, 0, 3, 8];
  const picked = Array.from({ length: 256 }, (_, first) => pickWeighted(new Uint8Array([first, 0, 0, 0]), table));
  expect(table.map((_, index) => picked.filter((each) => each === index).length)).toEqual([80, 0, 48, 128]);
  expect(pickWeighted(new Uint8Array([255, 255, 255, 255]), table)).toBe(3);
});

it('refuses what is no table', () => {
  for (const table of [[], [0, 0], [-1, 2], [0.5], [heaviestTable, 1]])
    expect(() => pickWeighted(new Uint8Array(32), table)).toThrow(RangeError);
});
