import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kept, moved, mostZoom, squareOf, wholeView } from './crop.rules.ts';

const sizes = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });
const shares = fc.double({ min: -3, max: 4, noNaN: true });

test('starts with the largest centred square', () => {
  expect(squareOf({ width: 400, height: 300 }, wholeView)).toEqual({ left: 50, top: 0, side: 300 });
  expect(squareOf({ width: 400, height: 300 }, { ...wholeView, zoom: 2 })).toEqual({ left: 125, top: 75, side: 150 });
});

test('never shows anything outside the picture, however it is moved', () => {
  fc.assert(
    fc.property(sizes, shares, shares, fc.double({ min: 0, max: 9, noNaN: true }), (size, x, y, zoom) => {
      const view = moved(size, kept(size, { x, y, zoom }), x, y);
      const { left, top, side } = squareOf(size, view);
      const slack = 1e-6 * Math.max(size.width, size.height);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-slack);
      expect(left + side).toBeLessThanOrEqual(size.width + slack);
      expect(top + side).toBeLessThanOrEqual(size.height + slack);
      expect(view.zoom).toBeLessThanOrEqual(mostZoom);
    }),
  );
});

test('moves in proportion to what is visible: one full square in view is one full square of the picture', () => {
  const size = { width: 1000, height: 1000 };
  const view = { x: 0.3, y: 0.3, zoom: 4 };
  expect(squareOf(size, moved(size, view, 1, 0)).left - squareOf(size, view).left).toBeCloseTo(250);
});
