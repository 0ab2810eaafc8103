import { expect, test } from 'vitest';
import { buildGroup } from '#testing/lotteries.ts';
import { ballsOf, groupsOf } from './lottery-hall.rules.ts';

const textOf = (kind: string, opened: number[]) =>
  ballsOf(kind, opened)
    .map(({ text, isSpecial }) => (isSpecial ? `(${text})` : text))
    .join(' ');

test.each([
  ['SSC', [3, 3, 7, 0, 9], '3 3 7 0 9'],
  ['LF', [5, 0, 5], '5 0 5'],
  ['11X5', [8, 2, 11, 5, 1], '08 02 11 05 01'],
  ['8OF20', [20, 1, 7, 3, 9, 11, 2, 4], '20 01 07 03 09 11 02 04'],
  ['LHC', [3, 11, 18, 27, 36, 44, 49], '03 11 18 27 36 44 (49)'],
  ['VN18', [45, 123, 4545, 23_445], '(023445)'],
  ['VN27', [1_234, 99_999, 12], '(01234)'],
  ['VN18', [], ''],
])('writes a result of %s as %o', (kind, opened, text) => {
  expect(textOf(kind, opened)).toBe(text);
});

test('shows only the Vietnamese lists on their page, and every group on the others', () => {
  const groups = [buildGroup('LF', 'LOTT', 1), buildGroup('VN', 'LOTT', 2)];
  expect(groupsOf('vnLottery', groups)).toEqual([groups[1]]);
  expect(groupsOf('lottery', groups)).toEqual(groups);
  expect(groupsOf('seaLottery', groups)).toEqual(groups);
});
