import type { KeyValueStore } from '../../ports/feature.ts';

/** The gateway's answer after sending a code. */
export interface SentCode {
  expiredMinutes?: number;
}

/** The minimum time between two requests or two attempts at a code, in milliseconds (specification, section 9). */
export const codeThrottle = 1000;

/** The button's countdown: a minute, unless the answer gives a time (specification, section 9). */
export function secondsToWait({ expiredMinutes = 1 }: SentCode): number {
  return expiredMinutes * 60;
}

/** A countdown. `end` is in milliseconds since the epoch. */
export interface Span {
  end: number;
  seconds: number;
}

/** Whole seconds. A value above the initial one means that the clock was set back, so it is ignored. */
export function secondsLeft({ end, seconds }: Span, now: number): number {
  const left = Math.ceil((end - now) / 1000);
  return left > seconds ? 0 : Math.max(0, left);
}

export function keptSpan(store: KeyValueStore, key: string): Span | null {
  try {
    const kept: unknown = JSON.parse(store.get(key) ?? 'null');
    return isSpan(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** If storage is full, nothing is stored. The gateway counts by itself. */
export function keepSpan(store: KeyValueStore, key: string, span: Span): void {
  try {
    store.set(key, JSON.stringify(span));
  } catch {
    store.remove(key);
  }
}

function isSpan(kept: unknown): kept is Span {
  if (typeof kept !== 'object' || kept === null) return false;
  const { end, seconds } = kept as Partial<Span>;
  return Number.isFinite(end) && Number.isFinite(seconds);
}
