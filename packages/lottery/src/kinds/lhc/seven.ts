import { combinations } from '../../model/combinations.ts';
import type { Draw } from '../../model/draw.ts';
import { animalOfNumber, animals } from '../../model/lunar-year.ts';
import { maskOf } from '../../model/mask.ts';
import type { Play } from '../../model/play.ts';
import { hit, play, plainLabels, slot } from '../plays/parts.ts';
import { sumSides } from '../plays/sums.ts';
import { allPlaces, drawsWithAny, drawsWithNone, numberLabels, sevenTimes, tailOf } from './numbers.ts';
import { zodiacClasses, zodiacClassOf } from './special.ts';

const allNumbersMask = (1n << 49n) - 1n;

// Sets of seven numbers whose sum is 175 or more, and whose sum is odd. The proof counts them again.
const bigSums = 43_428_958n;
const oddSums = 42_949_280n;
const sets = combinations(49n, 7n);

/** Plays on all seven numbers. */
export const sevenPlays: readonly Play[] = [
  play({
    code: 'any-zodiac',
    group: 'seven',
    formula: { by: 'each' },
    slots: [slot('picks', animals, allPlaces, { most: 7 })],
    classes: zodiacClasses(drawsWithAny(5), drawsWithAny(4)),
    classOf: zodiacClassOf,
    hits: (draw, { animal }) => {
      const mask = maskOf(draw.map((number) => animalOfNumber(number, animal)));
      const year = 1n << BigInt(animal);
      return [hit(mask & year, { oddsClass: 0 }), hit(mask & ~year, { oddsClass: 1 })];
    },
  }),
  play({
    code: 'any-tail',
    group: 'seven',
    formula: { by: 'each' },
    slots: [slot('picks', plainLabels(0, 9), allPlaces, { most: 7 })],
    classes: [
      { code: 'zero', wins: drawsWithAny(4) },
      { code: 'other', wins: drawsWithAny(5) },
    ],
    classOf: (_, outcome) => (outcome === 0 ? 0 : 1),
    hits: (draw) => {
      const mask = maskOf(draw.map(tailOf));
      return [hit(mask & 1n, { oddsClass: 0 }), hit(mask & ~1n, { oddsClass: 1 })];
    },
  }),
  ...[5, 6, 7, 8, 9, 10].map((take) =>
    play({
      code: `none-${take}`,
      group: 'none',
      formula: { by: 'choose', take },
      // Twenty numbers give at most 184,756 lines.
      slots: [slot('picks', numberLabels, allPlaces, { min: take, max: 20, most: 42 })],
      classes: [{ code: 'none', wins: drawsWithNone(take) }],
      hits: (draw: Draw) => [hit(allNumbersMask & ~maskOf(draw.map((number) => number - 1)))],
    }),
  ),
  sumSides({
    reads: allPlaces,
    big: 175,
    wins: {
      big: bigSums * sevenTimes,
      small: (sets - bigSums) * sevenTimes,
      odd: oddSums * sevenTimes,
      even: (sets - oddSums) * sevenTimes,
    },
  }),
];
