import fc from 'fast-check';
import { expect, it } from 'vitest';
import { prizeMessage, heaviestTable, pickWeighted } from './fair-pick.ts';

const weights = fc.array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 40 }).filter((table) => table.some((weight) => weight > 0));
const digest = fc.uint8Array({ minLength: 32, maxLength: 32 });

it('picks one of the weights, and never an empty one', () => {
  fc.assert(
    fc.property(digest, weights, (bytes, table) => {
      expect(table[pickWeighted(bytes, table)]).toBeGreaterThan(0);
    }),
  );
});

it('gives every weight its share of all digests', () => {
  const table = [5, 0, 3, 8];
  const picked = Array.from({ length: 256 }, (_, first) => pickWeighted(new Uint8Array([first, 0, 0, 0]), table));
  expect(table.map((_, index) => picked.filter((each) => each === index).length)).toEqual([80, 0, 48, 128]);
  expect(pickWeighted(new Uint8Array([255, 255, 255, 255]), table)).toBe(3);
});

it('reads the first four bytes as one number, up to the last', () => {
  fc.assert(
    fc.property(digest, weights, (bytes, table) => {
      const [sum, share] = [table.reduce((total, weight) => total + weight, 0), new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)];
      const place = (BigInt(share) * BigInt(sum)) >> 32n;
      const ends = table.map((_, index) => BigInt(table.slice(0, index + 1).reduce((total, weight) => total + weight, 0)));
      expect(pickWeighted(bytes, table)).toBe(ends.findIndex((end) => place < end));
    }),
  );
  const even = Array.from({ length: 2 ** 20 }, () => 1);
  expect(pickWeighted(new Uint8Array([0x12, 0x34, 0x56, 0x78]), even)).toBe(0x12345);
});

it('picks from a table of one, and from the heaviest', () => {
  expect(pickWeighted(new Uint8Array(32), [1])).toBe(0);
  expect(pickWeighted(new Uint8Array(32), [0, heaviestTable])).toBe(1);
});

it('is determined by the ticket and the player’s own seed', () => {
  expect(prizeMessage(17, 'sorte')).toBe('17:sorte');
});

it('refuses an invalid table of weights', () => {
  for (const table of [[], [0, 0], [-1, 2], [0.5], [heaviestTable, 1]])
    expect(() => pickWeighted(new Uint8Array(32), table)).toThrow(RangeError);
});
