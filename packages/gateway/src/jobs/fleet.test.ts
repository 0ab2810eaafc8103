import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import Type from 'typebox';
import { expect, it } from 'vitest';
import { openProxy } from '../../test/postgres/switchable-proxy.ts';
import { createTestDatabase } from '../../test/postgres/test-database.ts';
import { onDatabase, startNode, until, type FleetNode } from '../../test/test-fleet.ts';
import { testControlSecret, testGamesOrigins, testKeySecret, testMerchants } from '../../test/test-merchants.ts';
import { startEmbeddedServer } from '#database/embedded/embedded-server.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import { startGateway } from '#composition/gateway.ts';
import { jobRegistry } from '#composition/gateway-jobs.ts';
import { defineEvent, defineJob, listenTo, type Job } from './job.ts';
import { grantQueues } from './prepare-queues.ts';
import { countJobs } from './queue.repo.ts';

const testTimeout = 120_000;

const Numbered = Type.Object({ n: Type.Integer() });

const put = ({ platform }: FleetNode, job: Job<{ n: number }>, n: number): Promise<boolean> =>
  platform.db.transaction().execute((trx) => platform.jobs.enqueue(trx, job, { n }, { merchantId: null }));

/** Makes a running job overdue with its heartbeat. */
async function missHeartbeat(db: GatewayDatabase): Promise<void> {
  await sql`UPDATE job_queue.job SET heartbeat_on = heartbeat_on - interval '10 seconds' WHERE state = 'active'`.execute(db);
}

async function stop(...nodes: readonly FleetNode[]): Promise<void> {
  for (const { platform, worker } of nodes) {
    await worker.stop();
    await platform.close();
  }
}

it('runs a killed gateway’s job on another gateway', { timeout: testTimeout }, async () => {
  const database = await createTestDatabase();
  const runs: number[] = [];
  const endless = defineJob({ name: 'endless', payload: Type.Object({}), heartbeat: 10, run: async () => void runs.push(1) });
  const victim = spawn(
    process.execPath,
    ['--conditions=livery-source', fileURLToPath(new URL('../../test/job-victim.ts', import.meta.url)), database.url],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const taken = new Promise((resolve) => victim.stdout.once('data', resolve));
  const gone = new Promise((resolve) => victim.once('exit', resolve));
  const other = await startNode(database.url, { jobs: [endless] });
  await other.worker.stop();
  await other.platform.db.transaction().execute((trx) => other.platform.jobs.enqueue(trx, endless, {}, { merchantId: null }));
  await taken;
  const heir = await startNode(database.url, { jobs: [endless] });
  expect(await countJobs(other.platform.db)).toEqual([{ name: 'endless', waiting: 0, active: 1, dead: 0 }]);
  expect(runs).toEqual([]);
  victim.kill('SIGKILL');
  await gone;
  await missHeartbeat(other.platform.db);
  await until(() => runs.length > 0, 'the other gateway has run it');
  await stop(other, heir);
  await database.drop();
});

it('picks up jobs of dead gateways at startup, without waiting for its first interval', { timeout: testTimeout }, async () => {
  const database = await createTestDatabase();
  const runs: number[] = [];
  const work = defineJob({ name: 'work', payload: Numbered, retry: { delay: 1 }, run: async ({ payload }) => void runs.push(payload.n) });
  const dead = await startNode(database.url, { jobs: [work] });
  await dead.worker.stop();
  await put(dead, work, 1);
  await sql`UPDATE job_queue.job SET state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'`.execute(
    dead.platform.db,
  );
  await sql`UPDATE job_queue.queue SET monitor_on = NULL, monitor_claim_on = NULL`.execute(dead.platform.db);
  const heir = await startNode(database.url, { jobs: [work] }, { superviseEvery: 600 });
  await until(() => runs.length > 0, 'the next gateway has run it');
  await stop(dead, heir);
  await database.drop();
});

it('resumes after PostgreSQL restarts, including jobs that had already started', { timeout: testTimeout }, async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'livery-jobs-'));
  chmodSync(dataDir, 0o755);
  let server = await startEmbeddedServer({ dataDir });
  const there = new URL(await server.databaseUrl('livery'));
  const proxy = await openProxy(Number(there.port));
  there.port = String(proxy.port);
  const ended: number[] = [];
  let begun = 0;
  const mayEnd = Promise.withResolvers<void>();
  const work = defineJob({
    name: 'work',
    payload: Numbered,
    heartbeat: 10,
    retry: { delay: 1 },
    run: async ({ payload, platform }) => {
      begun += 1;
      if (payload.n === 1) await mayEnd.promise;
      await platform.db.selectFrom('merchant').select('id').execute();
      ended.push(payload.n);
    },
  });
  const nodes = [await startNode(there.href, { jobs: [work] }), await startNode(there.href, { jobs: [work] })] as const;
  try {
    await put(nodes[0], work, 1);
    await until(() => begun === 1, 'the job has begun');
    await server.stop();
    mayEnd.resolve();
    server = await startEmbeddedServer({ dataDir });
    proxy.lead(Number(new URL(await server.databaseUrl('livery')).port));
    await put(nodes[1], work, 2);
    await missHeartbeat(nodes[1].platform.db);
    await until(() => ended.includes(1) && ended.includes(2), 'both have run');
    await until(async () => (await countJobs(nodes[0].platform.db)).length === 0, 'nothing waits');
  } finally {
    await stop(...nodes);
    proxy.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it('works as a role that owns nothing once the owner has created the queues', { timeout: testTimeout }, async () => {
  const database = await createTestDatabase();
  const role = `runtime_${randomUUID().replaceAll('-', '')}`;
  const runs: number[] = [];
  let hasFailed = false;
  const work = defineJob({
    name: 'work',
    payload: Numbered,
    retry: { limit: 1, delay: 1 },
    run: async ({ payload }) => {
      runs.push(payload.n);
      if (hasFailed) return;
      hasFailed = true;
      throw new Error('once');
    },
  });
  const told = defineEvent({ name: 'told', payload: Numbered });
  const listener = listenTo(told, { name: 'ear', run: async ({ payload }) => void runs.push(payload.n) });
  const source = { jobs: [work], listensTo: [listener] };
  const owner = await startNode(database.url, source);
  await owner.worker.stop();
  await onDatabase(database.url, async (db) => {
    await sql.raw(`CREATE ROLE ${role} LOGIN PASSWORD 'x' IN ROLE livery_runtime`).execute(db);
    await grantQueues(db, role);
  });
  const url = new URL(database.url);
  url.username = role;
  url.password = 'x';
  const runtime = await startNode(database.url, source, { workerUrl: url.href });
  await onDatabase(url.href, (db) =>
    db.transaction().execute(async (trx) => {
      await runtime.platform.jobs.enqueue(trx, work, { n: 1 }, { merchantId: null });
      await runtime.platform.jobs.tell(trx, told, { n: 2 }, { merchantId: 1, subject: 'member:1' });
    }),
  );
  await until(async () => (await countJobs(owner.platform.db)).length === 0, 'all has run');
  expect(runs.toSorted((a, b) => a - b)).toEqual([1, 1, 2]);
  expect(runtime.logged.map(({ err }) => (err as Error).message)).toEqual(['once']);
  await expect(onDatabase(url.href, (db) => sql`DROP TABLE job_queue.warning`.execute(db))).rejects.toThrow('owner');
  await stop(owner, runtime);
  await database.drop();
  await onDatabase(new URL('/postgres', database.url).href, (db) => sql.raw(`DROP ROLE ${role}`).execute(db));
});

it('sweeps once when two gateways start together', { timeout: testTimeout }, async () => {
  const database = await createTestDatabase();
  const start = () =>
    startGateway({
      databaseUrl: database.url,
      merchants: testMerchants,
      gamesOrigins: testGamesOrigins,
      keySecrets: [testKeySecret],
      environment: 'test',
      controlSecret: testControlSecret,
    });
  const fleet = await Promise.all([start(), start()]);
  const sweeps = () =>
    onDatabase(database.url, async (db) => {
      const { rows } = await sql<{ name: string; state: string; run: string; retry_count: number }>`
        SELECT name, state, retry_count, concat_ws(' ', name, data ->> 'merchantId', data ->> 'at') AS run FROM job_queue.job WHERE name LIKE 'sweep/%' ORDER BY name, state`.execute(
        db,
      );
      return rows;
    });
  await until(async () => {
    const rows = await sweeps();
    return (
      new Set(rows.map(({ name }) => name)).size === jobRegistry().sweepJobs.length && rows.every(({ state }) => state === 'completed')
    );
  }, 'all sweeps have run');
  await Promise.all(fleet.map((gateway) => gateway.close()));
  const swept = await sweeps();
  expect(new Set(swept.map(({ name }) => name))).toEqual(new Set(jobRegistry().sweepJobs.map(({ name }) => name)));
  expect(new Set(swept.map(({ run }) => run)).size).toBe(swept.length);
  // A period that began while the gateways were closing waits for the next one.
  expect(swept.filter(({ state, retry_count }) => !['completed', 'created'].includes(state) || retry_count > 0)).toEqual([]);
  await database.drop();
});
