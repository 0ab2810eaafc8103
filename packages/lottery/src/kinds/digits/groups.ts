import { maskOf } from '../../model/mask.ts';
import type { Play } from '../../model/play.ts';
import type { Balls } from '../plays/balls.ts';
import { hit, play, slot } from '../plays/parts.ts';

/** Digits that occur `times` and digits that occur `rest`, such as one pair and three singles. */
interface Roles {
  readonly code: string;
  /** How often a digit of the first role is drawn, the number of such digits, and their name. */
  readonly first: readonly [times: number, digits: number, name: string];
  readonly second: readonly [times: number, digits: number, name: string];
  /** The number of orders of one line. */
  readonly orders: bigint;
}

export const groupThree: Roles = { code: 'group-3', first: [2, 1, 'pair'], second: [1, 1, 'single'], orders: 3n };

export const groupsOfFive: readonly Roles[] = [
  { code: 'group-60', first: [2, 1, 'pair'], second: [1, 3, 'singles'], orders: 60n },
  { code: 'group-30', first: [2, 2, 'pairs'], second: [1, 1, 'single'], orders: 30n },
  { code: 'group-20', first: [3, 1, 'triple'], second: [1, 2, 'singles'], orders: 20n },
  { code: 'group-10', first: [3, 1, 'triple'], second: [2, 1, 'pair'], orders: 10n },
  { code: 'group-5', first: [4, 1, 'four'], second: [1, 1, 'single'], orders: 5n },
];

/** All orders of the digits of one shape, such as `1,1,2`. */
export function groupOf(prefix: string, roles: Roles, balls: Balls, places: readonly number[]): Play {
  const { code, first, second, orders } = roles;
  return play({
    code: `${prefix}-${code}`,
    group: prefix,
    formula: { by: 'roles', take: [first[1], second[1]] },
    slots: [
      slot(first[2], balls.labels, places, { min: first[1], most: first[1] }),
      slot(second[2], balls.labels, places, { min: second[1], most: second[1] }),
    ],
    classes: [{ code, wins: orders * balls.fixed(places.length) }],
    hits: (draw) => {
      const counts = timesOf(places.map((place) => draw[place] ?? 0));
      const firsts = digitsThatCome(first[0], counts);
      const seconds = digitsThatCome(second[0], counts);
      // The digits of both roles fill all places, so these counts leave room for no other shape.
      if (firsts.length !== first[1] || seconds.length !== second[1]) return [];
      return [hit(maskOf(firsts)), hit(maskOf(seconds), { slot: 1 })];
    },
  });
}

/** How often each digit occurs. */
export function timesOf(numbers: readonly number[]): number[] {
  const times = Array.from({ length: 10 }, () => 0);
  for (const number of numbers) times[number] = (times[number] ?? 0) + 1;
  return times;
}

function digitsThatCome(times: number, counts: readonly number[]): number[] {
  return counts.flatMap((count, digit) => (count === times ? [digit] : []));
}
