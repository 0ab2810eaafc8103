import { addDays, countDays, isDay, longestPeriod, type Day, type DaySpan } from '@livery/contract/zoned-days';

/** Periods to choose with one press (specification, section 2). Each ends today, except `yesterday`. */
export const periodPresets = ['today', 'yesterday', '7d', '30d', 'month'] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/** A preset moves with the current day, so that a bookmark does not stay on old days. */
export type Period = PeriodPreset | DaySpan;

export function spanOf(period: Period, today: Day): DaySpan {
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case '7d':
      return { from: addDays(today, -6), to: today };
    case '30d':
      return { from: addDays(today, -29), to: today };
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today };
    default:
      return period;
  }
}

/** The preset that matches these days today, otherwise the days themselves. */
export function periodOf(span: DaySpan, today: Day): Period {
  const isSame = (preset: PeriodPreset) => {
    const { from, to } = spanOf(preset, today);
    return from === span.from && to === span.to;
  };
  return periodPresets.find(isSame) ?? span;
}

export type PeriodProblem = 'incomplete' | 'reversed' | 'tooLong' | 'inFuture';

export function periodProblem({ from, to }: DaySpan, today: Day): PeriodProblem | null {
  if (!isDay(from) || !isDay(to)) return 'incomplete';
  if (from > to) return 'reversed';
  if (to > today) return 'inFuture';
  return countDays(from, to) > longestPeriod ? 'tooLong' : null;
}
