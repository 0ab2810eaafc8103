import { countDays, instantsOf, isDay, longestPeriod } from '@livery/contract/zoned-days';
import { AppError } from '#base/app-error.ts';

/** From the first instant up to, but not including, the second. */
export interface Period {
  readonly from: Date;
  readonly before: Date;
}

/**
 * The instants of a range of days in the brand's time zone, both days included.
 *
 * @throws AppError INVALID_REQUEST for a day that does not exist, days in the wrong order, or too many days
 */
export function readPeriod(days: { readonly from: string; readonly to: string }, timeZone: string): Period {
  for (const name of ['from', 'to'] as const) if (!isDay(days[name])) refuse(name, 'format');
  if (days.from > days.to) refuse('to', 'minimum');
  if (countDays(days.from, days.to) > longestPeriod) refuse('to', 'maximum');
  const { from, before } = instantsOf(days, timeZone);
  return { from: new Date(from), before: new Date(before) };
}

/**
 * The same for a list where days are optional. Null for all time.
 *
 * @throws AppError INVALID_REQUEST, also for one day without the other
 */
export function readOptionalPeriod({ from, to }: { readonly from?: string; readonly to?: string }, timeZone: string): Period | null {
  if (from === undefined && to === undefined) return null;
  if (from === undefined) return refuse('from', 'required');
  if (to === undefined) return refuse('to', 'required');
  return readPeriod({ from, to }, timeZone);
}

function refuse(name: string, rule: string): never {
  throw new AppError('INVALID_REQUEST', { fields: { [`/${name}`]: rule } });
}
