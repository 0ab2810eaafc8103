import type { Play } from '../../model/play.ts';
import { groupOf, groupsOfFive } from '../digits/groups.ts';
import { atLeast } from '../digits/occurrences.ts';
import type { Balls } from '../plays/balls.ts';
import { hit, play, slot } from '../plays/parts.ts';
import { anyOrder, direct, placeCode, sideLabels, sidesOf } from '../plays/places.ts';

const five = [0, 1, 2, 3, 4];

/** Plays on all five digits. */
export function fiveDigits(balls: Balls): Play[] {
  return [
    direct('five-direct', 'five', balls, five),
    anyOrder('five-group-120', 'five', balls, five),
    ...groupsOfFive.map((roles) => groupOf('five', roles, balls, five)),
    atLeast('five-once', 'five', balls, five, 1, 40_951n),
    atLeast('five-twice', 'five', balls, five, 2, 8146n),
    atLeast('five-thrice', 'five', balls, five, 3, 856n),
  ];
}

/**
 * A side for each of two places. Both must be right. A digit has two sides, so one draw may win four lines of a
 * selection.
 */
export function twoSides(prefix: string, balls: Balls, places: readonly number[]): Play {
  return play({
    code: `${prefix}-sides`,
    group: prefix,
    formula: { by: 'product', distinct: false },
    slots: places.map((place) => slot(placeCode(place), sideLabels, [place], { min: 1, most: 2 })),
    classes: [{ code: 'both', wins: 25n * balls.fixed(2) }],
    hits: (draw) => places.map((place, order) => hit(sidesOf(draw[place] ?? 0, balls), { slot: order })),
  });
}
