import { addDays, dayAt, dayStart, offsetAt, type Day } from '../../rules/zoned-days.ts';
import type { SettlementPeriod } from '../agreements.ts';
import type { Terms } from '../terms.ts';

export type WindowKind = SettlementPeriod | 'hourly';

/** Milliseconds since 1970, from the first instant up to, but not including, the second. */
export interface TimeWindow {
  readonly from: number;
  readonly before: number;
}

/** The position of a window in the month of its start. */
export interface MonthPlace {
  /** It begins between the 1st and the 15th. */
  readonly isFirstHalf: boolean;
  /** The next one begins in another month. */
  readonly endsMonth: boolean;
}

const hour = 3_600_000;

/** Real time is posted every five minutes, but accumulates over a day. */
export function windowKindOf(terms: Terms): WindowKind {
  if (terms.kind === 'dividend') return terms.period;
  return terms.kind === 'hourly' ? 'hourly' : 'daily';
}

/** The window that contains an instant. */
export function windowAt(kind: WindowKind, instant: number, timeZone: string): TimeWindow {
  if (kind === 'hourly') {
    const from = hourStart(instant, timeZone);
    return { from, before: nextHour(from, timeZone) };
  }
  const { from, before } = daysOf(kind, dayAt(instant, timeZone));
  return { from: dayStart(from, timeZone), before: dayStart(before, timeZone) };
}

export function nextWindow(kind: WindowKind, window: TimeWindow, timeZone: string): TimeWindow {
  return windowAt(kind, window.before, timeZone);
}

/** The windows before one, latest first. */
export function previousWindows(kind: WindowKind, window: TimeWindow, count: number, timeZone: string): readonly TimeWindow[] {
  const windows: TimeWindow[] = [];
  for (let { from } = window; windows.length < count;) {
    const previous = windowAt(kind, from - 1, timeZone);
    windows.push(previous);
    ({ from } = previous);
  }
  return windows;
}

/** Days that a daily average divides by. An hour counts as one. */
export function daysIn(window: TimeWindow, timeZone: string): number {
  const first = dayAt(window.from, timeZone);
  let days = 1;
  while (dayStart(addDays(first, days), timeZone) < window.before) days += 1;
  return days;
}

export function monthPlace(window: TimeWindow, timeZone: string): MonthPlace {
  const first = dayAt(window.from, timeZone);
  return { isFirstHalf: Number(first.slice(8)) <= 15, endsMonth: first.slice(0, 7) !== dayAt(window.before, timeZone).slice(0, 7) };
}

/** From the first day up to, but not including, the second. */
function daysOf(period: SettlementPeriod, day: Day): { from: Day; before: Day } {
  const [month, date] = [day.slice(0, 8), Number(day.slice(8))];
  const nextMonth = `${addDays(`${month}28`, 4).slice(0, 8)}01`;
  switch (period) {
    case 'daily':
      return { from: day, before: addDays(day, 1) };
    case 'weekly': {
      const monday = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
      return { from: monday, before: addDays(monday, 7) };
    }
    case 'semimonthly':
      return date <= 15 ? { from: `${month}01`, before: `${month}16` } : { from: `${month}16`, before: nextMonth };
    case 'monthly':
      return { from: `${month}01`, before: nextMonth };
  }
}

/**
 * The start of the local hour, which is not a full UTC hour in zones with half hours. If clocks move by part of an
 * hour, that part joins the hour before, because the hours that count play (`hour_of` in the gateway) begin inside that
 * one.
 */
function hourStart(instant: number, timeZone: string): number {
  const offset = offsetAt(instant, timeZone);
  const start = Math.floor((instant + offset) / hour) * hour - offset;
  return offsetAt(start, timeZone) === offset ? start : hourStart(start, timeZone);
}

function nextHour(from: number, timeZone: string): number {
  let next = from + hour;
  while (hourStart(next, timeZone) !== next)
    next = Math.floor((next + offsetAt(next, timeZone)) / hour) * hour - offsetAt(next, timeZone) + hour;
  return next;
}
