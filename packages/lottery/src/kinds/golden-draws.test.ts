import { describe, expect, it } from 'vitest';
import type { KindCode } from '../model/kind.ts';
import type { Draw, Flags } from '../model/draw.ts';
import { judge, payOf } from '../model/judge.ts';
import { linesOf, problemOf } from '../model/lines.ts';
import { allLost, allReturned, horseYear, oddsAt, playOf, selectionOf } from '../testing/lottery-builders.ts';

/** Lines, stake at 100 per line, winning lines and payout at 98 %. */
type Bet = readonly [play: string, selection: string, lines: number, stake: number, won: number, pay: number, flags?: Flags];

const goldenDraws: Readonly<Record<string, { kind: KindCode; draw: Draw; bets: readonly Bet[] }>> = {
  'SSC 3 3 7 0 9': {
    kind: 'SSC',
    draw: [3, 3, 7, 0, 9],
    bets: [
      ['last3-direct', '67|01|89', 8, 800, 1, 98_000],
      ['last3-group-6', '0789', 4, 400, 1, 16_333],
      ['first3-group-3', '378|378', 6, 600, 1, 32_666],
      ['five-group-60', '3|0579', 4, 400, 1, 163_333],
      ['sum-sides', 'big', 1, 100, 0, 0],
      // 2.17 if a tie loses, 1.95 if it returns the stake.
      ['dragon-tiger', '|||tiger', 1, 100, 1, 217, allLost],
      ['dragon-tiger', '|||tiger', 1, 100, 1, 195],
      ['dragon-tiger', 'dragon', 1, 100, 0, 100],
      ['dragon-tiger', 'tie', 1, 100, 1, 980],
      ['last3-form', 'straight', 1, 100, 0, 0],
    ],
  },
  '11X5 08 02 11 05 01': {
    kind: '11X5',
    draw: [8, 2, 11, 5, 1],
    bets: [
      ['any-3', '01,02,05,09', 4, 400, 1, 1617],
      ['any-5', '01,05,09,10,11|02,08', 10, 1000, 1, 45_276],
      ['any-8', '01,02,03,04,05,08,10,11', 1, 100, 1, 808],
      ['first3-group', '02,08,11', 1, 100, 1, 16_170],
      ['middle', '5', 1, 100, 1, 503],
      ['odd-count', '3', 1, 100, 1, 226],
      ['sum-sides', 'big', 1, 100, 0, 0],
    ],
  },
  '11X5 with a sum of 30': {
    kind: '11X5',
    draw: [8, 2, 11, 5, 4],
    bets: [
      ['sum-sides', 'big', 1, 100, 0, 100],
      ['sum-sides', 'big', 1, 100, 0, 0, allLost],
      ['sum-sides', '|even', 1, 100, 1, 200],
    ],
  },
  'LF 5 0 5': {
    kind: 'LF',
    draw: [5, 0, 5],
    bets: [
      ['three-direct', '5|0|5', 1, 100, 1, 98_000],
      ['three-group-3', '05|05', 2, 200, 1, 32_666],
      ['three-group-6', '015', 1, 100, 0, 0],
      ['three-once', '5', 1, 100, 1, 361],
      ['sum-sides', 'small', 1, 100, 1, 196],
      ['span', '5', 1, 100, 1, 653],
    ],
  },
  'PK10 07 03 10 01': {
    kind: 'PK10',
    draw: [7, 3, 10, 1, 2, 4, 5, 6, 8, 9],
    bets: [
      ['place', '07', 1, 100, 1, 980],
      // One of the four products repeats 3, so it is not a line.
      ['first3-direct', '07|03,04|10,03', 3, 300, 1, 70_560],
      ['sum', '10', 1, 100, 1, 1102],
      ['sum-sides', '|even', 1, 100, 1, 220],
      ['sum-sides', 'big', 1, 100, 0, 0],
    ],
  },
  'LHC 03 11 18 27 36 44 + 49': {
    kind: 'LHC',
    draw: [3, 11, 18, 27, 36, 44, 49],
    bets: [
      ['special', '49', 1, 100, 1, 4802],
      ['special-sides', 'big', 1, 100, 0, 100],
      ['special-sides', 'big', 1, 100, 0, 0, allLost],
      ['special-colour', 'green', 1, 100, 1, 300],
      ['special-zodiac', 'horse', 1, 100, 1, 960],
      ['special-six-zodiacs', 'rat,ox,tiger,rabbit,dragon,snake,horse', 7, 700, 0, 700],
      ['normal-2', '03,18,36,40,41', 10, 1000, 3, 23_049],
      ['none-5', '01,02,04,05,06', 1, 100, 1, 219],
      ['sum-sides', 'big', 1, 100, 1, 193],
    ],
  },
  'VN18 with the special 123445': {
    kind: 'VN18',
    draw: [
      45, 123, 4545, 1123, 9087, 2345, 10_001, 22_222, 34_567, 45_678, 56_789, 67_890, 78_912, 80_045, 91_234, 13_579, 24_680, 123_445,
    ],
    bets: [
      ['lo-2', '45', 18, 1800, 5, 49_000],
      ['lo-3', '345', 17, 1700, 1, 98_000],
      ['lo-4', '2345', 16, 1600, 1, 980_000],
      ['de', '45', 1, 100, 1, 9800],
      ['de-3', '445', 1, 100, 1, 98_000],
      ['head', '45', 1, 100, 1, 9800],
      ['de-sides', 'small', 1, 100, 1, 196],
      ['xien-2', '45,23', 1, 100, 1, 3753],
      ['truot-4', '02,03,04,05', 1, 100, 1, 204],
      // 45 occurs five times and 23 twice: 3.5 times 34.66.
      ['da', '45,23', 1, 100, 3.5, 12_131],
    ],
  },
};

describe('the golden draws', () => {
  for (const [title, { kind, draw, bets }] of Object.entries(goldenDraws)) {
    it.for(bets)(`${title}: %s on %s`, ([code, text, lines, stake, won, pay, flags = allReturned]) => {
      const play = playOf(kind, code);
      const selection = selectionOf(play, text);
      expect(problemOf(play, selection)).toBeNull();
      const judged = judge(play, selection, play.hits(draw, { ...horseYear, flags }));
      expect({
        lines: linesOf(play, selection),
        stake: linesOf(play, selection) * 100,
        won: judged.won.reduce((sum, count) => sum + count, 0),
        pay: payOf(judged, oddsAt(kind, play, 1960, flags), 100),
      }).toEqual({ lines, stake, won, pay });
    });
  }
});
