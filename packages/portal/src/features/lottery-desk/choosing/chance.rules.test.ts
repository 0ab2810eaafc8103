import { expect, test } from 'vitest';
import { kindOf } from '@livery/lottery/kinds/kinds';
import type { KindCode } from '@livery/lottery/model/kind';
import { chancesOf, flagsOf, rangeOf } from './chance.rules.ts';
import { aBoard } from '../lottery-desk.builders.ts';

function chances(kind: KindCode, code: string) {
  const { plays, total } = kindOf(kind);
  const play = plays.find((each) => each.code === code);
  if (play === undefined) throw new Error(code);
  const { odds, flags } = aBoard(kind);
  return { play, all: chancesOf(play, total, odds[code], flags), closed: chancesOf(play, total, undefined, flags) };
}

test('shows the exact chance, the odds and the actual return', () => {
  expect(chances('SSC', 'last3-direct').all).toEqual([{ code: 'direct', oneIn: 1_000, odds: 98_000, returns: 9_800 }]);
  expect(chances('LHC', 'special').all).toEqual([{ code: 'number', oneIn: 49, odds: 4_802, returns: 9_800 }]);
  // A tie returns the stake, which counts towards the return.
  expect(chances('SSC', 'dragon-tiger').all).toEqual([
    { code: 'side', oneIn: 2.22, odds: 195, returns: 9_775 },
    { code: 'tie', oneIn: 10, odds: 980, returns: 9_800 },
  ]);
  expect(chances('VN18', 'lo-2').all).toEqual([{ code: 'lot', oneIn: 100, odds: 9_800, returns: 9_800 }]);
});

test('shows the chance of a closed play, without odds', () => {
  expect(chances('SSC', 'place').closed).toEqual([{ code: 'place', oneIn: 10, odds: null, returns: null }]);
  expect(rangeOf([null])).toBeNull();
  expect(rangeOf([3, null, 1])).toEqual([1, 3]);
});

test('names the house rule that decides a play', () => {
  expect(flagsOf(chances('SSC', 'dragon-tiger').play)).toEqual(['tie']);
  expect(flagsOf(chances('11X5', 'sum-sides').play)).toEqual(['thirty']);
  expect(flagsOf(chances('LHC', 'special-sides').play)).toEqual(['fortyNine']);
  expect(flagsOf(chances('LHC', 'special').play)).toEqual([]);
});
