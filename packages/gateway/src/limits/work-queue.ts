import { AppError } from '#base/app-error.ts';

/** How many work at once, or the line whose turns are shared. */
type WorkQueueTurns = { readonly atOnce: number } | { readonly turnsOf: WorkQueue };

type WorkQueueSize = WorkQueueTurns & {
  /** How many more are let in, to wait for their turn. */
  readonly waiting: number;
};

/** A caller’s place in the line. */
export interface Place {
  /** @throws AppError UNAVAILABLE when the caller hangs up before its turn */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Seconds after which whoever found no place may try again. */
const retryAfter = 2;

/**
 * Work that is too heavy to be done for everybody at once. A caller takes a place before it does anything; when all are taken it is
 * refused at once. Of those with a place twice as many as can work are called up, so that the next one is ready when a turn ends, and a
 * burst fills neither the memory, nor the tables, nor the connections that others wait for. Who hangs up while waiting leaves the
 * line; work that has begun goes on, and holds its place, until it is done.
 *
 * Two lines may share turns: each lets its own callers in, however full the other is, and no more work at once than in one line.
 *
 * p-limit knows no leaving, and p-queue gives the place of begun work away when its caller leaves, though the work goes on.
 */
export class WorkQueue {
  readonly atOnce: number;
  /** At work and waiting together. */
  readonly places: number;
  readonly #calledUp: Turns;
  readonly #working: Turns;
  #taken = 0;

  constructor(size: WorkQueueSize) {
    this.atOnce = 'turnsOf' in size ? size.turnsOf.atOnce : size.atOnce;
    this.places = this.atOnce + size.waiting;
    this.#calledUp = new Turns(2 * this.atOnce);
    this.#working = 'turnsOf' in size ? size.turnsOf.#working : new Turns(this.atOnce);
  }

  /** Counts the callers of a line that shares the turns too, once they are called up. */
  get waiting(): number {
    return this.#calledUp.waiting + this.#working.waiting;
  }

  /**
   * Takes a place, then runs the action once it is called up. Costly work needs a place, so the line stays bounded.
   *
   * @throws AppError UNAVAILABLE at once, with seconds to wait, when every place is taken; later when the signal aborts before
   */
  async admit<Result>(action: (place: Place) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (this.#taken >= this.places) throw new AppError('UNAVAILABLE', { retryAfter });
    this.#taken += 1;
    try {
      return await this.#calledUp.take(() => action({ inTurn: (work) => this.#working.take(work, signal) }), signal);
    } finally {
      this.#taken -= 1;
    }
  }
}

/** So many at once, the others in the order of coming. */
class Turns {
  readonly #waiting = new Set<() => void>();
  #free: number;

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  async take<Result>(action: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted === true) throw new AppError('UNAVAILABLE', { retryAfter });
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(signal);
    try {
      return await action();
    } finally {
      this.#passOn();
    }
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
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

  /** The turn goes to whoever has waited longest. */
  #passOn(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
