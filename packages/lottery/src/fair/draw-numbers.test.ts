import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NumberSpace } from '../model/kind.ts';
import { entries } from './archive-vectors.ts';
import { ByteStream } from './byte-stream.ts';
import { commitmentOf, drawNumbers, labelOf } from './draw-numbers.ts';
import { bytesOf, sha256 } from './hex.ts';
import { randomnessOf } from './rounds.ts';

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Uint8Array.from(bytes));
const randomness = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const spaces: fc.Arbitrary<NumberSpace> = fc.oneof(
  fc.record({ by: fc.constant('digits' as const), count: fc.integer({ min: 1, max: 7 }) }),
  fc
    .integer({ min: 1, max: 80 })
    .chain((of) => fc.record({ by: fc.constant('distinct' as const), count: fc.integer({ min: 1, max: of }), of: fc.constant(of) })),
  fc.record({ by: fc.constant('prizes' as const), digits: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 27 }) }),
);

describe('a draw', () => {
  it.each(entries)(
    'gives for $lottery $issue the numbers that another program drew',
    async ({ lottery, issue, space, seed, signature, numbers }) => {
      const chance = await randomnessOf(bytesOf(signature, 48) as Uint8Array<ArrayBuffer>);
      expect(await drawNumbers(space, bytesOf(seed, 32) as Uint8Array<ArrayBuffer>, chance, labelOf(lottery, issue))).toEqual(numbers);
    },
  );

  it('gives the same numbers for the same seed, round and issue, all within the space', async () => {
    await fc.assert(
      fc.asyncProperty(spaces, seeds, randomness, fc.string(), async (space, seed, chance, issue) => {
        const numbers = await drawNumbers(space, seed, chance, labelOf('X', issue));
        expect(await drawNumbers(space, seed, chance, labelOf('X', issue))).toEqual(numbers);
        if (space.by === 'distinct') {
          expect(new Set(numbers).size).toBe(space.count);
          expect(numbers.every((number) => number >= 1 && number <= space.of)).toBe(true);
        } else {
          const digits = space.by === 'digits' ? Array.from({ length: space.count }, () => 1) : space.digits;
          expect(numbers.map((number, at) => number >= 0 && number < 10 ** (digits[at] ?? 0))).toEqual(digits.map(() => true));
        }
      }),
    );
  });

  it('changes with the seed, with the round and with the issue', async () => {
    const space = { by: 'digits', count: 20 } as const;
    const seed = new Uint8Array(32);
    const numbers = await Promise.all([
      drawNumbers(space, seed, '00', 'A:1'),
      drawNumbers(space, Uint8Array.from(seed).fill(1, 31), '00', 'A:1'),
      drawNumbers(space, seed, '01', 'A:1'),
      drawNumbers(space, seed, '00', 'A:2'),
      drawNumbers(space, seed, '00', 'B:1'),
    ]);
    expect(new Set(numbers.map((each) => each.join(''))).size).toBe(5);
  });

  it.each<NumberSpace>([
    { by: 'digits', count: 0 },
    { by: 'digits', count: 1e9 },
    { by: 'distinct', count: 6, of: 5 },
    { by: 'distinct', count: 6, of: 300 },
    { by: 'distinct', count: 1.5, of: 5 },
    { by: 'prizes', digits: [] },
    { by: 'prizes', digits: [40] },
    { by: 'dice' } as never,
  ])('is refused for the space %j', async (space) => {
    await expect(drawNumbers(space, new Uint8Array(32), '00', 'A:1')).rejects.toThrow(RangeError);
  });
});

describe('every outcome is equally likely', () => {
  /** Critical values of chi-square at 0.1 %, by degrees of freedom. The seeds are fixed, so the sum is the same in every run. */
  const critical: Readonly<Record<number, number>> = { 9: 27.88, 10: 29.59, 48: 84.04 };
  const chiSquare = (counts: readonly number[]): number => {
    const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  };
  const seedOf = async (at: number): Promise<Uint8Array<ArrayBuffer>> =>
    bytesOf(await sha256(new TextEncoder().encode(`seed ${at}`)), 32) as Uint8Array<ArrayBuffer>;

  it('for digits, where a plain remainder would favour 0 to 5', async () => {
    const counts = Array.from({ length: 10 }, () => 0);
    const stream = new ByteStream(await seedOf(0), 'digits');
    for (let drawn = 0; drawn < 200_000; drawn++) {
      const digit = await stream.below(10);
      counts[digit] = (counts[digit] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(critical[9] ?? 0);
  });

  it.each([
    { count: 5, of: 11, draws: 3_000 },
    { count: 7, of: 49, draws: 3_000 },
  ])('for each place of $count of $of', async ({ count, of, draws }) => {
    const drawn = await Promise.all(
      Array.from({ length: draws }, async (_, at) => drawNumbers({ by: 'distinct', count, of }, await seedOf(at), '00', 'A:1')),
    );
    for (let place = 0; place < count; place++) {
      const counts = Array.from({ length: of }, (_, ball) => drawn.filter((numbers) => numbers[place] === ball + 1).length);
      expect(chiSquare(counts)).toBeLessThan(critical[of - 1] ?? 0);
    }
  });
});

it('commits to a seed of 32 bytes by its SHA-256', async () => {
  const { seed, commitment } = entries[0] as (typeof entries)[number];
  expect(await commitmentOf(bytesOf(seed, 32) as Uint8Array<ArrayBuffer>)).toBe(commitment);
  await expect(commitmentOf(new Uint8Array(31))).rejects.toThrow('32 bytes');
});

it('rejects a lottery code with the colon that separates it from the issue', () => {
  expect(() => labelOf('A:1', '2')).toThrow(RangeError);
});
