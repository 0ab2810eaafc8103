import { describe, expect, it } from 'vitest';
import { progressOf } from './missions.rules.ts';

const calendar = {
  day: '2026-11-25',
  dayEndsAt: new Date('2026-11-26T03:00:00Z'),
  week: '2026-11-23',
  weekEndsAt: new Date('2026-11-30T03:00:00Z'),
};
const played = [
  { day: '2026-11-23', gameType: 'RNG', staked: 1_000, rounds: 10 },
  { day: '2026-11-25', gameType: 'RNG', staked: 300, rounds: 3 },
  { day: '2026-11-25', gameType: 'LIVE', staked: 500, rounds: 1 },
  // Its rounds were voided.
  { day: '2026-11-24', gameType: 'RNG', staked: 0, rounds: 0 },
];
const progress = (period: 'daily' | 'weekly', goal: 'stake' | 'rounds' | 'days', game_type: string | null = null): number =>
  progressOf({ period, goal, game_type, target: 1 }, played, calendar);

describe('the progress of a mission', () => {
  it('counts stakes, rounds or days of its period and its game type', () => {
    expect([progress('daily', 'stake'), progress('weekly', 'stake')]).toEqual([800, 1_800]);
    expect([progress('daily', 'rounds'), progress('weekly', 'rounds', 'RNG')]).toEqual([4, 13]);
    expect([progress('weekly', 'days'), progress('weekly', 'days', 'LIVE'), progress('daily', 'days', 'FISH')]).toEqual([2, 1, 0]);
  });

  it('counts nothing after its period, even for a claim at the last moment', () => {
    const early = { ...calendar, day: '2026-11-23', week: '2026-11-16' };
    const done = (period: 'daily' | 'weekly') => progressOf({ period, goal: 'stake', game_type: null, target: 1 }, played, early);
    expect([done('daily'), done('weekly')]).toEqual([1_000, 0]);
  });
});
