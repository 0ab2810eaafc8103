import { expect, it } from 'vitest';
import { isOutlier } from './outliers.ts';

const ended = { total: 50_000, isUnderWay: false };

it.each([
  ['doubled', 2_000, 1_000, ended, true],
  ['nearly doubled', 1_999, 1_000, ended, false],
  ['halved', 1_000, 2_000, ended, true],
  ['more than half of its previous amount', 1_001, 2_000, ended, false],
  ['zero after a large amount', 0, 2_000, ended, true],
  ['large after zero', 1_000, 0, ended, true],
  ['doubled by less than a hundredth of the window', 998, 499, ended, false],
  ['the first of its agreement', 50_000, null, ended, false],
  ['zero again', 0, 0, { total: 0, isUnderWay: false }, false],
  ['half of its previous amount in an open period', 1_000, 2_000, { ...ended, isUnderWay: true }, false],
  ['doubled while its window is under way', 2_000, 1_000, { ...ended, isUnderWay: true }, true],
])('a line that is %s', (_what, due, dueBefore, window, expected) => {
  expect(isOutlier({ due, dueBefore }, window)).toBe(expected);
});
