import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

const shape = fc
  .record({ page: fc.integer({ min: 1, max: 60 }), total: fc.integer({ min: 1, max: 60 }) })
  .filter(({ page, total }) => page <= total);

describe('pageWindow', () => {
  it('shows two pages at both ends and three around the current one [lobby-11]', () => {
    expect(pageWindow({ page: 10, total: 20 })).toEqual([1, 2, 'gap', 9, 10, 11, 'gap', 19, 20]);
  });

  it('keeps three pages at the ends of the list', () => {
    expect(pageWindow({ page: 1, total: 20 })).toEqual([1, 2, 3, 'gap', 19, 20]);
    expect(pageWindow({ page: 20, total: 20 })).toEqual([1, 2, 'gap', 18, 19, 20]);
  });

  it('shows a page instead of a gap of one', () => {
    expect(pageWindow({ page: 5, total: 9 })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('supports another margin and range', () => {
    expect(pageWindow({ page: 10, total: 20, margin: 1, range: 1 })).toEqual([1, 'gap', 10, 'gap', 20]);
  });

  it('shows the ends and the current page, in order and once, for any numbers', () => {
    fc.assert(
      fc.property(shape, ({ page, total }) => {
        const entries = pageWindow({ page, total });
        const pages = entries.filter((entry) => entry !== 'gap');
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, page, total]));
        expect(entries.length).toBeLessThanOrEqual(2 * 2 + 3 + 2);
        entries.forEach((entry, index) => {
          const before = entries[index - 1];
          const after = entries[index + 1];
          if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof after === 'number') expect(after).toBe(entry + 1);
        });
      }),
    );
  });
});
