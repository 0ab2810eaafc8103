import type { KeyValueStore } from '../../ports/feature.ts';

/** The gateway's answer after sending a code. */
export interface SentCode {
  expiredMinutes?: number;
}

/** The shortest time between two requests or two tries of a code, in milliseconds (specification, section 9). */
export const codeThrottle = 1000;

/** The countdown of the button, a minute unless the answer names a time (specification, section 9). */
export function secondsToWait({ expiredMinutes = 1 }: SentCode): number {
  return expiredMinutes * 60;
}

/** A time that runs down; `end` in milliseconds since the epoch. */
export interface Span {
  end: number;
  seconds: number;
}

/** Whole seconds. More than at the start mean that the clock was set back, so they do not count. */
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

/** A full storage keeps nothing: the gateway counts by itself. */
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
