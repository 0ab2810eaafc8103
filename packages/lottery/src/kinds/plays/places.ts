import { maskOf } from '../../model/mask.ts';
import type { Hit, Play } from '../../model/play.ts';
import type { Balls } from './balls.ts';
import { bit, hit, play, slot } from './parts.ts';

/** A number for each of these places, in order. */
export function direct(code: string, group: string, balls: Balls, places: readonly number[]): Play {
  return play({
    code,
    group,
    formula: { by: 'product', distinct: balls.distinct },
    slots: places.map((place) => slot(placeCode(place), balls.labels, [place], { min: 1 })),
    classes: [{ code: 'direct', wins: balls.fixed(places.length) }],
    hits: (draw) => places.map((place, at) => hit(bit((draw[place] ?? 0) - balls.base), { slot: at })),
  });
}

/** As many different numbers as positions, in any order. */
export function anyOrder(code: string, group: string, balls: Balls, places: readonly number[]): Play {
  const take = places.length;
  const orders = Array.from({ length: take }, (_, step) => BigInt(step + 1)).reduce((product, step) => product * step, 1n);
  return play({
    code,
    group,
    formula: { by: 'choose', take },
    slots: [slot('picks', balls.labels, places, { min: take, most: take })],
    classes: [{ code: 'group', wins: orders * balls.fixed(take) }],
    hits: (draw) => {
      const numbers = new Set(places.map((place) => (draw[place] ?? 0) - balls.base));
      return numbers.size === take ? [hit(maskOf(numbers))] : [];
    },
  });
}

/** A number on one place. */
export function place(balls: Balls, places: readonly number[]): Play {
  return play({
    code: 'place',
    group: 'place',
    formula: { by: 'each' },
    slots: places.map((at) => slot(placeCode(at), balls.labels, [at])),
    classes: [{ code: 'place', wins: balls.fixed(1) }],
    hits: (draw) => places.map((at, order) => hit(bit((draw[at] ?? 0) - balls.base), { slot: order })),
  });
}

/** Big or small, odd or even, for the number on one place. The upper half is big. */
export function placeSides(balls: Balls, places: readonly number[]): Play {
  return play({
    code: 'place-sides',
    group: 'place',
    formula: { by: 'each' },
    slots: places.map((at) => slot(placeCode(at), sideLabels, [at], { most: 2 })),
    classes: [{ code: 'side', wins: BigInt(balls.labels.length / 2) * balls.fixed(1) }],
    hits: (draw) => places.map((at, order) => hit(sidesOf(draw[at] ?? 0, balls), { slot: order })),
  });
}

/** The first position of a pair is higher (dragon), lower (tiger), or equal if digits can repeat. */
export function dragonTiger(balls: Balls, pairs: readonly (readonly [number, number])[]): Play {
  const count = balls.labels.length;
  const side = { code: 'side', wins: BigInt((count * (count - 1)) / 2) * balls.fixed(2) };
  const ties = BigInt(count) * balls.fixed(2);
  return play({
    code: 'dragon-tiger',
    group: 'dragon-tiger',
    formula: { by: 'each' },
    slots: pairs.map(([one, other]) =>
      slot(`${one + 1}-${other + 1}`, balls.distinct ? ['dragon', 'tiger'] : ['dragon', 'tiger', 'tie'], [one, other]),
    ),
    classes: balls.distinct
      ? [side]
      : [
          { ...side, returned: { draws: ties, flag: 'tie' } },
          { code: 'tie', wins: ties },
        ],
    ...(balls.distinct ? {} : { classOf: (_, outcome) => (outcome === 2 ? 1 : 0) }),
    hits: (draw, { flags }) =>
      pairs.flatMap(([one, other], order): Hit[] => {
        const [first = 0, second = 0] = [draw[one], draw[other]];
        if (first !== second) return [hit(first > second ? 1n : 2n, { slot: order })];
        const tie = hit(4n, { slot: order, oddsClass: 1 });
        return flags.tie === 'returned' ? [tie, { slot: order, layer: 0, mask: 3n, oddsClass: null }] : [tie];
      }),
  });
}

export const sideLabels = ['big', 'small', 'odd', 'even'] as const;

export function sidesOf(number: number, balls: Balls): bigint {
  const isBig = number - balls.base >= balls.labels.length / 2;
  return (isBig ? 1n : 2n) | (number % 2 === 1 ? 4n : 8n);
}

export function placeCode(place: number): string {
  return `place-${place + 1}`;
}
