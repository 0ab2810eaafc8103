import { expect, test } from 'vitest';
import { fallOf } from './fall.ts';

test('a change begins where the one before it has ended, and a sum at zero', () => {
  expect(fallOf([{ value: 100, isSum: true }, { value: -30 }, { value: 10 }, { value: 80, isSum: true }])).toEqual({
    bars: [
      { start: 0, end: 1 },
      { start: 1, end: 0.7 },
      { start: 0.7, end: 0.8 },
      { start: 0, end: 0.8 },
    ],
    zero: 0,
  });
});

test('what falls below zero has room to the left of it', () => {
  const { bars, zero } = fallOf([{ value: 30, isSum: true }, { value: -40 }, { value: -10, isSum: true }]);
  expect(zero).toBeCloseTo(0.25);
  expect(bars[1]).toEqual({ start: 1, end: 0 });
  expect(bars[2]?.end).toBe(0);
});

test('a picture of nothing has bars without width', () => {
  expect(fallOf([{ value: 0, isSum: true }])).toEqual({ bars: [{ start: 0, end: 0 }], zero: 0 });
});
