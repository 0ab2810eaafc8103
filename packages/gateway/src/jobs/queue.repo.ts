import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Job } from './job.ts';

/** The queue's tables belong to pg-boss. It documents inserting into `job` and reading it. */
export const queueSchema = 'job_queue';

/**
 * How many seconds longer the queue waits than the worker. The worker fails slow jobs one by one, but the queue would
 * fail the whole batch.
 */
const grace = 10;

/** A waiting job's data, as JSON. */
export interface Envelope {
  readonly payload: unknown;
  readonly merchantId: number | null;
  /** ISO 8601, on the gateway's clock. Null for a job that is due at once. */
  readonly at: string | null;
}

interface NewJob {
  /** An existing job with this id, waiting or ended, keeps the new one out. */
  readonly id: string;
  /** Its sort value, or the source of `id`. */
  readonly key: string | null;
  readonly envelope: Envelope;
  /** The database's clock. Null for at once. */
  readonly startAfter: Date | null;
}

/**
 * Enqueues a job; false if it was known. `created_on` orders the jobs of one subject. It is the time of the statement,
 * not of its transaction, so jobs that waited for the subject's lock come after the one they waited for.
 */
export async function insertJob(
  trx: GatewayDatabase,
  { name, policy, retry, timeout, heartbeat }: Job,
  { id, key, envelope, startAfter }: NewJob,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO job_queue.job (name, id, data, singleton_key, policy, start_after, created_on, keep_until, deletion_seconds,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds)
    VALUES (${name}, ${id}::uuid, ${JSON.stringify(envelope)}::jsonb, ${key}, ${policy},
      coalesce(${startAfter}::timestamptz, now()), clock_timestamp(), 'infinity', 0,
      ${retry.limit}, ${retry.delay}, true, ${retry.longest}, ${timeout + grace}, ${heartbeat})
    ON CONFLICT DO NOTHING`.execute(trx);
  return numAffectedRows === 1n;
}

/** Those of the given queues that have due jobs. */
export async function findDueQueues(db: GatewayDatabase, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM unnest(${names}::text[]) AS name WHERE EXISTS (
      SELECT FROM job_queue.job
      WHERE job.name = name.name AND state IN ('created', 'retry') AND NOT blocked AND start_after <= now()
    )`.execute(db);
  return rows.map(({ name }) => name);
}

/** Makes jobs due at their instant by the gateway's clock, which is `ahead` milliseconds ahead of the machine's. */
export async function retimeJobs(db: GatewayDatabase, ahead: number): Promise<void> {
  await sql`
    UPDATE job_queue.job SET start_after = (data ->> 'at')::timestamptz - ${ahead} * interval '1 millisecond'
    WHERE state = 'created' AND data ->> 'at' IS NOT NULL`.execute(db);
}

/** Forgets sweeps of periods that have not come yet: they ran before the clock went back. */
export async function forgetSweepsAfter(db: GatewayDatabase, names: readonly string[], now: Date): Promise<void> {
  await sql`
    DELETE FROM job_queue.job
    WHERE name = ANY(${names}::text[]) AND state IN ('completed', 'failed') AND (data ->> 'at')::timestamptz > ${now}`.execute(db);
}

const batch = 5_000;

/** Removes finished jobs, but remembers their keys for a week. Dead jobs stay. */
export async function deleteFinishedJobs(db: GatewayDatabase): Promise<void> {
  for (let deleted = batch; deleted === batch;) {
    const { numAffectedRows } = await sql`
      DELETE FROM job_queue.job WHERE (name, id) IN (
        SELECT name, id FROM job_queue.job
        WHERE state = 'completed' AND completed_on < now() -
          CASE WHEN singleton_key IS NOT NULL AND policy = 'standard' THEN interval '7 days' ELSE interval '10 minutes' END
        LIMIT ${batch}
      )`.execute(db);
    deleted = Number(numAffectedRows);
  }
}

export interface JobCount {
  readonly name: string;
  /** Due now, due later, or due for a retry. */
  readonly waiting: number;
  readonly active: number;
  /** Failed for good. */
  readonly dead: number;
}

/** Queue lengths for the metrics. Empty queues are omitted. */
export async function countJobs(db: GatewayDatabase): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    SELECT name,
      count(*) FILTER (WHERE state IN ('created', 'retry')) AS waiting,
      count(*) FILTER (WHERE state = 'active') AS active,
      count(*) FILTER (WHERE state = 'failed') AS dead
    FROM job_queue.job WHERE state IN ('created', 'retry', 'active', 'failed') GROUP BY name ORDER BY name`.execute(db);
  return rows;
}

/** Restores all attempts of a queue's dead jobs, due in their original order. Returns their number. */
export async function reviveDeadJobs(db: GatewayDatabase, name: string): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE job_queue.job
    SET state = 'created', retry_count = 0, start_after = created_on, started_on = NULL, completed_on = NULL, output = NULL
    WHERE state = 'failed' AND name = ${name}`.execute(db);
  return Number(numAffectedRows);
}
