import type { SessionLife } from '@livery/contract/shapes';

/** How long before a session's end its member is warned, in milliseconds. */
export const warnedBefore = 120_000;

export interface SessionEnd {
  /** In milliseconds of the device's clock. */
  at: number;
  /** False if the session ends even while the member is active. */
  canStay: boolean;
}

/** When the session ends, by the device's clock at the time of the answer. */
export function endOf({ serverTime, idleEnd, finalEnd }: SessionLife, now: number): SessionEnd {
  return { at: now + Math.min(idleEnd, finalEnd) - serverTime, canStay: idleEnd < finalEnd };
}
