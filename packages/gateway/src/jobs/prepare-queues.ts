import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { GatewayDatabase } from '#database/schema.ts';
import type { JobRegistry } from './job-registry.ts';
import { queueSchema } from './queue.repo.ts';

/**
 * Creates the queue's schema, or upgrades it to this program's pg-boss, and a queue for each job. The owner of the
 * database runs it under the preparation lock. The worker never changes the schema.
 */
export async function prepareQueues(db: GatewayDatabase, { jobs }: JobRegistry): Promise<void> {
  const boss = new PgBoss({
    db: fromKysely(db),
    schema: queueSchema,
    supervise: false,
    schedule: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
  });
  // Without a listener, an error would end the process. Failures here also reject.
  boss.on('error', () => {});
  try {
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const { name, policy } of jobs.values()) if (!known.has(name)) await boss.createQueue(name, { policy });
  } finally {
    await boss.stop({ close: false, graceful: false });
  }
}

/** Lets a role that owns nothing enqueue jobs and run a worker. */
export async function grantQueues(db: GatewayDatabase, role: string): Promise<void> {
  const to = sql.id(role);
  await sql`GRANT USAGE ON SCHEMA job_queue TO ${to}`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA job_queue TO ${to}`.execute(db);
}
