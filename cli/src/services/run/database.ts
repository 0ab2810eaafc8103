import type { AuditReport, Migrated } from '@livery/gateway';
import { cliError } from '../../errors/cli-error.ts';
import { readDatabaseUrl } from '../../gateway/database-url.ts';
import { loadGateway, toGatewayError } from '../../gateway/load-gateway.ts';
import type { Progress } from '../../terminal/progress.ts';

export interface MigrateDatabaseRequest {
  databaseOwnerUrl?: string;
  contract?: boolean;
  dryRun?: boolean;
}

/** Runs one phase of the migrations as the owner of the schema. */
export async function migrateDatabaseFor(
  { databaseOwnerUrl, contract = false, dryRun = false }: MigrateDatabaseRequest,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Migrated & { warnings: string[] }> {
  const { value, warnings } = requireOwner(databaseOwnerUrl, environment);
  const { migrateDatabase } = await loadGateway();
  try {
    return { ...(await migrateDatabase(value, { phase: contract ? 'contract' : 'expand', isDryRun: dryRun })), warnings };
  } catch (error) {
    throw toGatewayError(error, 'owner');
  }
}

/** Audits the ledger as the owner of its tables. */
export async function auditDatabaseFor(
  { databaseOwnerUrl, contract = false, dryRun = false }: MigrateDatabaseRequest,
  onProgress: Progress,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<AuditReport & { warnings: string[] }> {
  if (contract || dryRun) throw cliError('BadValue', { case: 'audit' });
  const { value, warnings } = requireOwner(databaseOwnerUrl, environment);
  const { auditDatabase } = await loadGateway();
  try {
    return { ...(await auditDatabase(value, onProgress)), warnings };
  } catch (error) {
    throw toGatewayError(error, 'owner');
  }
}

function requireOwner(given: string | undefined, environment: NodeJS.ProcessEnv): { value: string; warnings: string[] } {
  return requireDatabase({ given, flag: '--database-owner-url', variable: 'LIVERY_DATABASE_OWNER_URL', environment });
}

/** @throws CliError without an address, or with an invalid one */
export function requireDatabase(source: Parameters<typeof readDatabaseUrl>[0]): { value: string; warnings: string[] } {
  const { value, problems, warnings } = readDatabaseUrl(source);
  if (value !== null && problems.length === 0) return { value, warnings };
  const [lack] = problems;
  throw cliError('BadDatabase', lack === undefined ? { case: 'missing', variable: source.variable } : { case: 'lacking', ...lack });
}
