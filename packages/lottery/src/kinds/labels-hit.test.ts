import { expect, it } from 'vitest';
import type { Draw } from '../model/draw.ts';
import type { KindCode } from '../model/kind.ts';
import { outcomesOf } from '../model/mask.ts';
import { horseYear, playOf } from '../testing/lottery-builders.ts';

/** The name of a draw, slot by slot. Two sides win equally often, so the proof cannot tell them apart. */
function labelsHit(kind: KindCode, code: string, draw: Draw): string {
  const play = playOf(kind, code);
  const hits = play.hits(draw, horseYear).filter(({ oddsClass }) => oddsClass !== null);
  return play.slots
    .map(({ labels }, slot) =>
      hits.filter((hit) => hit.slot === slot).flatMap(({ mask }) => outcomesOf(mask).map((outcome) => labels[outcome])),
    )
    .map((labels) => labels.join(' '))
    .join(' | ');
}

const arrivals = [7, 3, 10, 1, 2, 4, 5, 6, 8, 9];

it.for<readonly [KindCode, string, Draw, string]>([
  ['SSC', 'place-sides', [3, 4, 5, 0, 9], 'small odd | small even | big odd | small even | big odd'],
  ['SSC', 'last2-sides', [3, 4, 5, 0, 9], 'small even | big odd'],
  ['SSC', 'sum-sides', [3, 4, 7, 0, 9], 'big | odd'],
  ['SSC', 'sum-sides', [3, 3, 7, 0, 9], 'small | even'],
  ['SSC', 'dragon-tiger', [3, 3, 7, 0, 9], 'tie | tiger | dragon | tiger | tiger | dragon | tiger | dragon | tiger | tiger'],
  ['SSC', 'first3-form', [9, 1, 0, 0, 0], 'straight'],
  ['SSC', 'middle3-form', [9, 1, 0, 0, 0], 'pair'],
  ['SSC', 'last3-form', [9, 1, 0, 0, 0], 'triple'],
  ['SSC', 'last3-form', [0, 0, 9, 1, 2], ''],
  ['11X5', 'sum-sides', [1, 2, 3, 4, 11], 'small | odd'],
  ['11X5', 'sum-sides', [1, 2, 8, 9, 11], 'big | odd'],
  ['11X5', 'dragon-tiger', [1, 2, 8, 9, 3], 'tiger | tiger | tiger | tiger | tiger | tiger | tiger | tiger | dragon | dragon'],
  ['LF', 'sum-sides', [9, 4, 1], 'big | even'],
  ['LF', 'sum-sides', [9, 4, 0], 'small | odd'],
  [
    'PK10',
    'place-sides',
    arrivals,
    'big odd | small odd | big even | small odd | small even | small even | small odd | big even | big even | big odd',
  ],
  ['PK10', 'dragon-tiger', arrivals, 'tiger | tiger | dragon | tiger | tiger'],
  ['PK10', 'sum-sides', [7, 5, 1, 2, 3, 4, 6, 8, 9, 10], 'big | even'],
  ['PK10', 'sum-sides', [7, 4, 1, 2, 3, 5, 6, 8, 9, 10], 'small | odd'],
  ['LHC', 'special-sides', [1, 2, 3, 4, 5, 6, 25], 'big | odd'],
  ['LHC', 'special-sides', [1, 2, 3, 4, 5, 6, 24], 'small | even'],
  ['LHC', 'special-half-parity', [1, 2, 3, 4, 5, 6, 25], 'blue-odd'],
  ['LHC', 'special-half-parity', [1, 2, 3, 4, 5, 6, 44], 'green-even'],
  ['LHC', 'special-half-size', [1, 2, 3, 4, 5, 6, 24], 'red-small'],
  ['LHC', 'special-half-size', [1, 2, 3, 4, 5, 6, 49], ''],
  ['LHC', 'special-zodiac', [1, 2, 3, 4, 5, 6, 24], 'goat'],
  ['LHC', 'special-head', [1, 2, 3, 4, 5, 6, 24], '2'],
  ['LHC', 'special-tail', [1, 2, 3, 4, 5, 6, 24], '4'],
  ['LHC', 'any-zodiac', [1, 2, 3, 4, 5, 6, 13], 'horse ox tiger rabbit dragon snake'],
  ['LHC', 'any-tail', [1, 11, 21, 30, 5, 6, 49], '0 1 5 6 9'],
  ['LHC', 'sum-sides', [22, 23, 24, 25, 26, 27, 28], 'big | odd'],
  ['LHC', 'sum-sides', [22, 23, 24, 25, 26, 27, 7], 'small | even'],
  ['VN27', 'de-digits', [12_345], '4 | 5'],
  ['VN27', 'de-sides', [12_350], 'big | even'],
  ['VN27', 'de-sides', [12_349], 'small | odd'],
  ['VN27', 'de-sum', [12_349], '13'],
])('%s %s reads %o as %s', ([kind, code, draw, labels]) => {
  expect(labelsHit(kind, code, draw)).toBe(labels);
});

it('gives each of the 49 numbers its colour', () => {
  const colours = Array.from({ length: 49 }, (_, place) => labelsHit('LHC', 'special-colour', [0, 0, 0, 0, 0, 0, place + 1])[0]);
  expect(colours.join('')).toBe('rrbbggrrbbgrrbbggrrbggrrbbggrrbggrrbbggrbbggrrbbg');
});
