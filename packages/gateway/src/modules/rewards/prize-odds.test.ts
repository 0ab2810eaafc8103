import { pickWeighted } from '@livery/contract/fair-pick';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFrom } from '#base/committed-seed.ts';
import { demoPrizePools } from './demo-prize-pools.seed.ts';
import { cutPot } from './envelope-slices.rules.ts';
import { orderByLuck } from './raffle-order.rules.ts';

/** The same pools in every run. */
const draw = drawFrom(Buffer.alloc(32, 7));

describe('the prizes of a table', () => {
  const drawn = 20_000;
  // The 99.9th percentile of chi-square by its degrees of freedom.
  const limits: Readonly<Record<number, number>> = { 3: 16.27, 4: 18.47, 7: 24.32 };
  const tables = demoPrizePools
    .filter(({ prizes }) => prizes.length > 0)
    .map(({ kind, prizes }) => [kind, prizes.map(({ weight }) => weight)] as const);

  it.each(tables)('of a %s are drawn with their stated odds', (kind, weights) => {
    const sum = weights.reduce((total, weight) => total + weight, 0);
    const hits = weights.map(() => 0);
    for (let serial = 0; serial < drawn; serial += 1) {
      const picked = pickWeighted(draw(`${kind}:${serial}`), weights);
      hits[picked] = (hits[picked] ?? 0) + 1;
    }
    const chiSquare = weights.reduce((total, weight, index) => {
      const expected = (drawn * weight) / sum;
      return total + ((hits[index] ?? 0) - expected) ** 2 / expected;
    }, 0);
    expect(chiSquare).toBeLessThan(limits[weights.length - 1] ?? 0);
  });
});

describe('a pot of red envelopes', () => {
  it('equals the sum of its slices, each at least a cent', () => {
    const pot = fc.integer({ min: 1, max: 60 }).chain((slices) => fc.tuple(fc.integer({ min: slices, max: 100_000 }), fc.constant(slices)));
    fc.assert(
      fc.property(pot, fc.nat(), ([total, slices], seed) => {
        let serial = seed;
        const random = (bound: number): number => draw(`${(serial += 1)}`).readUInt32BE() % bound;
        const cut = cutPot(total, slices, random);
        expect(cut).toHaveLength(slices);
        expect(Math.min(...cut)).toBeGreaterThanOrEqual(1);
        expect(cut.reduce((sum, amount) => sum + amount, 0)).toBe(total);
      }),
    );
  });

  it('is never divided below a cent', () => {
    for (const [total, slices] of [
      [3, 4],
      [0, 1],
      [5, 0],
      [1.5, 1],
    ] as const)
      expect(() => cutPot(total, slices, () => 0)).toThrow(RangeError);
  });
});

it('orders raffle tickets by the seed alone, for any input order', () => {
  const tickets = Array.from({ length: 50 }, (_, index) => ({ number: index + 1 }));
  const ordered = orderByLuck(tickets, draw);
  expect(ordered).toEqual(orderByLuck(tickets.toReversed(), draw));
  expect(ordered).not.toEqual(tickets);
  expect(ordered.toSorted((one, other) => one.number - other.number)).toEqual(tickets);
});
