import { kindOf } from '@livery/lottery/kinds/kinds';
import { expect, it } from 'vitest';
import { aBoard } from '../lottery-desk.builders.ts';
import { boardAt, groupAt, rebateShare } from './group.rules.ts';

const kind = kindOf('SSC');
const board = aBoard('SSC', { ownGroup: 1970 });

it('plays at the highest group until another is chosen, within the limits of the board', () => {
  expect(groupAt(board, null)).toBe(1970);
  expect([1950, 1960, 1965, 1980].map((chosen) => groupAt(board, chosen))).toEqual([1960, 1960, 1965, 1970]);
});

it('uses the odds of the group, and returns the rest of the own group as a rebate', () => {
  const highest = boardAt(board, kind, 1970);
  expect(highest.odds['place']).toEqual([985]);
  expect(boardAt(highest, kind, 1960).odds).toEqual(board.odds);
  expect(boardAt({ ...board, ownGroup: 1960 }, kind, 1960).odds).toBe(board.odds);
  expect([1960, 1966, 1970].map((group) => rebateShare(boardAt(board, kind, group)))).toEqual([50, 20, 0]);
});
