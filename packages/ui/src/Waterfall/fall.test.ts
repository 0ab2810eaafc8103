import { expect, test } from 'vitest';
import { fallOf } from './fall.ts';

test('a change starts where the previous one ended, and a total at zero', () => {
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

test('values below zero have space to the left of it', () => {
  const { bars, zero } = fallOf([{ value: 30, isSum: true }, { value: -40 }, { value: -10, isSum: true }]);
  expect(zero).toBeCloseTo(0.25);
  expect(bars[1]).toEqual({ start: 1, end: 0 });
  expect(bars[2]?.end).toBe(0);
});

test('an empty chart has bars without width', () => {
  expect(fallOf([{ value: 0, isSum: true }])).toEqual({ bars: [{ start: 0, end: 0 }], zero: 0 });
});
