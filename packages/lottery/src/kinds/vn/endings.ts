import type { Play } from '../../model/play.ts';
import { bit, classesByLabel, hit, play, plainLabels, slot } from '../plays/parts.ts';
import { drawsOf, endingHits, endingLabels, endingOf, type Prizes } from './prizes.ts';

/** Plays on the ending of the special prize, and on the endings of the short prizes at the head of the list. */
export function endingPlays(prizes: Prizes): Play[] {
  const special = [prizes.special];
  const hundredth = drawsOf(prizes) / 100n;
  const ending = (draw: readonly number[]) => endingOf(draw, prizes.special, 2);
  return [
    oneEnding('de', 'de', prizes, special, 2),
    oneEnding('de-3', 'de', prizes, special, 3),
    oneEnding('de-4', 'de', prizes, special, 4),
    oneEnding('head', 'head', prizes, prizes.heads[2], 2),
    oneEnding('head-3', 'head', prizes, prizes.heads[3], 3),
    play({
      code: 'de-digits',
      group: 'de',
      formula: { by: 'each' },
      slots: [slot('first', plainLabels(0, 9), special), slot('last', plainLabels(0, 9), special)],
      classes: [{ code: 'digit', wins: 10n * hundredth }],
      hits: (draw) => [hit(bit(Math.floor(ending(draw) / 10))), hit(bit(ending(draw) % 10), { slot: 1 })],
    }),
    play({
      code: 'de-sides',
      group: 'de',
      formula: { by: 'each' },
      slots: [slot('size', ['big', 'small'], special), slot('parity', ['odd', 'even'], special)],
      classes: [{ code: 'side', wins: 50n * hundredth }],
      hits: (draw) => [hit(ending(draw) >= 50 ? 1n : 2n), hit(ending(draw) % 2 === 1 ? 1n : 2n, { slot: 1 })],
    }),
    digitSum(special, hundredth, ending),
  ];
}

/** One ending, paid for at each of these prizes. */
function oneEnding(code: string, group: string, prizes: Prizes, places: readonly number[], digits: number): Play {
  return play({
    code,
    group,
    formula: { by: 'each' },
    slots: [slot('picks', endingLabels(digits), places, { max: 100, most: places.length })],
    classes: [{ code: 'ending', wins: (BigInt(places.length) * drawsOf(prizes)) / 10n ** BigInt(digits) }],
    lots: places.length,
    hits: (draw) => endingHits(draw, places, digits),
  });
}

/** The sum of the last two digits. Each sum has its own odds: one ending of 100 gives 0, ten give 9. */
function digitSum(reads: readonly number[], hundredth: bigint, ending: (draw: readonly number[]) => number): Play {
  const labels = plainLabels(0, 18);
  return play({
    code: 'de-sum',
    group: 'de',
    formula: { by: 'each' },
    slots: [slot('picks', labels, reads)],
    classes: classesByLabel(
      labels,
      labels.map((_, sum) => BigInt(Math.min(sum, 18 - sum) + 1) * hundredth),
    ),
    classOf: (_, outcome) => outcome,
    hits: (draw) => {
      const sum = Math.floor(ending(draw) / 10) + (ending(draw) % 10);
      return [hit(bit(sum), { oddsClass: sum })];
    },
  });
}
