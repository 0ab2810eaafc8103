import { addDays, dayAt, dayStart, type DaySpan } from '@livery/contract/zoned-days';

/** The days that a window covers. Null if it begins or ends within a day. */
export function windowDays(window: { from: string; to: string }, timeZone: string): DaySpan | null {
  const [start, end] = [Date.parse(window.from), Date.parse(window.to)];
  const [from, to] = [dayAt(start, timeZone), dayAt(end - 1, timeZone)];
  return dayStart(from, timeZone) === start && dayStart(addDays(to, 1), timeZone) === end ? { from, to } : null;
}
