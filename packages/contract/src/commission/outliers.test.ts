import { expect, it } from 'vitest';
import { isOutlier } from './outliers.ts';

const ended = { total: 50_000, isUnderWay: false };

it.each([
  ['doubled', 2_000, 1_000, ended, true],
  ['nearly doubled', 1_999, 1_000, ended, false],
  ['halved', 1_000, 2_000, ended, true],
  ['more than half of what it was', 1_001, 2_000, ended, false],
  ['nothing after much', 0, 2_000, ended, true],
  ['much after nothing', 1_000, 0, ended, true],
  ['doubled by less than a hundredth of the window', 998, 499, ended, false],
  ['the first of its agreement', 50_000, null, ended, false],
  ['nothing as before', 0, 0, { total: 0, isUnderWay: false }, false],
  ['half of what it was while its window is under way', 1_000, 2_000, { ...ended, isUnderWay: true }, false],
  ['doubled while its window is under way', 2_000, 1_000, { ...ended, isUnderWay: true }, true],
])('a line that is %s', (_what, due, dueBefore, window, expected) => {
  expect(isOutlier({ due, dueBefore }, window)).toBe(expected);
});
