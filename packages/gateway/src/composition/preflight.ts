import { DatabaseUnusable } from '#database/database-errors.ts';
import { connectLogin } from '#database/database.ts';
import { expectAnswer } from '#database/expect-answer.ts';
import { requireSchema } from '#database/migrate.ts';
import { migrations } from './migrations.ts';
import { refuseMightyRole } from '#database/runtime-role.ts';

/**
 * Every reason why a gateway in production could not start on a database, one sentence each: it does not answer, the
 * role may do too much or too little, the schema is behind. A start refuses for the same reasons, but stops at the
 * first.
 */
export async function preflight(databaseUrl: string): Promise<string[]> {
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
      // A role without access to the tables cannot tell what is missing in them.
      const isAllowed = await hear(refuseMightyRole(db));
      if (isAllowed || !found.some((sentence) => sentence.includes('may not read'))) await hear(requireSchema(db, migrations));
    }
    return found;
  } finally {
    await db.destroy();
  }
}
