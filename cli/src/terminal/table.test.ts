import { expect, it } from 'vitest';
import { tableOf } from './table.ts';
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
