/** A jump larger than any delay, which means that the gateway's clock was set. */
const jump = 2_000;

/** The gateway's clock, estimated from the message with the shortest delay. */
export class TableTime {
  #ahead: number | null = null;

  hear(now: number): void {
    const ahead = now - performance.now();
    if (this.#ahead === null || ahead > this.#ahead || this.#ahead - ahead > jump) this.#ahead = ahead;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return performance.now() + (this.#ahead ?? 0);
  }
}
