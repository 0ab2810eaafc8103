import type { Kind } from '../../model/kind.ts';
import { threeDigits, twoDigits } from '../digits/three.ts';
import { digits } from '../plays/balls.ts';
import { sumOf } from '../plays/parts.ts';
import { place, placeSides } from '../plays/places.ts';
import { sumSides, wholeNumber } from '../plays/sums.ts';

const balls = digits(3);
const three = [0, 1, 2];

// Draws by their sum from 0 to 13. 27 occurs as often as 0, and so on.
const sums = [1n, 3n, 6n, 10n, 15n, 21n, 28n, 36n, 45n, 55n, 63n, 69n, 73n, 75n];

// Draws by the difference between their highest and lowest digit, from 0 to 9.
const spans = [10n, 54n, 96n, 126n, 144n, 150n, 144n, 126n, 96n, 54n];

/** Low frequency: three digits, mostly one draw a day (3D, PL3). */
export const lf: Kind = {
  code: 'LF',
  space: { by: 'digits', count: 3 },
  total: balls.total,
  plays: [
    ...threeDigits('three', balls, three),
    ...twoDigits('first2', balls, [0, 1]),
    ...twoDigits('last2', balls, [1, 2]),
    place(balls, three),
    placeSides(balls, three),
    sumSides({ reads: three, big: 14, wins: { big: 500n, small: 500n, odd: 500n, even: 500n } }),
    wholeNumber('sum', 'sum', three, 0, [...sums, ...sums.toReversed()], sumOf),
    wholeNumber('span', 'span', three, 0, spans, (numbers) => Math.max(...numbers) - Math.min(...numbers)),
  ],
  labelsOf: (draw) => draw.map(String),
};
