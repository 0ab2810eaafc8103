import type { Play } from '../../model/play.ts';
import type { Balls } from '../plays/balls.ts';
import { bit, classesByLabel, hit, play, slot } from '../plays/parts.ts';

const labels = ['triple', 'straight', 'pair'];

/** The pattern of three digits: all the same, three in a row, or exactly two the same. */
export function formOfThree(prefix: string, balls: Balls, places: readonly number[]): Play {
  const one = balls.fixed(3);
  return play({
    code: `${prefix}-form`,
    group: prefix,
    formula: { by: 'each' },
    slots: [slot('picks', labels, places)],
    classes: classesByLabel(labels, [10n * one, 60n * one, 270n * one]),
    classOf: (_, outcome) => outcome,
    hits: (draw) => {
      const form = formOf(places.map((place) => draw[place] ?? 0));
      return form === null ? [] : [hit(bit(form), { oddsClass: form })];
    },
  });
}

function formOf(digits: readonly number[]): number | null {
  const different = new Set(digits);
  if (different.size === 1) return 0;
  if (different.size === 2) return 2;
  // The row wraps around: 8 9 0 and 9 0 1 are straights.
  return [...different].some((digit) => different.has((digit + 1) % 10) && different.has((digit + 2) % 10)) ? 1 : null;
}
