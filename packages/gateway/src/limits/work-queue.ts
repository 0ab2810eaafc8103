import { AppError } from '#base/app-error.ts';
import { Turns } from '#base/turns.ts';

/** The number of concurrent tasks, or the queue whose turns are shared. */
type WorkQueueTurns = { readonly atOnce: number } | { readonly turnsOf: WorkQueue };

type WorkQueueSize = WorkQueueTurns & {
  /** The number of further tasks that may wait. */
  readonly waiting: number;
};

/** A caller's place in the queue. */
export interface Place {
  /** @throws AppError UNAVAILABLE when the caller hangs up before its turn */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Retry in two seconds. */
const refuse = (): AppError => new AppError('UNAVAILABLE', { retryAfter: 2 });

/**
 * Bounds work that is too heavy to run for everybody at once. A caller first takes a place, and is refused when all are
 * taken. Twice as many callers as can work are called up, so the next one is ready when a turn ends and a burst fills
 * neither memory nor connections. Aborted waiters leave the queue. Running work keeps its place until it is done. Two
 * queues may share turns: each has its own places, and both together run no more work at once than one. p-limit cannot
 * abort a waiter, and p-queue frees the place of running work when its caller leaves.
 */
export class WorkQueue {
  readonly atOnce: number;
  /** Running and waiting together. */
  readonly places: number;
  readonly #calledUp: Turns;
  readonly #working: Turns;
  #taken = 0;

  constructor(size: WorkQueueSize) {
    this.atOnce = 'turnsOf' in size ? size.turnsOf.atOnce : size.atOnce;
    this.places = this.atOnce + size.waiting;
    this.#calledUp = new Turns(2 * this.atOnce, refuse);
    this.#working = 'turnsOf' in size ? size.turnsOf.#working : new Turns(this.atOnce, refuse);
  }

  /** Counts the callers of another queue that shares the turns, once they are called up. */
  get waiting(): number {
    return this.#calledUp.waiting + this.#working.waiting;
  }

  /**
   * Takes a place, then runs the action once it is called up. Expensive work needs a place, so the queue stays bounded.
   *
   * @throws AppError UNAVAILABLE at once, with seconds to wait, if every place is taken; later if the signal aborts
   * first
   */
  async admit<Result>(action: (place: Place) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (this.#taken >= this.places) throw refuse();
    this.#taken += 1;
    try {
      return await this.#calledUp.take(() => action({ inTurn: (work) => this.#working.take(work, signal) }), signal);
    } finally {
      this.#taken -= 1;
    }
  }
}
