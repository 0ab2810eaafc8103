import { combinations } from '../../model/combinations.ts';
import { maskOf } from '../../model/mask.ts';
import type { Hit, Play } from '../../model/play.ts';
import { ordered, type Balls } from '../plays/balls.ts';
import { bankers, hit, play, slot } from '../plays/parts.ts';

/** One number among these places. */
export function anyOne(code: string, group: string, balls: Balls, places: readonly number[]): Play {
  return play({
    code,
    group,
    formula: { by: 'each' },
    slots: [slot('picks', balls.labels, places, { most: places.length })],
    classes: [{ code: 'any', wins: BigInt(places.length) * balls.fixed(1) }],
    hits: (draw) => hitsAmong(draw, places),
  });
}

/** `take` numbers that are all among these places. */
export function anyOf(code: string, group: string, balls: Balls, places: readonly number[], take: number): Play {
  const picks = slot('picks', balls.labels, places, { min: 1, most: places.length });
  return play({
    code,
    group,
    formula: { by: 'choose', take },
    slots: [picks, bankers(picks, take)],
    classes: [{ code: 'any', wins: ordered(places.length, take) * balls.fixed(take) }],
    hits: (draw) => hitsAmong(draw, places),
  });
}

/** `take` numbers, more than there are places, that include all drawn ones. */
export function covering(code: string, group: string, balls: Balls, places: readonly number[], take: number): Play {
  const picks = slot('picks', balls.labels, places, { min: 1, most: places.length });
  const drawn = places.length;
  return play({
    code,
    group,
    formula: { by: 'cover', take },
    slots: [picks, bankers(picks, take)],
    classes: [{ code: 'any', wins: combinations(BigInt(take), BigInt(drawn)) * ordered(drawn, drawn) * balls.fixed(drawn) }],
    hits: (draw) => hitsAmong(draw, places),
  });
}

function hitsAmong(draw: readonly number[], places: readonly number[]): Hit[] {
  return [hit(maskOf(places.map((place) => (draw[place] ?? 1) - 1)))];
}
