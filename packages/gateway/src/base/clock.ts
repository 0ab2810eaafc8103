/** The gateway's time. Control calls shift it, so that waits of hours can be tried in seconds. */
export class Clock {
  #offset = 0;

  now(): Date {
    return new Date(Date.now() + this.#offset);
  }

  /** Milliseconds by which it is ahead of the machine's clock. */
  get ahead(): number {
    return this.#offset;
  }

  /** Milliseconds ahead of the machine's clock. */
  shiftTo(offset: number): void {
    this.#offset = offset;
  }
}
