import type { FastifyBaseLogger } from 'fastify';
import { PgBoss, type Job as TakenJob, type JobResult } from 'pg-boss';
import { Value } from 'typebox/value';
import { connectRuntime, limits } from '#database/database.ts';
import { Tenants } from '#database/tenants.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';
import type { Job } from './job.ts';
import { findDueQueues, queueSchema, type Envelope } from './queue.repo.ts';

export interface WorkerOptions {
  readonly platform: Platform;
  readonly databaseUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Milliseconds between two polls for due work. 250 if omitted. */
  readonly lookEvery?: number;
  /** Whole seconds between two checks for dead workers. 15 if omitted. */
  readonly superviseEvery?: number;
  /** Milliseconds that a stop waits for running jobs. Half a minute if omitted. */
  readonly stopsWithin?: number;
}

export interface Worker {
  /** Accepts no more jobs, waits for running ones, hands the rest back, and closes its connections. */
  readonly stop: () => Promise<void>;
}

/** Connections for jobs and for the queue's own statements. Requests have separate ones. */
const jobConnections = 6;
const queueConnections = 3;
/**
 * In seconds. A queue's workers rarely poll by themselves: {@link findDueQueues} polls all queues in one statement and
 * wakes them.
 */
const ownPolling = 600;

/**
 * Runs the queued jobs of this gateway's modules until it is stopped. It reconnects when PostgreSQL was down. A job
 * that was running then, or whose gateway was killed, runs again once it misses its heartbeat.
 */
export async function startWorker({
  platform,
  databaseUrl,
  log,
  lookEvery = 250,
  superviseEvery = 15,
  stopsWithin = 30_000,
}: WorkerOptions): Promise<Worker> {
  const connection = {
    connectionString: databaseUrl,
    application_name: 'livery jobs',
    max: queueConnections,
    connectionTimeoutMillis: 10_000,
    query_timeout: limits.answer,
  };
  const boss = new PgBoss({
    ...connection,
    schema: queueSchema,
    migrate: false,
    createSchema: false,
    schedule: false,
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: superviseEvery,
    monitorIntervalSeconds: superviseEvery,
    openTelemetry: { enabled: false },
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  await boss.start();
  // Runs before the first interval too. Otherwise gateways that die young would never pick up the jobs of dead ones.
  const supervised = boss.supervise().catch((error: unknown) => log.warn({ err: error }, 'job queue'));
  const tenants = new Tenants(connectRuntime(databaseUrl, jobConnections), platform.tenants);
  const db = tenants.of(null);
  const own: Platform = { ...platform, db, tenants };
  const { jobs, sweeps } = platform.jobs.registry;

  const takers = new Map<string, string[]>();
  const stop: Stop = { hasHandedBack: false };
  for (const job of jobs.values()) takers.set(job.name, await addTakers(boss, job, { platform: own, log, stop }));

  const swept = new Map<string, number>();
  let isStopping = false;
  const look = async (): Promise<void> => {
    const now = platform.clock.now().getTime();
    for (const sweep of sweeps) {
      const isDone = swept.get(sweep.job.name) === now - (now % sweep.every);
      if (!isDone) swept.set(sweep.job.name, await platform.jobs.enqueueSweep(sweep));
    }
    const due = await findDueQueues(db, [...jobs.keys()]);
    // A worker that wakes before the queue stops it would fetch newer jobs.
    if (!isStopping) for (const name of due) for (const id of takers.get(name) ?? []) boss.notifyWorker(id);
  };
  const looking = repeat(look, lookEvery, (error) => log.warn({ err: error }, 'job queue'));

  return {
    stop: async () => {
      isStopping = true;
      await supervised;
      await Promise.all([boss.stop({ timeout: stopsWithin }), looking.stop()]);
      stop.hasHandedBack = true;
      await tenants.close();
    },
  };
}

/** Whether running jobs were handed back to the queue, so that another gateway runs them. */
interface Stop {
  hasHandedBack: boolean;
}

interface Working extends Pick<WorkerOptions, 'platform' | 'log'> {
  readonly stop: Readonly<Stop>;
}

/** Each worker takes a batch, and the next one as soon as that is done. */
async function addTakers(boss: PgBoss, job: Job, worker: Working): Promise<string[]> {
  const options = { batchSize: job.batch, pollingIntervalSeconds: ownPolling, perJobResults: true } as const;
  const ids: string[] = [];
  for (let taker = 0; taker < job.concurrency; taker += 1) {
    const id = await boss.work<Envelope, void, typeof options>(job.name, options, async (batch) => {
      const own = ids[taker];
      if (own !== undefined) boss.notifyWorker(own);
      return Promise.all(batch.map((taken) => runJob(job, taken, worker)));
    });
    ids.push(id);
  }
  return ids;
}

async function runJob(
  job: Job,
  { id, data, retryCount }: TakenJob<Envelope>,
  { platform, log, stop }: Working,
): Promise<JobResult<{ message: string }>> {
  const { payload, merchantId, at } = data;
  try {
    if (!Value.Check(job.schema, payload)) throw new TypeError(`Not a payload of ${job.name}`);
    const merchant = merchantId === null ? null : await merchantOf(platform, merchantId);
    // Another gateway's clock may be behind the one that scheduled the job.
    const now = new Date(Math.max(platform.clock.now().getTime(), at === null ? 0 : Date.parse(at)));
    await within(job.timeout, job.run({ payload, merchant, platform, now }));
    return { id, status: 'completed' };
  } catch (error) {
    // The stop has closed its connections.
    if (stop.hasHandedBack) log.warn({ job: job.name, merchantId }, 'job handed back, since the gateway stops');
    else log.error({ err: error, job: job.name, merchantId, attempt: retryCount + 1, isDead: retryCount >= job.retry.limit }, 'job failed');
    return { id, status: 'failed', output: { message: String(error) } };
  }
}

async function within(seconds: number, running: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The job takes longer than ${seconds} s`)), seconds * 1_000);
  });
  await Promise.race([running, late]).finally(() => clearTimeout(timer));
}

async function merchantOf({ merchants }: Platform, id: number): Promise<Merchant> {
  const known = merchants.byId(id);
  if (known !== null) return known;
  await merchants.load();
  const added = merchants.byId(id);
  if (added === null) throw new RangeError(`There is no merchant ${id}`);
  return added;
}

/** Repeats an action with a pause in between, whether it fails or not. `stop` waits for the current run. */
function repeat(action: () => Promise<void>, pause: number, onError: (error: unknown) => void): { readonly stop: () => Promise<void> } {
  let isStopped = false;
  let wake = (): void => {};
  const running = (async () => {
    while (!isStopped) {
      await action().catch(onError);
      if (isStopped) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      wake();
      await running;
    },
  };
}
