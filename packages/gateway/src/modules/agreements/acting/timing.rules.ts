import type { Terms } from '@livery/contract/commission-terms';
import { windowAt, windowKindOf } from '@livery/contract/commission-windows';

const day = 24 * 3_600_000;

/** The end of the window that an instant is in. */
export function windowEnd(terms: Terms, at: Date, timeZone: string): Date {
  return new Date(windowAt(windowKindOf(terms), at.getTime(), timeZone).before);
}

/** The start of the first window that begins at an instant or later. */
function windowStart(terms: Terms, at: Date, timeZone: string): Date {
  const { from, before } = windowAt(windowKindOf(terms), at.getTime(), timeZone);
  return new Date(from === at.getTime() ? from : before);
}

/**
 * When the first terms begin: real-time terms at once, hourly ones with the current hour, others with the next window,
 * but never before those of the upline.
 */
export function offerStart(terms: Terms, at: Date, notBefore: Date | null, timeZone: string): Date {
  const earliest = notBefore !== null && notBefore > at ? notBefore : at;
  if (terms.kind === 'realTime') return earliest;
  if (terms.kind === 'hourly' && earliest === at) {
    const hour = new Date(windowAt('hourly', at.getTime(), timeZone).from);
    return notBefore !== null && notBefore > hour ? windowStart(terms, at, timeZone) : hour;
  }
  return earliest === at ? windowEnd(terms, at, timeZone) : windowStart(terms, earliest, timeZone);
}

/**
 * When new terms replace others: after the notice, where a window of both begins, and never before the replaced terms
 * begin.
 */
export function amendmentStart(
  terms: Terms,
  {
    replaced,
    at,
    noticeDays,
    timeZone,
  }: { replaced: { readonly terms: Terms; readonly starts_at: Date }; at: Date; noticeDays: number; timeZone: string },
): Date {
  const noticed = new Date(at.getTime() + noticeDays * day);
  let start = windowEnd(replaced.terms, at, timeZone);
  if (start < noticed) start = windowStart(replaced.terms, noticed, timeZone);
  if (start < replaced.starts_at) start = replaced.starts_at;
  for (;;) {
    const shared = windowStart(replaced.terms, windowStart(terms, start, timeZone), timeZone);
    if (shared.getTime() === start.getTime()) return start;
    start = shared;
  }
}

/** The end of terms after one side's notice. */
export function noticedEnd(terms: Terms, at: Date, noticeDays: number, timeZone: string): Date {
  return windowEnd(terms, new Date(at.getTime() + noticeDays * day), timeZone);
}

/** The end of terms whose upline's terms end at an instant: the end of the window running then. */
export function endBelow(terms: Terms, at: Date, timeZone: string): Date {
  return windowStart(terms, at, timeZone);
}

interface Dated {
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

/** An agreement's terms in force, else the next ones, else the last ones. */
export function currentOf<Version extends Dated>(versions: readonly Version[], at: Date): Version | null {
  const lasting = versions.filter(({ starts_at, ends_at }) => ends_at === null || ends_at > starts_at);
  return lasting.find(({ ends_at }) => ends_at === null || ends_at > at) ?? lasting.at(-1) ?? versions.at(-1) ?? null;
}

/** Terms that apply at an instant or later. */
export function remainingOf<Version extends Dated>(versions: readonly Version[], from: Date): Version[] {
  return versions.filter(({ starts_at, ends_at }) => ends_at === null || (ends_at > from && ends_at > starts_at));
}
