import type { PublicBrand } from '@livery/brand/public-brand';

/** In minutes. A brand offers intervals up to its legal maximum. */
const intervals = [10, 15, 20, 30, 45, 60] as const;

export function intervalsOf({ saferPlay }: Pick<PublicBrand, 'saferPlay'>): number[] {
  const offered = intervals.filter((minutes) => minutes < saferPlay.realityCheck);
  return [...offered, saferPlay.realityCheck];
}

/** The stored choice if still offered, else the longest. */
export function intervalOf(stored: string | null, brand: Pick<PublicBrand, 'saferPlay'>): number {
  return intervalsOf(brand).find((minutes) => String(minutes) === stored) ?? brand.saferPlay.realityCheck;
}

/** Milliseconds until the next check. Checks are at whole intervals from the start of the session. */
export function untilNext(elapsed: number, minutes: number): number {
  const interval = minutes * 60_000;
  return interval - (Math.max(0, elapsed) % interval);
}

/** Whole hours and minutes of a duration in milliseconds. */
export function spanOf(milliseconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
