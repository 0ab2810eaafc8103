import { expect, it } from 'vitest';
import { rightAligned, tableOf } from './table.ts';
import { styled } from './terminal.ts';

it('lines up what a terminal draws two cells wide, nothing wide, or in colour', () => {
  const rows = [
    ['赤い店', 'x'],
    ['👨‍👩‍👧‍👦', 'x'],
    ['e\u0301te', 'x'],
    [styled('red', 'abcdef'), 'x'],
  ];
  expect(tableOf(rows)).toEqual(['赤い店  x', '👨‍👩‍👧‍👦      x', 'e\u0301te     x', `${styled('red', 'abcdef')}  x`]);
});

it('aligns the numbers of a column at their end', () => {
  const rows = [
    ['a', '1', 'x'],
    ['b', styled('red', '100'), 'y'],
  ];
  expect(rightAligned(rows, [1])).toEqual([
    ['a', '  1', 'x'],
    ['b', styled('red', '100'), 'y'],
  ]);
});
