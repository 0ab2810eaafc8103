import type { Static, TSchema } from 'typebox';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';

export interface JobContext<Payload> {
  readonly payload: Payload;
  /** The tenant for which the job was enqueued. */
  readonly merchant: Merchant | null;
  /** As in requests, but `db` and `pool` are the worker's own connections. */
  readonly platform: Platform;
  /** The gateway's clock, never before the instant for which the job was enqueued. */
  readonly now: Date;
}

/** The retries of a failing job, with exponential backoff and jitter. */
export interface Retry {
  /** The retries after the first attempt. Then the job is dead: it is kept and counted, but not run again. */
  readonly limit: number;
  /** Whole seconds before the second attempt. */
  readonly delay: number;
  /** The longest wait, in whole seconds. */
  readonly longest: number;
}

/**
 * pg-boss's policies. `key_strict_fifo`: jobs of one subject run one after the other, in the order they were enqueued.
 * `exclusive`: at most one job per key waits or runs, and further ones are dropped.
 */
export type QueuePolicy = 'standard' | 'key_strict_fifo' | 'exclusive';

/**
 * Work that runs apart from any request. The registry knows it by its name, which is permanent because waiting jobs
 * carry it.
 */
export interface Job<Payload = unknown> {
  readonly name: string;
  readonly schema: TSchema;
  readonly retry: Retry;
  /** Seconds after which an attempt counts as failed. */
  readonly timeout: number;
  /** Seconds after which a worker without a heartbeat loses the job to another. At least 10. */
  readonly heartbeat: number;
  /** The number of workers per gateway. */
  readonly concurrency: number;
  /** The batch size of a worker, which runs a batch concurrently and takes the next one after it. */
  readonly batch: number;
  readonly policy: QueuePolicy;
  run(context: JobContext<Payload>): Promise<void>;
}

export interface JobDefinition<Schema extends TSchema> {
  /** Letters, digits, `-`, `_` and `.`; unique among all modules. */
  readonly name: string;
  /** Ids only, no personal data, because row-level security does not cover payloads. */
  readonly payload: Schema;
  readonly retry?: Partial<Retry>;
  readonly timeout?: number;
  readonly heartbeat?: number;
  readonly concurrency?: number;
  /** Jobs per batch. More than 1 pays off for many short jobs, because a batch costs two statements. */
  readonly batch?: number;
  /** Runs at least once. If a gateway is killed before the job ends, it runs again, so it must be repeatable. */
  run(context: JobContext<Static<Schema>>): Promise<void>;
}

/** About an hour of trying. */
const defaultRetry: Retry = { limit: 12, delay: 2, longest: 15 * 60 };

/**
 * Declares a job. List it in `jobs` of its module, and enqueue it with `platform.jobs.enqueue`.
 *
 *     export const expireBonus = defineJob({ name: 'bonus.expire', payload: Type.Object({ bonusId: Type.Integer() }), run: async ({ payload, platform }) => … });
 */
export function defineJob<Schema extends TSchema>(definition: JobDefinition<Schema>): Job<Static<Schema>> {
  return jobOf(definition, 'standard');
}

/** Declares a job with at most one waiting or running instance per key. */
export function defineExclusiveJob<Schema extends TSchema>(definition: JobDefinition<Schema>): Job<Static<Schema>> {
  return jobOf(definition, 'exclusive');
}

/** An event that modules announce to each other. */
export interface Event<Payload> {
  readonly name: string;
  readonly schema: TSchema;
  /** Never set. It keeps events with different payloads apart. */
  readonly payload?: Payload;
}

/** Declares an event. Its name is in the past tense and permanent. */
export function defineEvent<Schema extends TSchema>({ name, payload }: { name: string; payload: Schema }): Event<Static<Schema>> {
  return { name, schema: payload };
}

/** A listener for an event. List it in `listensTo` of its module. */
export interface Listener {
  readonly event: string;
  readonly job: Job;
}

/**
 * Declares a listener for an event. It runs as a job for each event: at least once, on one gateway of the fleet, after
 * the telling transaction has committed. Events of one subject arrive in the order they were told. A dead job holds
 * back later events of its subject for this listener until it is revived or removed.
 */
export function listenTo<Payload>(
  event: Event<Payload>,
  { name, ...rest }: Omit<JobDefinition<TSchema>, 'payload' | 'run'> & { run(context: JobContext<Payload>): Promise<void> },
): Listener {
  return {
    event: event.name,
    job: jobOf<Payload>({ batch: 10, ...rest, name: `${event.name}/${name}`, payload: event.schema }, 'key_strict_fifo'),
  };
}

interface Recurring {
  readonly name: string;
  /**
   * In milliseconds. It runs once per period of this length, on one gateway of the fleet, as soon as the period begins.
   */
  readonly every: number;
}

/** Recurring work of the gateway itself, not for a merchant. */
export interface GatewaySweep extends Recurring {
  run(context: { readonly platform: Platform; readonly now: Date }): Promise<void>;
}

/**
 * Recurring work for each merchant. Each merchant's run is its own job, so a failing or hanging run delays no other
 * merchant. The merchant's next run waits for it.
 */
export interface MerchantSweep extends Recurring {
  forMerchant(context: MerchantSweepContext): Promise<void>;
}

export interface MerchantSweepContext {
  readonly platform: Platform;
  readonly merchant: Merchant;
  readonly now: Date;
}

export type Sweep = GatewaySweep | MerchantSweep;

interface Runnable<Payload> extends Omit<JobDefinition<TSchema>, 'run'> {
  run(context: JobContext<Payload>): Promise<void>;
}

function jobOf<Payload>(
  { name, payload, retry, timeout, heartbeat, concurrency, batch, run }: Runnable<Payload>,
  policy: QueuePolicy,
): Job<Payload> {
  return {
    name,
    schema: payload,
    retry: { ...defaultRetry, ...retry },
    timeout: timeout ?? 300,
    heartbeat: heartbeat ?? 30,
    concurrency: concurrency ?? 2,
    batch: batch ?? 1,
    policy,
    run,
  };
}
