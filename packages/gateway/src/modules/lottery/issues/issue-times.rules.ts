import type { IssueState } from '@livery/contract/lotteries';
import { addDays, dayAt, dayStart, type Day } from '@livery/contract/zoned-days';

/** When an issue takes bets. */
export interface IssueTimes {
  /** The merchant's day and the number within it, from 1. */
  readonly number: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** Seconds between issues on a day. */
interface DayPace {
  readonly day: Day;
  readonly every: number;
}

interface IssuesAsked {
  readonly every: number;
  readonly begun: DayPace | null;
  readonly timeZone: string;
  readonly count: number;
}

/**
 * The issues that end after an instant, in order. A day in the merchant's zone is cut into spans of `every` seconds,
 * and the last one takes the rest, so that days of 23 and 25 hours have no gap. A day that has begun with another pace
 * keeps it to its end, because its numbers continue.
 */
export function issuesAfter(after: Date, { every, begun, timeZone, count }: IssuesAsked): IssueTimes[] {
  const issues: IssueTimes[] = [];
  for (let day = dayAt(after.getTime(), timeZone); issues.length < count; day = addDays(day, 1)) {
    const all = issuesOf(day, begun?.day === day ? begun.every : every, timeZone);
    issues.push(...all.filter(({ closesAt }) => closesAt > after).slice(0, count - issues.length));
  }
  return issues;
}

/** Seconds between issues on the issue's day. Null for the day's last issue, which may be longer. */
export function paceOfDay({ opensAt, closesAt }: Omit<IssueTimes, 'number'>, timeZone: string): DayPace | null {
  const day = dayAt(opensAt.getTime(), timeZone);
  return closesAt.getTime() === dayStart(addDays(day, 1), timeZone)
    ? null
    : { day, every: (closesAt.getTime() - opensAt.getTime()) / 1_000 };
}

function issuesOf(day: Day, every: number, timeZone: string): IssueTimes[] {
  const start = dayStart(day, timeZone);
  const end = dayStart(addDays(day, 1), timeZone);
  const count = Math.max(1, Math.floor((end - start) / 1_000 / every));
  const digits = Math.max(4, String(count).length);
  return Array.from({ length: count }, (_, place) => ({
    number: `${day.replaceAll('-', '')}-${String(place + 1).padStart(digits, '0')}`,
    opensAt: new Date(start + place * every * 1_000),
    closesAt: new Date(place === count - 1 ? end : start + (place + 1) * every * 1_000),
  }));
}

/** The state an issue should have by the clock. The job moves the stored state only every few seconds. */
export function stateAt(
  { state, opens_at: opensAt, closes_at: closesAt }: { readonly state: IssueState; readonly opens_at: Date; readonly closes_at: Date },
  closing: number,
  now: Date,
): IssueState {
  if (state !== 'announced' && state !== 'open' && state !== 'closing') return state;
  if (now >= closesAt) return 'closed';
  if (now.getTime() >= closesAt.getTime() - closing * 1_000) return 'closing';
  return now >= opensAt ? 'open' : 'announced';
}
