/** A request that was carried out, by this device's clock. */
export interface DoneRequest {
  /** All of the request but its password. */
  wanted: object;
  at: number;
}

const span = 60_000;

/** Whether this is what was done a moment ago: a second press as likely as a second wish. */
export function isRepeat(wanted: object, done: DoneRequest | null, now: number): boolean {
  return done !== null && now - done.at < span && JSON.stringify(wanted) === JSON.stringify(done.wanted);
}
