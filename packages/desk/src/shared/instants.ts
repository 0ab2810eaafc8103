const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
const universal = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

/** In the reader's time zone. */
export function momentText(instant: string | Date): string {
  return moment.format(new Date(instant));
}

/** The span of a settlement window, in the merchant's time zone. */
export function zonedSpan(from: string, to: string, timeZone: string): string {
  const zoned = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return `${zoned.format(new Date(from))} – ${zoned.format(new Date(to))}`;
}

export function dayText(instant: string): string {
  return day.format(new Date(instant));
}

export function exactText(instant: Date): string {
  return exact.format(instant);
}

export function universalText(instant: Date): string {
  return `${universal.format(instant)} UTC`;
}

const steps = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const;

/** A span by its two largest units: 1 d 2 h. */
export function spanText(milliseconds: number): string {
  let left = Math.abs(milliseconds);
  const parts = steps.flatMap(([unit, size]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return count === 0 ? [] : [`${count} ${unit}`];
  });
  return parts.slice(0, 2).join(' ') || '0 s';
}
