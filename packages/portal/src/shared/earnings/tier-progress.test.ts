import { expect, test } from 'vitest';
import { tierProgress } from './tier-progress.ts';

const figures = { turnover: 160_000, loss: 30_000, activeMembers: 12 };
const next = { tier: 1, turnover: 0, loss: 0, activeMembers: 0 };

test.each([
  ['only turnover', { turnover: 840_000 }, 0.16],
  ['only active members', { activeMembers: 3 }, 0.8],
  ['several things, as far as with the one that lacks most', { turnover: 40_000, loss: 70_000, activeMembers: 3 }, 0.3],
])('a team that lacks %s has progressed that far', (_, lacks, share) => {
  expect(tierProgress({ ...figures, next: { ...next, ...lacks } })).toBeCloseTo(share);
});

test('a team that won is at the start of a tier that requires a loss', () => {
  expect(tierProgress({ ...figures, loss: -20_000, next: { ...next, loss: 70_000 } })).toBe(0);
});

test('the highest tier is complete', () => {
  expect(tierProgress({ ...figures, next: null })).toBe(1);
});
