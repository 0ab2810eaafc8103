import { maskOf } from '../../model/mask.ts';
import type { Play } from '../../model/play.ts';
import type { Balls } from '../plays/balls.ts';
import { bankers, hit, play, slot } from '../plays/parts.ts';
import { timesOf } from './groups.ts';

/** A digit that occurs at least this often on these places. It is paid once, however often it occurs. */
export function atLeast(code: string, group: string, balls: Balls, places: readonly number[], times: number, wins: bigint): Play {
  return play({
    code,
    group,
    formula: { by: 'each' },
    slots: [slot('picks', balls.labels, places, { most: Math.floor(places.length / times) })],
    classes: [{ code: 'digit', wins }],
    hits: (draw) => [
      hit(
        digitsAtLeast(
          times,
          places.map((place) => draw[place] ?? 0),
        ),
      ),
    ],
  });
}

/** Two digits that both occur on three places. */
export function bothDigits(code: string, group: string, balls: Balls, places: readonly number[]): Play {
  const picks = slot('picks', balls.labels, places, { min: 1, most: places.length });
  return play({
    code,
    group,
    formula: { by: 'choose', take: 2 },
    slots: [picks, bankers(picks, 2)],
    // a, b and a different digit in six orders, or one of the two twice in three orders each.
    classes: [{ code: 'both', wins: (8n * 6n + 2n * 3n) * balls.fixed(3) }],
    hits: (draw) => [
      hit(
        digitsAtLeast(
          1,
          places.map((place) => draw[place] ?? 0),
        ),
      ),
    ],
  });
}

function digitsAtLeast(times: number, digits: readonly number[]): bigint {
  return maskOf(timesOf(digits).flatMap((count, digit) => (count >= times ? [digit] : [])));
}
