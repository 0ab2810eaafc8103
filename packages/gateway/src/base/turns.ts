/** Limits concurrency. Others wait in order of arrival, and leave when their signal aborts. */
export class Turns {
  readonly #waiting = new Set<() => void>();
  readonly #refuse: () => Error;
  #free: number;

  /** @param refuse creates the error for a waiting caller whose signal aborts */
  constructor(atOnce: number, refuse: () => Error) {
    this.#free = atOnce;
    this.#refuse = refuse;
  }

  /** True when the next caller has to wait. */
  get isFull(): boolean {
    return this.#free === 0;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Runs the action in its turn, and keeps the turn until it is done, even if the signal aborts. */
  async take<Result>(action: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const beginning = this.enter(signal);
    if (beginning !== null) await beginning;
    try {
      return await action();
    } finally {
      this.leave();
    }
  }

  /** Takes a turn, which the caller ends with {@link leave}. Null if it starts at once. */
  enter(signal?: AbortSignal): Promise<void> | null {
    if (signal?.aborted === true) throw this.#refuse();
    if (this.#free === 0) return this.#wait(signal);
    this.#free -= 1;
    return null;
  }

  /** Gives the turn to the caller that has waited longest. */
  leave(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = (): void => {
        this.#waiting.delete(begin);
        reject(this.#refuse());
      };
      this.#waiting.add(begin);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }
}
