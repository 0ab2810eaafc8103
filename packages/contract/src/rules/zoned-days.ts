/** A calendar day as `yyyy-mm-dd`. Its instants depend on the time zone. */
export type Day = string;

const dayLength = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant (milliseconds since 1970) in a time zone. Throws `RangeError` on an unknown zone. */
export function dayAt(instant: number, timeZone: string): Day {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 10);
}

/** The first instant of a day. It is not 0:00 if clocks move at midnight. A day that a zone skipped begins with the next one. */
export function dayStart(day: Day, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // A clock change nearby makes two offsets possible. Half a day before and after, there is no other change.
  const offsets = [midnight - 1.5 * dayLength, midnight - dayLength / 2, midnight + dayLength / 2, midnight + 1.5 * dayLength];
  const candidates = [...new Set(offsets.map((instant) => midnight - offsetAt(instant, timeZone)))];
  const fitting = candidates.filter((instant) => dayAt(instant, timeZone) >= day && dayAt(instant - 1, timeZone) < day);
  return Math.min(...fitting);
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);
}

/** The number of days from one to the other, both included. */
export function countDays(from: Day, to: Day): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength + 1;
}

/** The most days that a list may cover, both ends included (specification, section 2). */
export const longestPeriod = 90;

/** Two days, both included. */
export interface DaySpan {
  from: Day;
  to: Day;
}

/** The instants of a period in milliseconds since 1970, from the first up to, but not including, the second. */
export function instantsOf({ from, to }: DaySpan, timeZone: string): { from: number; before: number } {
  return { from: dayStart(from, timeZone), before: dayStart(addDays(to, 1), timeZone) };
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;
}

/** The offset of a zone from UTC in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? newFormat(timeZone);
  formats.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}
