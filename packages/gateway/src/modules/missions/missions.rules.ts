import type { Calendar, DayOfPlay } from '../bets/rollup.repo.ts';

interface Goal {
  readonly period: 'daily' | 'weekly';
  readonly goal: 'stake' | 'rounds' | 'days';
  readonly game_type: string | null;
  readonly target: number;
}

/** The first day of the current period, and its end. */
export function periodOf({ period }: Pick<Goal, 'period'>, calendar: Calendar): { start: string; endsAt: Date } {
  return period === 'daily' ? { start: calendar.day, endsAt: calendar.dayEndsAt } : { start: calendar.week, endsAt: calendar.weekEndsAt };
}

/** A mission's progress within its period. It may exceed the target. */
export function progressOf(mission: Goal, played: readonly DayOfPlay[], calendar: Calendar): number {
  const { start } = periodOf(mission, calendar);
  const last = mission.period === 'daily' ? start : daysAfter(start, 6);
  const counted = played.filter(
    ({ day, gameType }) => day >= start && day <= last && (mission.game_type === null || gameType === mission.game_type),
  );
  if (mission.goal === 'days') return new Set(counted.filter(({ rounds }) => rounds > 0).map(({ day }) => day)).size;
  return counted.reduce((sum, { staked, rounds }) => sum + (mission.goal === 'stake' ? staked : rounds), 0);
}

function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}
