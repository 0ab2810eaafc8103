/** A jump that no delay explains: the gateway's clock was set. */
const jump = 2_000;

/** The gateway's clock as far as this page can tell: it is taken from the message that was least delayed. */
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
