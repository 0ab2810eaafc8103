import { expect, it } from 'vitest';
import { donutSlices } from './donut-slices.ts';

it('gives each part its share of the circle, starting at the top', () => {
  const [quarter, rest] = donutSlices([1, 3]);
  expect(quarter).toMatch(/^M60 4A56 56 0 0 1 116 60L/);
  expect(rest).toMatch(/^M116 60A56 56 0 1 1 60 4L/);
});

it('draws a full ring for a single part, and nothing for none', () => {
  expect(donutSlices([5, 0])).toEqual([expect.stringMatching(/^M60 4A.*A.*Z/), null]);
  expect(donutSlices([0, 0])).toEqual([null, null]);
});
