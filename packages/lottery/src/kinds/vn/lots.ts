import { combinations } from '../../model/combinations.ts';
import { maskOf } from '../../model/mask.ts';
import type { Play } from '../../model/play.ts';
import { hit, play, slot } from '../plays/parts.ts';
import { drawsOf, endingHits, endingLabels, endingOf, lotsOf, type Prizes } from './prizes.ts';

const labels = endingLabels(2);
const allEndings = (1n << 100n) - 1n;

// Twenty numbers give at most 184,756 lines of ten.
const mostPicks = 20;

/** Plays on the endings of all prizes. */
export function lotPlays(prizes: Prizes): Play[] {
  const places = lotsOf(prizes, 2);
  return [
    ...[2, 3, 4].map((digits) => lo(prizes, digits)),
    ...[2, 3, 4].map((take) =>
      play({
        code: `xien-${take}`,
        group: 'xien',
        formula: { by: 'choose', take },
        slots: [slot('picks', labels, places, { min: take, max: mostPicks, most: places.length })],
        classes: [{ code: 'all', wins: drawsWithAll(prizes, take) }],
        hits: (draw) => endingHits(draw, places, 2).slice(0, 1),
      }),
    ),
    ...[4, 8, 10].map((take) =>
      play({
        code: `truot-${take}`,
        group: 'truot',
        formula: { by: 'choose', take },
        // At least one ending is drawn, and 99 are not.
        slots: [slot('picks', labels, places, { min: take, max: mostPicks, most: 99 })],
        classes: [{ code: 'none', wins: drawsWithNone(prizes, take) }],
        hits: (draw) => [hit(allEndings & ~maskOf(places.map((place) => endingOf(draw, place, 2))))],
      }),
    ),
    da(prizes),
  ];
}

/** One number, paid for at every lot. Each lot that ends in it pays. */
function lo(prizes: Prizes, digits: number): Play {
  const places = lotsOf(prizes, digits);
  return play({
    code: `lo-${digits}`,
    group: 'lo',
    formula: { by: 'each' },
    slots: [slot('picks', endingLabels(digits), places, { max: 100, most: places.length })],
    classes: [{ code: 'lot', wins: (BigInt(places.length) * drawsOf(prizes)) / 10n ** BigInt(digits) }],
    lots: places.length,
    hits: (draw) => endingHits(draw, places, digits),
  });
}

/** Two numbers that both occur. If they occur a and b times, they pay (a + b) / 2. One stake covers the whole list. */
function da(prizes: Prizes): Play {
  const places = lotsOf(prizes, 2);
  const lots = BigInt(places.length);
  return play({
    code: 'da',
    group: 'da',
    formula: { by: 'meanPair' },
    slots: [slot('picks', labels, places, { min: 2, max: mostPicks, most: places.length })],
    // The mean of (a + b) / 2 equals the mean of a: lots × 1/100 × the chance that b is on another lot.
    classes: [{ code: 'pair', wins: scaled(prizes, lots * (100n ** (lots - 1n) - 99n ** (lots - 1n))) }],
    hits: (draw) => endingHits(draw, places, 2),
  });
}

/** Inclusion and exclusion over the missing numbers. */
function drawsWithAll(prizes: Prizes, count: number): bigint {
  const lots = BigInt(lotsOf(prizes, 2).length);
  let draws = 0n;
  for (let missing = 0n; missing <= BigInt(count); missing++) {
    const sign = missing % 2n === 0n ? 1n : -1n;
    draws += sign * combinations(BigInt(count), missing) * (100n - missing) ** lots;
  }
  return scaled(prizes, draws);
}

function drawsWithNone(prizes: Prizes, count: number): bigint {
  return scaled(prizes, BigInt(100 - count) ** BigInt(lotsOf(prizes, 2).length));
}

/** A count over the last two digits of every prize, scaled to all digits. */
function scaled(prizes: Prizes, draws: bigint): bigint {
  return (draws * drawsOf(prizes)) / 100n ** BigInt(lotsOf(prizes, 2).length);
}
