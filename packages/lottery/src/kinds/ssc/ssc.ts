import type { Kind } from '../../model/kind.ts';
import { threeDigits, twoDigits } from '../digits/three.ts';
import { digits } from '../plays/balls.ts';
import { dragonTiger, place, placeSides } from '../plays/places.ts';
import { sumSides } from '../plays/sums.ts';
import { fiveDigits, twoSides } from './five.ts';

const balls = digits(5);
const five = [0, 1, 2, 3, 4];

/** Five independent digits. */
export const ssc: Kind = {
  code: 'SSC',
  space: { by: 'digits', count: 5 },
  total: balls.total,
  plays: [
    ...fiveDigits(balls),
    ...threeDigits('first3', balls, [0, 1, 2]),
    ...threeDigits('middle3', balls, [1, 2, 3]),
    ...threeDigits('last3', balls, [2, 3, 4]),
    ...twoDigits('first2', balls, [0, 1]),
    twoSides('first2', balls, [0, 1]),
    ...twoDigits('last2', balls, [3, 4]),
    twoSides('last2', balls, [3, 4]),
    place(balls, five),
    placeSides(balls, five),
    sumSides({ reads: five, big: 23, wins: { big: 50_000n, small: 50_000n, odd: 50_000n, even: 50_000n } }),
    dragonTiger(
      balls,
      five.flatMap((one) => five.slice(one + 1).map((other) => [one, other] as const)),
    ),
  ],
  labelsOf: (draw) => draw.map(String),
};
