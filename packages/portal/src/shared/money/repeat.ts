/** A request that succeeded, with the time on this device. */
export interface DoneRequest {
  /** The request without its password. */
  wanted: object;
  at: number;
}

const span = 60_000;

/** Whether this repeats a request of the last minute, which may be an accidental second press. */
export function isRepeat(wanted: object, done: DoneRequest | null, now: number): boolean {
  return done !== null && now - done.at < span && JSON.stringify(wanted) === JSON.stringify(done.wanted);
}
