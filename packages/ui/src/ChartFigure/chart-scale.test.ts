import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthOf, drawnPoints, labelledPoints, niceTicks } from './chart-scale.ts';

const amounts = fc.array(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), { minLength: 1, maxLength: 50 });

describe('niceTicks', () => {
  it('are round numbers', () => {
    expect(niceTicks([3, 97])).toEqual([0, 50, 100]);
    expect(niceTicks([-30, 80])).toEqual([-50, 0, 50, 100]);
    expect(niceTicks([])).toEqual([0, 1]);
  });

  it('cover every value and zero, in few even steps', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const ticks = niceTicks(values);
        expect(ticks).toContain(0);
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThanOrEqual(6);
        for (const value of values) {
          expect(depthOf(value, ticks)).toBeGreaterThanOrEqual(0);
          expect(depthOf(value, ticks)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

it('labels the ends and even steps between them', () => {
  expect(labelledPoints(7)).toEqual([0, 2, 4, 6]);
  expect(labelledPoints(30)).toEqual([0, 29]);
  expect(labelledPoints(31)).toEqual([0, 10, 20, 30]);
  expect(labelledPoints(3)).toEqual([0, 1, 2]);
  expect(labelledPoints(1)).toEqual([0]);
});

it('thins out many points, keeping the ends and the extremes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 500 }), fc.integer({ min: 2, max: 40 }), (values, columns) => {
      const drawn = drawnPoints(values, columns);
      expect(drawn.length).toBeLessThanOrEqual(2 * columns + 2);
      expect(drawn).toEqual([...new Set(drawn)].toSorted((one, other) => one - other));
      expect([drawn[0], drawn.at(-1)]).toEqual([0, values.length - 1]);
      const shown = drawn.map((index) => values[index] ?? 0);
      expect([Math.min(...shown), Math.max(...shown)]).toEqual([Math.min(...values), Math.max(...values)]);
    }),
  );
});
