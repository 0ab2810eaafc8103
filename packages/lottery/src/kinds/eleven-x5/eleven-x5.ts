import type { Kind } from '../../model/kind.ts';
import { anyOf, anyOne, covering } from '../distinct/any.ts';
import { numberedBalls } from '../plays/balls.ts';
import { anyOrder, direct, dragonTiger, place } from '../plays/places.ts';
import { sumSides, wholeNumber } from '../plays/sums.ts';

const balls = numberedBalls(5, 11);
const five = [0, 1, 2, 3, 4];

/** Five different numbers from 1 to 11, in order. */
export const elevenX5: Kind = {
  code: '11X5',
  space: { by: 'distinct', count: 5, of: 11 },
  total: balls.total,
  plays: [
    direct('first3-direct', 'first3', balls, [0, 1, 2]),
    anyOrder('first3-group', 'first3', balls, [0, 1, 2]),
    anyOne('first3-any', 'first3', balls, [0, 1, 2]),
    direct('first2-direct', 'first2', balls, [0, 1]),
    anyOrder('first2-group', 'first2', balls, [0, 1]),
    place(balls, five),
    anyOne('any-1', 'any', balls, five),
    ...[2, 3, 4, 5].map((take) => anyOf(`any-${take}`, 'any', balls, five, take)),
    ...[6, 7, 8].map((take) => covering(`any-${take}`, 'any', balls, five, take)),
    wholeNumber('odd-count', 'forms', five, 0, [120n, 3600n, 18_000n, 24_000n, 9000n, 720n], oddCount),
    wholeNumber('middle', 'forms', five, 3, [3360n, 7560n, 10_800n, 12_000n, 10_800n, 7560n, 3360n], middleOf),
    // Six of eleven numbers are odd, so odd and even sums differ.
    sumSides({
      reads: five,
      big: 31,
      wins: { big: 25_800n, small: 25_800n, odd: 28_320n, even: 27_120n },
      middle: { sum: 30, draws: 3840n, flag: 'thirty' },
    }),
    dragonTiger(
      balls,
      five.flatMap((one) => five.slice(one + 1).map((other) => [one, other] as const)),
    ),
  ],
  labelsOf: (draw) => draw.map((number) => balls.labels[number - 1] ?? String(number)),
};

function oddCount(numbers: readonly number[]): number {
  return numbers.filter((number) => number % 2 === 1).length;
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[2] ?? 0;
}
