import { AppError } from './app-error.ts';

interface WorkLineSize {
  /** How many work at once. */
  readonly atOnce: number;
  /** How many more are let in, to wait for their turn or to get ready for it. */
  readonly waiting: number;
}

/** Seconds after which whoever found no place may try again. */
const retryAfter = 2;

/**
 * Work that is too heavy to be done for everybody at once. A caller takes a place before it does anything; when all are taken it is
 * refused at once, so that a burst fills neither the memory nor the tables. Its work is then done in turn. Who hangs up while
 * waiting leaves the line; work that has begun goes on, and holds its place, until it is done.
 *
 * p-limit knows no leaving, and p-queue gives the place of begun work away when its caller leaves, though the work goes on.
 */
export class WorkLine {
  readonly atOnce: number;
  /** At work and waiting together. */
  readonly places: number;
  readonly #waiting = new Set<() => void>();
  #taken = 0;
  #working = 0;

  constructor({ atOnce, waiting }: WorkLineSize) {
    this.atOnce = atOnce;
    this.places = atOnce + waiting;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** @throws AppError UNAVAILABLE at once, with seconds to wait, when every place is taken */
  async admit<Result>(action: () => Promise<Result>): Promise<Result> {
    if (this.#taken >= this.places) throw new AppError('UNAVAILABLE', { retryAfter });
    this.#taken += 1;
    try {
      return await action();
    } finally {
      this.#taken -= 1;
    }
  }

  /** @throws AppError UNAVAILABLE when the signal aborts before its turn has come, though nobody is there to hear it */
  async inTurn<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted === true) throw new AppError('UNAVAILABLE', { retryAfter });
    if (this.#working >= this.atOnce) await this.#turn(signal);
    else this.#working += 1;
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.#waiting.delete(begin);
        reject(new AppError('UNAVAILABLE', { retryAfter }));
      };
      this.#waiting.add(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** The place at work goes to whoever has waited longest. */
  #passOn(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#working -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
