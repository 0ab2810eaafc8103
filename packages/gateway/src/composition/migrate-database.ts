import { jobRegistry } from './gateway-jobs.ts';
import { grantQueues, prepareQueues } from '#jobs/prepare-queues.ts';
import { connectLogin, runtimeRole } from '#database/database.ts';
import { expectAnswer } from '#database/expect-answer.ts';
import { migrate, planMigration, readSchemaState, whileNobodyElsePrepares } from '#database/migrate.ts';
import type { Phase } from '#database/migration.ts';
import { migrations } from './migrations.ts';

export interface Migrated {
  /** Migrations that were or would be applied, in order. */
  readonly applied: readonly { readonly name: string; readonly phase: Phase }[];
  /** Migrations left for the other phase. */
  readonly pending: readonly { readonly name: string; readonly phase: Phase }[];
}

/**
 * Migrates a database by one phase, as the role that owns it.
 *
 * @throws DatabaseUnusable, DatabaseTooNew, DatabaseBehind
 */
export async function migrateDatabase(databaseUrl: string, { phase, isDryRun }: { phase: Phase; isDryRun: boolean }): Promise<Migrated> {
  const { db, pool } = connectLogin(databaseUrl);
  const plain = (list: readonly { name: string; phase: Phase }[]): Migrated['applied'] =>
    list.map((each) => ({ name: each.name, phase: each.phase }));
  try {
    await expectAnswer(pool);
    return await whileNobodyElsePrepares(db, async () => {
      const due = isDryRun ? await planMigration(db, migrations, [phase]) : await migrate(db, migrations, [phase]);
      if (!isDryRun) {
        await prepareQueues(db, jobRegistry());
        await grantQueues(db, runtimeRole);
      }
      const { pending } = await readSchemaState(db, migrations);
      return { applied: plain(due), pending: plain(pending.filter(({ name }) => !due.some((each) => each.name === name))) };
    });
  } finally {
    await db.destroy();
  }
}
