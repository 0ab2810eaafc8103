import { combinations } from '../../model/combinations.ts';
import type { Draw } from '../../model/draw.ts';
import { maskOf } from '../../model/mask.ts';
import type { Hit, Play } from '../../model/play.ts';
import { bankers, bit, hit, play, slot } from '../plays/parts.ts';
import { allPlaces, normalPlaces, numberLabels } from './numbers.ts';

const picks = slot('picks', numberLabels, normalPlaces, { min: 1, most: 6 });

/**
 * Plays on the six normal numbers. A play with two prizes, such as 3-of-2, is two plays here, each with provable odds.
 */
export const normalPlays: readonly Play[] = [
  play({
    code: 'normal',
    group: 'normal',
    formula: { by: 'each' },
    slots: [slot('picks', numberLabels, normalPlaces, { most: 6 })],
    classes: [{ code: 'normal', wins: drawsWithAll(1) }],
    hits: normalHits,
  }),
  ...[2, 3, 4].map((take) =>
    play({
      code: `normal-${take}`,
      group: 'normal',
      formula: { by: 'choose', take },
      slots: [picks, bankers(picks, take)],
      classes: [{ code: 'all', wins: drawsWithAll(take) }],
      hits: normalHits,
    }),
  ),
  play({
    code: 'normal-2-of-3',
    group: 'normal',
    formula: { by: 'exactly', take: 3, hit: 2 },
    slots: [picks, bankers(picks, 3)],
    classes: [{ code: 'two', wins: 3n * combinations(46n, 4n) * 43n }],
    hits: normalHits,
  }),
  play({
    code: 'normal-and-special',
    group: 'normal',
    formula: { by: 'beside' },
    slots: [slot('picks', numberLabels, allPlaces, { min: 2, most: 7 })],
    classes: [{ code: 'beside', wins: 2n * combinations(47n, 5n) }],
    hits: (draw) => [...normalHits(draw), hit(bit((draw[6] ?? 1) - 1), { layer: 1 })],
  }),
];

/** Number of draws in which this many given numbers are all among the six. */
function drawsWithAll(count: number): bigint {
  return combinations(BigInt(49 - count), BigInt(6 - count)) * 43n;
}

function normalHits(draw: Draw): Hit[] {
  return [hit(maskOf(normalPlaces.map((place) => (draw[place] ?? 1) - 1)))];
}
