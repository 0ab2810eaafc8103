import { DatabaseUnusable } from '#database/database-errors.ts';
import { connectLogin } from '#database/database.ts';
import { expectAnswer } from '#database/expect-answer.ts';
import { requireSchema } from '#database/migrate.ts';
import { migrations } from './migrations.ts';
import { refuseMightyRole } from '#database/runtime-role.ts';

/**
 * What keeps a gateway in production from starting on a database, a sentence each: whether it answers, what the role may do, what the
 * schema lacks. For callers that report everything at once; starting refuses the same.
 */
export async function findObstacles(databaseUrl: string): Promise<string[]> {
  const { db, pool } = connectLogin(databaseUrl);
  const found: string[] = [];
  const hear = async (check: Promise<void>): Promise<boolean> => {
    try {
      await check;
      return true;
    } catch (error) {
      if (!(error instanceof DatabaseUnusable)) throw error;
      found.push(error.message);
      return false;
    }
  };
  try {
    if (await hear(expectAnswer(pool))) {
      // A role without access to the tables cannot learn what is missing in them.
      const isAllowed = await hear(refuseMightyRole(db));
      if (isAllowed || !found.some((sentence) => sentence.includes('may not read'))) await hear(requireSchema(db, migrations));
    }
    return found;
  } finally {
    await db.destroy();
  }
}
