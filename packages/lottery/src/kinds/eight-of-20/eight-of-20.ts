import type { Kind } from '../../model/kind.ts';
import { anyOf, anyOne } from '../distinct/any.ts';
import { numberedBalls } from '../plays/balls.ts';
import { place } from '../plays/places.ts';

const balls = numberedBalls(8, 20);
const eight = [0, 1, 2, 3, 4, 5, 6, 7];

/** Lucky Farm: eight different numbers from 1 to 20. */
export const eightOf20: Kind = {
  code: '8OF20',
  space: { by: 'distinct', count: 8, of: 20 },
  total: balls.total,
  plays: [
    anyOne('any-1', 'any', balls, eight),
    ...[2, 3, 4, 5].map((take) => anyOf(`any-${take}`, 'any', balls, eight, take)),
    place(balls, eight),
  ],
  labelsOf: (draw) => draw.map((number) => balls.labels[number - 1] ?? String(number)),
};
