import { expect, test } from 'vitest';
import { wayOf } from './vip.rules.ts';

const levels = [100, 500, 2_000].map((stakeFrom, index) => ({
  level: index + 1,
  title: `L${index + 1}`,
  stakeFrom,
  reward: 5,
  state: 'locked' as const,
}));
const way = (level: number, staked: number) => {
  const { own, next, ...rest } = wayOf({ level, staked, currency: 'BRL', levels });
  return { own: own?.level ?? null, next: next?.level ?? null, ...rest };
};

test('runs from the current level to the next', () => {
  expect(way(0, 40)).toEqual({ own: null, next: 1, done: 40, whole: 100, missing: 60 });
  expect(way(2, 1_250)).toEqual({ own: 2, next: 3, done: 750, whole: 1_500, missing: 750 });
});

test('is empty for a granted level, and complete at the highest', () => {
  expect(way(2, 0)).toEqual({ own: 2, next: 3, done: 0, whole: 1_500, missing: 2_000 });
  expect(way(3, 9_000)).toEqual({ own: 3, next: null, done: 0, whole: 0, missing: 0 });
});
