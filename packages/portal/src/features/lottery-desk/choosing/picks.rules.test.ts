import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindOf } from '@livery/lottery/kinds/kinds';
import { kindCodes } from '@livery/lottery/model/kind';
import { linesOf, problemOf } from '@livery/lottery/model/lines';
import { countOf, maskOf } from '@livery/lottery/model/mask';
import type { Play } from '@livery/lottery/model/play';
import { allOf, hexOf, maskFrom, noPicks, picksOf, quickPick, rowActionsOf, soldOutOf, toggled, withRow } from './picks.rules.ts';

const plays = kindCodes.flatMap((kind) => kindOf(kind).plays);
const playOf = (kind: (typeof kindCodes)[number], code: string): Play => {
  const play = kindOf(kind).plays.find((each) => each.code === code);
  if (play === undefined) throw new Error(`${kind} has no ${code}`);
  return play;
};
const anyPlay = fc.constantFrom(...plays);

test('picks one random line of any play, without sold-out numbers', () => {
  fc.assert(
    fc.property(
      anyPlay,
      fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
      fc.nat(3),
      (play, stream, sold) => {
        const random = (count: number) => Math.floor((stream.next().value ?? 0) * count);
        const soldOut = play.slots.map(({ labels }) => (labels.length > 8 ? maskOf([0, sold]) : 0n));
        const picks = quickPick(play, soldOut, random);
        if (picks === null)
          return expect(
            play.slots.some(({ min }) => min > 7),
            play.code,
          ).toBe(true);
        expect(problemOf(play, picks), play.code).toBeNull();
        expect(linesOf(play, picks), play.code).toBe(play.lots);
        expect(picks.every((mask, place) => (mask & (soldOut[place] ?? 0n)) === 0n)).toBe(true);
      },
    ),
  );
});

test('toggles an outcome, within the limit of a slot', () => {
  fc.assert(
    fc.property(anyPlay, fc.array(fc.tuple(fc.nat(9), fc.nat(120)), { maxLength: 60 }), (play, presses) => {
      let picks = noPicks(play);
      for (const [place, outcome] of presses) {
        picks = toggled(play, picks, place % play.slots.length, outcome);
        expect(
          picks.every(
            (mask, at) => countOf(mask) <= (play.slots[at]?.max ?? 0) && mask >> BigInt(play.slots[at]?.labels.length ?? 0) === 0n,
          ),
        ).toBe(true);
        expect(['overlap', 'outOfRange', 'tooMany']).not.toContain(problemOf(play, picks));
      }
      const full = toggled(play, noPicks(play), 0, 1);
      expect(toggled(play, full, 0, 1)).toEqual(noPicks(play));
    }),
  );
});

test('turns a pick into a banker and back', () => {
  const play = playOf('11X5', 'any-2');
  const picked = toggled(play, noPicks(play), 0, 4);
  const banker = toggled(play, picked, 1, 4);
  expect(banker).toEqual([0n, 16n]);
  expect(toggled(play, banker, 0, 4)).toEqual([16n, 0n]);
  // A pair has room for only one banker.
  expect(toggled(play, banker, 1, 5)).toEqual([0n, 32n]);
});

test('fills a row with one press, without sold-out numbers', () => {
  const play = playOf('11X5', 'first2-direct');
  const row = (action: Parameters<typeof withRow>[3], soldOut = 0n) => withRow(play, [0n, 1n], 0, action, soldOut)[0];
  expect(row('odd')).toBe(maskOf([0, 2, 4, 6, 8, 10]));
  expect(row('even')).toBe(maskOf([1, 3, 5, 7, 9]));
  expect(row('big')).toBe(maskOf([6, 7, 8, 9, 10]));
  expect(row('small')).toBe(maskOf([0, 1, 2, 3, 4, 5]));
  expect(row('all', 6n)).toBe(allOf(11) & ~6n);
  expect(row('clear')).toBe(0n);
  expect(rowActionsOf(play, 0)).toContain('odd');
  expect(rowActionsOf(playOf('SSC', 'sum-sides'), 0)).toEqual([]);
  expect(rowActionsOf(playOf('LHC', 'none-5'), 0), 'twenty of 49 at most').toEqual([]);
});

test('reads masks from the wire, and drops outcomes the play no longer has', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 1n << 200n }), (mask) => {
      expect(maskFrom(hexOf(mask))).toBe(mask);
    }),
  );
  expect(['', 'g', '-1', '0x3'].map(maskFrom)).toEqual([0n, 0n, 0n, 0n]);
  expect(picksOf(playOf('SSC', 'sum-sides'), ['f'])).toEqual([3n, 0n]);
  const soldOut = [
    { play: 'place', slot: 1, mask: '3' },
    { play: 'place', slot: 1, mask: '8' },
    { play: 'sum', slot: 1, mask: '4' },
  ];
  expect(soldOutOf({ soldOut }, playOf('SSC', 'place'))).toEqual([0n, 11n, 0n, 0n, 0n]);
});
