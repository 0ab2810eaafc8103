import { sql } from 'kysely';
import Type from 'typebox';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestFleet, startNode, until } from '../../test/test-fleet.ts';
import { defineJob, type JobContext } from './job.ts';
import { countJobs, reviveDeadJobs } from './queue.repo.ts';

const runs: JobContext<{ n: number }>[] = [];
let fails = true;
let gate = Promise.withResolvers<void>();
let entered = Promise.withResolvers<void>();
let left = Promise.withResolvers<void>();

const Numbered = Type.Object({ n: Type.Integer() });
const count = defineJob({ name: 'count', payload: Numbered, run: async (context) => void runs.push(context) });
const stubborn = defineJob({
  name: 'stubborn',
  payload: Numbered,
  retry: { limit: 2, delay: 1, longest: 2 },
  run: async (context) => {
    runs.push(context);
    if (fails) throw new Error('not yet');
  },
});
const slow = defineJob({
  name: 'slow',
  payload: Numbered,
  concurrency: 1,
  run: async (context) => {
    entered.resolve();
    await gate.promise;
    runs.push(context);
  },
});
const hanging = defineJob({
  name: 'hanging',
  payload: Numbered,
  batch: 5,
  timeout: 1,
  retry: { limit: 1, delay: 1 },
  run: async (context) => {
    runs.push(context);
    if (fails && context.payload.n === 0) await new Promise(() => {});
  },
});
const working = defineJob({
  name: 'working',
  payload: Numbered,
  run: async ({ platform }) => {
    entered.resolve();
    await gate.promise;
    await sql`SELECT 1`.execute(platform.db).finally(() => left.resolve());
  },
});
const unlisted = defineJob({ name: 'unlisted', payload: Numbered, run: async () => {} });

const jobs = [count, stubborn, slow, hanging, working];
const fleet = await openTestFleet({ jobs });

beforeEach(() => {
  runs.length = 0;
});

const put = (job: typeof count, n: number, order: { at?: Date; key?: string; merchantId?: number | null } = {}): Promise<boolean> =>
  fleet.db.transaction().execute((trx) => fleet.jobs.enqueue(trx, job, { n }, { merchantId: null, ...order }));
const merchantIds = (): number[] => fleet.nodes[0].platform.merchants.all().map(({ id }) => id);
const numbers = (): number[] => runs.map(({ payload }) => payload.n).toSorted((a, b) => a - b);
const isIdle = async (): Promise<boolean> => (await countJobs(fleet.db)).every(({ waiting, active }) => waiting + active === 0);

describe('a fleet of two', () => {
  it('runs each of 200 jobs once, whether enqueued separately or in one transaction', async () => {
    await fleet.db.transaction().execute(async (trx) => {
      for (let n = 0; n < 100; n += 1) await fleet.jobs.enqueue(trx, count, { n }, { merchantId: null });
    });
    await Promise.all(Array.from({ length: 100 }, (_, n) => put(count, 100 + n)));
    await until(isIdle, 'all jobs have run');
    expect(numbers()).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });

  it('never runs a job from a transaction that was rolled back', async () => {
    const undone = fleet.db.transaction().execute(async (trx) => {
      await fleet.jobs.enqueue(trx, count, { n: 1 }, { merchantId: null });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await put(count, 2);
    await until(isIdle, 'the other job has run');
    expect(numbers()).toEqual([2]);
  });

  it('runs one job per key and tenant, even when several are enqueued at once or after it has run', async () => {
    const [alpha = 0, beta = 0] = merchantIds();
    const twenty = await Promise.all(Array.from({ length: 20 }, (_, n) => put(count, n, { key: 'withdrawal 7', merchantId: alpha })));
    expect(twenty.filter(Boolean)).toHaveLength(1);
    await until(isIdle, 'it has run');
    expect(await put(count, 20, { key: 'withdrawal 7', merchantId: alpha })).toBe(false);
    expect(await put(count, 21, { key: 'withdrawal 7', merchantId: beta })).toBe(true);
    expect(await put(stubborn, 22, { key: 'withdrawal 7', merchantId: alpha, at: new Date(8e12) })).toBe(true);
    await until(() => runs.length > 1, 'the other tenant’s has run');
    expect(runs.map(({ merchant }) => merchant?.id)).toEqual([alpha, beta]);
    await sql`DELETE FROM job_queue.job WHERE name = 'stubborn'`.execute(fleet.db);
  });
});

describe('a payload', () => {
  it('is refused when it does not fit the job or no module lists the job', async () => {
    await expect(put(count, 1.5)).rejects.toThrow(RangeError);
    await expect(put(unlisted, 1)).rejects.toThrow('No module lists the job unlisted');
  });

  it('is validated again when the job is taken from the queue', async () => {
    await put(stubborn, 1, { at: new Date(Date.now() + 60_000) });
    await sql`UPDATE job_queue.job SET data = jsonb_set(data, '{payload}', '{"n":"one"}'), start_after = now() WHERE name = 'stubborn'`.execute(
      fleet.db,
    );
    await until(async () => (await countJobs(fleet.db)).some(({ dead }) => dead > 0), 'it is dead');
    expect(runs).toEqual([]);
    await sql`DELETE FROM job_queue.job WHERE name = 'stubborn'`.execute(fleet.db);
  });
});

describe('a job that fails', () => {
  it('is retried after a delay, ends up dead, is kept and counted, and runs once when revived', async () => {
    await put(stubborn, 7);
    const row = async (): Promise<{ state: string; isLater: boolean } | undefined> =>
      (
        await sql<{
          state: string;
          isLater: boolean;
        }>`SELECT state, start_after > started_on AS "isLater" FROM job_queue.job WHERE name = 'stubborn'`.execute(fleet.db)
      ).rows[0];
    await until(async () => (await row())?.state === 'retry', 'it waits for its second attempt');
    expect(await row()).toMatchObject({ isLater: true });
    await until(async () => (await row())?.state === 'failed', 'it is dead');
    expect(numbers()).toEqual([7, 7, 7]);
    expect(await countJobs(fleet.db)).toEqual([{ name: 'stubborn', waiting: 0, active: 0, dead: 1 }]);
    const told = fleet.nodes.flatMap(({ logged }) => logged).filter(({ err }) => (err as Error).message === 'not yet');
    expect(
      told.map(({ job, attempt, isDead }) => ({ job, attempt, isDead })).toSorted((a, b) => Number(a.attempt) - Number(b.attempt)),
    ).toEqual([
      { job: 'stubborn', attempt: 1, isDead: false },
      { job: 'stubborn', attempt: 2, isDead: false },
      { job: 'stubborn', attempt: 3, isDead: true },
    ]);

    fails = false;
    expect(await reviveDeadJobs(fleet.db, 'stubborn')).toBe(1);
    await until(async () => (await row())?.state === 'completed', 'it has run');
    expect(await countJobs(fleet.db)).toEqual([]);
  });
});

describe('a job that takes too long', () => {
  it('fails alone, without the jobs that were fetched with it', async () => {
    fails = true;
    await fleet.db.transaction().execute(async (trx) => {
      for (const n of [0, 1, 2, 3, 4]) await fleet.jobs.enqueue(trx, hanging, { n }, { merchantId: null });
    });
    await until(() => runs.length === 5, 'all have begun');
    fails = false;
    await until(isIdle, 'all have ended');
    expect(numbers()).toEqual([0, 0, 1, 2, 3, 4]);
  });
});

describe('a worker that stops', () => {
  it('waits for running jobs and takes no new ones', async () => {
    const leaving = await startNode(fleet.databaseUrl, { jobs });
    for (const { worker } of fleet.nodes) await worker.stop();
    gate = Promise.withResolvers();
    entered = Promise.withResolvers();
    await put(slow, 1);
    await entered.promise;
    let hasStopped = false;
    const stopped = leaving.worker.stop().then(() => (hasStopped = true));
    // Its only slot is busy, so it is not fetching jobs.
    await put(slow, 2);
    // A stop that waited for nothing would be done by then.
    await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, 500))]);
    expect(hasStopped).toBe(false);
    gate.resolve();
    await stopped;
    expect(numbers()).toEqual([1]);
    expect(await countJobs(fleet.db)).toEqual([{ name: 'slow', waiting: 1, active: 0, dead: 0 }]);
    await leaving.platform.db.destroy();
  });

  it('hands back jobs that take longer, without reporting them as failed', async () => {
    const leaving = await startNode(fleet.databaseUrl, { jobs }, { stopsWithin: 1_000 });
    gate = Promise.withResolvers();
    entered = Promise.withResolvers();
    left = Promise.withResolvers();
    await put(working, 1);
    await entered.promise;
    await leaving.worker.stop();
    expect((await countJobs(fleet.db)).find(({ name }) => name === 'working')).toMatchObject({ active: 0, waiting: 1 });
    gate.resolve();
    await left.promise;
    await until(() => leaving.logged.length > 0, 'it is logged');
    expect(leaving.logged).toEqual([{ job: 'working', merchantId: null }]);
    await leaving.platform.db.destroy();
  });
});
