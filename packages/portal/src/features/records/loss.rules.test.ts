import { expect, test } from 'vitest';
import type { LossLine } from '@livery/contract/shapes';
import { groupLines, netByDay, outcomeOf } from './loss.rules.ts';

const line = (day: string, gameType: string, stake: number, payout: number): LossLine => ({
  day,
  gameType,
  typeName: gameType.toLowerCase(),
  count: 1,
  stake,
  payout,
  net: payout - stake,
});
const lines = [line('2026-03-12', 'RNG', 100, 0), line('2026-03-12', 'LIVE', 500, 700), line('2026-03-10', 'RNG', 50, 40)];

test('sums lines by type, largest stake first, and by day, newest first', () => {
  expect(groupLines(lines, 'type')).toEqual([
    { key: 'LIVE', name: 'live', count: 1, stake: 500, payout: 700, net: 200 },
    { key: 'RNG', name: 'rng', count: 2, stake: 150, payout: 40, net: -110 },
  ]);
  expect(groupLines(lines, 'day').map(({ key, net }) => [key, net])).toEqual([
    ['2026-03-12', 100],
    ['2026-03-10', -10],
  ]);
});

test('has a value for every day of the period', () => {
  expect(netByDay(lines, { from: '2026-03-10', to: '2026-03-13' })).toEqual([
    { day: '2026-03-10', net: -10 },
    { day: '2026-03-11', net: 0 },
    { day: '2026-03-12', net: 100 },
    { day: '2026-03-13', net: 0 },
  ]);
});

test('describes the result in a word', () => {
  expect([120, -1, 0].map(outcomeOf)).toEqual(['won', 'lost', 'even']);
});
