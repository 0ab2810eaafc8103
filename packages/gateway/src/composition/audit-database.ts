import { sql } from 'kysely';
import { auditLedger, type AuditReport } from './audit-ledger.ts';
import { DatabaseUnusable } from '#database/database-errors.ts';
import { connectLogin } from '#database/database.ts';
import { expectAnswer } from '#database/expect-answer.ts';
import { requireSchema } from '#database/migrate.ts';
import { migrations } from './migrations.ts';

/**
 * Audits the books of a live database as the role that owns it. Calls go on meanwhile.
 *
 * @throws DatabaseUnusable, also for a role that sees only some tenants; DatabaseTooNew, DatabaseBehind
 */
export async function auditDatabase(databaseUrl: string, onProgress?: (law: string) => void): Promise<AuditReport> {
  const { db, pool } = connectLogin(databaseUrl);
  try {
    await expectAnswer(pool);
    const { rows } = await sql<{ partial: boolean | null }>`
      SELECT row_security_active(to_regclass('entry')) AS partial`.execute(db);
    if (rows[0]?.partial === null) throw new DatabaseUnusable('There are no books in this database: it was never migrated.');
    if (rows[0]?.partial !== false)
      throw new DatabaseUnusable('This role sees the rows of one tenant at most: an audit wants the role that owns the tables.');
    await requireSchema(db, migrations);
    return await auditLedger(db, onProgress);
  } finally {
    await db.destroy();
  }
}
