import type { Kind } from '../../model/kind.ts';
import { anyOne } from '../distinct/any.ts';
import { numberedBalls } from '../plays/balls.ts';
import { sumOf } from '../plays/parts.ts';
import { anyOrder, direct, dragonTiger, place, placeSides } from '../plays/places.ts';
import { sumSides, wholeNumber } from '../plays/sums.ts';

// No play reads more than five places, and any five are as likely as the first five, so only those are counted.
const balls = numberedBalls(5, 10);
const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

// Pairs of different numbers by their sum, from 3 to 11. 19 occurs as often as 3, and so on.
const sums = [2n, 2n, 4n, 4n, 6n, 6n, 8n, 8n].map((pairs) => pairs * balls.fixed(2));

/** The finishing order of ten. */
export const pk10: Kind = {
  code: 'PK10',
  space: { by: 'distinct', count: 10, of: 10 },
  total: balls.total,
  plays: [
    ...[2, 3, 4, 5].map((places) => direct(`first${places}-direct`, `first${places}`, balls, ten.slice(0, places))),
    anyOrder('first2-group', 'first2', balls, ten.slice(0, 2)),
    anyOrder('first3-group', 'first3', balls, ten.slice(0, 3)),
    anyOne('first5-any', 'first5', balls, ten.slice(0, 5)),
    place(balls, ten),
    placeSides(balls, ten),
    // Mirrored pairs: the first place against the last, and so on.
    dragonTiger(
      balls,
      ten.slice(0, 5).map((one) => [one, 9 - one] as const),
    ),
    sumSides({ reads: [0, 1], big: 12, wins: { big: 13_440n, small: 16_800n, odd: 16_800n, even: 13_440n } }),
    wholeNumber('sum', 'sum', [0, 1], 3, [...sums, 10n * balls.fixed(2), ...sums.toReversed()], sumOf),
  ],
  labelsOf: (draw) => draw.map((number) => balls.labels[number - 1] ?? String(number)),
};
