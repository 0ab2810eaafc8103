import { afterAll } from 'vitest';
import { connectLogin, runtimeRole } from '../src/database/database.ts';
import type { GatewayDatabase } from '../src/database/schema.ts';
import { preparePlatform } from '../src/composition/prepare-platform.ts';
import { JobQueue } from '../src/jobs/job-queue.ts';
import { JobRegistry, type JobSource } from '../src/jobs/job-registry.ts';
import { grantQueues, prepareQueues } from '../src/jobs/prepare-queues.ts';
import { startWorker, type Worker, type WorkerOptions } from '../src/jobs/worker.ts';
import type { Platform } from '../src/base/platform.ts';
import { createTestDatabase } from './postgres/test-database.ts';
import { testGamesOrigins, testKeySecret, testMerchants } from './test-merchants.ts';

export interface FleetNode {
  readonly platform: Platform;
  readonly worker: Worker;
  /** The worker's log. */
  readonly logged: Record<string, unknown>[];
}

export interface TestFleet {
  readonly databaseUrl: string;
  readonly db: GatewayDatabase;
  readonly nodes: readonly [FleetNode, FleetNode];
  /** The first node's log. */
  readonly jobs: JobQueue;
}

/** Two gateways' workers on one database, for all tests of a file. They run these jobs instead of the modules' jobs. */
export async function openTestFleet(source: JobSource): Promise<TestFleet> {
  const database = await createTestDatabase();
  const nodes = [await startNode(database.url, source), await startNode(database.url, source)] as const;
  const { db } = nodes[0].platform;
  afterAll(async () => {
    for (const { platform, worker } of nodes) {
      await worker.stop();
      await platform.close();
    }
    await database.drop();
  });
  return { databaseUrl: database.url, db, nodes, jobs: nodes[0].platform.jobs };
}

/** A gateway that only runs jobs, optionally through another database address. */
export async function startNode(
  databaseUrl: string,
  source: JobSource,
  { workerUrl = databaseUrl, ...options }: { readonly workerUrl?: string } & Pick<WorkerOptions, 'superviseEvery' | 'stopsWithin'> = {},
): Promise<FleetNode> {
  const prepared = await preparePlatform({
    databaseUrl,
    environment: 'test',
    merchants: testMerchants,
    gamesOrigins: testGamesOrigins,
    keySecrets: [testKeySecret],
    onProgress: () => {},
    poolSize: 8,
  });
  const registry = new JobRegistry([source]);
  await onDatabase(databaseUrl, async (owner) => {
    await prepareQueues(owner, registry);
    await grantQueues(owner, runtimeRole);
  });
  const platform: Platform = { ...prepared, jobs: new JobQueue(prepared.db, prepared.clock, registry) };
  const logged: FleetNode['logged'] = [];
  const log = (entry: unknown): void => void logged.push(entry as Record<string, unknown>);
  const worker = await startWorker({
    platform,
    databaseUrl: workerUrl,
    log: { error: log, warn: log },
    lookEvery: 50,
    superviseEvery: 1,
    ...options,
  });
  return { platform, worker, logged };
}

/** Polls until the condition holds. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const start = Date.now(); !(await isSo());) {
    if (Date.now() - start > 90_000) throw new Error(`It never came to this: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A short-lived database connection. */
export async function onDatabase<Result>(databaseUrl: string, action: (db: GatewayDatabase) => Promise<Result>): Promise<Result> {
  const { db } = connectLogin(databaseUrl);
  try {
    return await action(db);
  } finally {
    await db.destroy();
  }
}
