import { expect, it } from 'vitest';
import { rightAligned, tableOf } from './table.ts';
import { styled } from './terminal.ts';

it('aligns text that is two cells wide, zero cells wide, or in colour', () => {
  const rows = [
    ['赤い店', 'x'],
    ['👨‍👩‍👧‍👦', 'x'],
    ['e\u0301te', 'x'],
    [styled('red', 'abcdef'), 'x'],
  ];
  expect(tableOf(rows)).toEqual(['赤い店  x', '👨‍👩‍👧‍👦      x', 'e\u0301te     x', `${styled('red', 'abcdef')}  x`]);
});

it('right-aligns the numbers of a column', () => {
  const rows = [
    ['a', '1', 'x'],
    ['b', styled('red', '100'), 'y'],
  ];
  expect(rightAligned(rows, [1])).toEqual([
    ['a', '  1', 'x'],
    ['b', styled('red', '100'), 'y'],
  ]);
});
