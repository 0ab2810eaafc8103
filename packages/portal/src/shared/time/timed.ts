import type { Clock } from '../ports/feature.ts';

/** An answer, with the gateway clock's lead over the device's in milliseconds. */
export type Timed<Answer> = Omit<Answer, 'now'> & { clockOffset: number };

/** Countdowns to a time from the gateway use the gateway's clock. */
export function timedBy<Answer extends { now: string }>(clock: Clock, { now, ...answer }: Answer): Timed<Answer> {
  return { ...answer, clockOffset: Date.parse(now) - clock.now() };
}
