import { AppError } from '#base/app-error.ts';
import type { Sitting } from './sitting.repo.ts';

/**
 * Ten rounds at once and ten a second: more than a person plays, and few enough that a script with one sitting cannot
 * fill the tables.
 */
export const roundsAtOnce = 10;
const roundTime = 100;

/**
 * When the sitting's rounds would end after one more, if each took its full time. The sitting is locked, so concurrent
 * rounds are counted one after the other on any gateway.
 *
 * @throws AppError RATE_LIMITED
 */
export function paceAfterRound({ paced_until }: Pick<Sitting, 'paced_until'>, now: Date): Date {
  const pacedUntil = Math.max(paced_until?.getTime() ?? 0, now.getTime()) + roundTime;
  if (pacedUntil > now.getTime() + roundsAtOnce * roundTime) throw new AppError('RATE_LIMITED', { retryAfter: 1 });
  return new Date(pacedUntil);
}
