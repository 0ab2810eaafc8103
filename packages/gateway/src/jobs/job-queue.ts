import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { Value } from 'typebox/value';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { Clock } from '#base/clock.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Event, Job } from './job.ts';
import type { JobRegistry } from './job-registry.ts';
import { forgetSweepsAfter, insertJob, retimeJobs } from './queue.repo.ts';

export interface JobOrder {
  /** Null if it belongs to no tenant. */
  readonly merchantId: number | null;
  /** On the gateway's clock. At once if omitted. */
  readonly at?: Date;
  /** Names the occasion: of a tenant's jobs of one name and key only the first is taken, for a week after it has run. */
  readonly key?: string;
}

export interface Telling {
  readonly merchantId: number;
  /** The subject of the event, for example `member:7`. Events of one subject stay in order. */
  readonly subject: string;
}

/** Queues jobs and events (`platform.jobs`). A worker in this or another gateway runs them. */
export class JobQueue {
  readonly registry: JobRegistry;
  readonly #db: GatewayDatabase;
  readonly #clock: Clock;

  constructor(db: GatewayDatabase, clock: Clock, registry: JobRegistry) {
    this.#db = db;
    this.#clock = clock;
    this.registry = registry;
  }

  /**
   * Enqueues a job in the caller's transaction, so it exists only if that commits. False if the key was known.
   *
   * @throws RangeError for a job that no module lists, or a payload that is not the job's
   */
  async enqueue<Payload>(
    trx: Transaction<Database>,
    job: Job<Payload>,
    payload: Payload,
    { merchantId, at, key }: JobOrder,
  ): Promise<boolean> {
    if (!this.registry.jobs.has(job.name)) throw new RangeError(`No module lists the job ${job.name}`);
    if (!Value.Check(job.schema, payload)) throw new RangeError(`Not a payload of ${job.name}`);
    return insertJob(trx, job, {
      id: key === undefined ? randomUUID() : idOf(merchantId, key),
      key: key ?? null,
      envelope: { payload, merchantId, at: at?.toISOString() ?? null },
      startAfter: at === undefined ? null : new Date(at.getTime() - this.#clock.ahead),
    });
  }

  /**
   * Tells all listeners of an event if the caller's transaction commits. Each listener gets a job, enqueued in this
   * transaction, so the queue is the outbox: nothing has to be handed over later, or twice. A listener that only a
   * newer gateway has is told only by gateways that know it.
   *
   * @throws RangeError for a payload that is not the event's
   */
  async tell<Payload>(
    trx: Transaction<Database>,
    event: Event<Payload>,
    payload: Payload,
    { merchantId, subject }: Telling,
  ): Promise<void> {
    if (!Value.Check(event.schema, payload)) throw new RangeError(`Not a payload of ${event.name}`);
    for (const job of this.registry.listenersOf(event.name)) {
      await insertJob(trx, job, {
        id: randomUUID(),
        key: `${merchantId} ${subject}`,
        envelope: { payload, merchantId, at: null },
        startAfter: null,
      });
    }
  }

  /** Call it after shifting the gateway's clock, so that scheduled jobs follow. */
  async retime(): Promise<void> {
    await retimeJobs(this.#db, this.#clock.ahead);
    await forgetSweepsAfter(
      this.#db,
      this.registry.sweepJobs.map(({ name }) => name),
      this.#clock.now(),
    );
  }

  /**
   * Enqueues a sweep for the current period of the gateway's clock, unless another gateway was faster. Returns the
   * start of the period.
   */
  async enqueueSweep({ job, every }: JobRegistry['sweeps'][number]): Promise<number> {
    const period = this.#clock.now().getTime();
    const start = period - (period % every);
    const key = new Date(start).toISOString();
    await insertJob(this.#db, job, {
      id: idOf(null, `${every} ${key}`),
      key,
      envelope: { payload: {}, merchantId: null, at: key },
      startAfter: null,
    });
    return start;
  }

  /** Enqueues a sweep's job for each of these merchants, unless the merchant's last one is still waiting or running. */
  async enqueueForMerchants(job: Job, merchants: readonly Merchant[], at: Date): Promise<void> {
    for (const { id: merchantId } of merchants) {
      await insertJob(this.#db, job, {
        id: randomUUID(),
        key: String(merchantId),
        envelope: { payload: {}, merchantId, at: at.toISOString() },
        startAfter: null,
      });
    }
  }
}

function idOf(merchantId: number | null, key: string): string {
  return createHash('sha256')
    .update(`${merchantId ?? ''} ${key}`)
    .digest('hex')
    .slice(0, 32);
}

declare module '#base/platform.ts' {
  interface Platform {
    readonly jobs: JobQueue;
  }
}
