import { expect, test } from 'vitest';
import { heatOf, shownCells } from './heat.ts';

test('an outcome gets hotter up to its cap', () => {
  expect([0, 1, 24, 25, 59, 60, 99, 100, 500].map((pay) => heatOf(pay, 100))).toEqual([
    'none',
    'low',
    'low',
    'middle',
    'middle',
    'high',
    'high',
    'full',
    'full',
  ]);
});

test('a large market shows the costliest and the closed outcomes in their usual order', () => {
  const market = { cells: [5, 0, 9, 7, 0, 8, 0], closed: [6] };
  expect(shownCells(market, 10)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(shownCells(market, 3)).toEqual([2, 5, 6]);
});
