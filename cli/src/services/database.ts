import type { AuditReport, Migrated } from '@livery/gateway';
import { CliError, usageError } from '../errors/cli-error.ts';
import { exitCode } from '../errors/exit-codes.ts';
import { readDatabaseUrl } from '../gateway/database-url.ts';
import { loadGateway, toEnvironmentError } from '../gateway/gateway-errors.ts';
import type { Progress } from '../terminal/progress.ts';
import type { Lack } from '../gateway/secrets.ts';

export interface MigrateDatabaseRequest {
  databaseOwnerUrl?: string;
  contract?: boolean;
  dryRun?: boolean;
}

/** Brings the schema forward by one phase, as the role that owns it. */
export async function migrateDatabaseFor(
  { databaseOwnerUrl, contract = false, dryRun = false }: MigrateDatabaseRequest,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Migrated & { warnings: string[] }> {
  const { value, warnings } = requireOwner(databaseOwnerUrl, environment);
  const { migrateDatabase } = await loadGateway();
  try {
    return { ...(await migrateDatabase(value, { phase: contract ? 'contract' : 'expand', isDryRun: dryRun })), warnings };
  } catch (error) {
    throw toEnvironmentError(error, ownerHint);
  }
}

/** Proves the books, as the role that owns them. */
export async function auditDatabaseFor(
  { databaseOwnerUrl, contract = false, dryRun = false }: MigrateDatabaseRequest,
  onProgress: Progress,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<AuditReport & { warnings: string[] }> {
  if (contract || dryRun)
    throw usageError(
      'BadValue',
      'An audit changes nothing.',
      'Leave --contract and --dry-run out: they belong to livery database migrate.',
    );
  const { value, warnings } = requireOwner(databaseOwnerUrl, environment);
  const { auditDatabase } = await loadGateway();
  try {
    return { ...(await auditDatabase(value, onProgress)), warnings };
  } catch (error) {
    throw toEnvironmentError(error, ownerHint);
  }
}

const ownerHint = 'LIVERY_DATABASE_OWNER_URL is the address with the role that owns the database (docs/hosting.md).';

function requireOwner(given: string | undefined, environment: NodeJS.ProcessEnv): { value: string; warnings: string[] } {
  return requireDatabase({ given, flag: '--database-owner-url', variable: 'LIVERY_DATABASE_OWNER_URL', environment });
}

/** @throws CliError when no address is given, or one that cannot be taken */
export function requireDatabase(source: Parameters<typeof readDatabaseUrl>[0]): { value: string; warnings: string[] } {
  const { value, problems, warnings } = readDatabaseUrl(source);
  const missing: Lack = { what: 'No database is named.', hint: `Set ${source.variable}, or ${source.variable}_FILE.` };
  if (value !== null && problems.length === 0) return { value, warnings };
  const [{ what, hint }] = problems.length === 0 ? [missing] : (problems as [Lack, ...Lack[]]);
  throw new CliError(exitCode.usage, {
    name: 'BadDatabase',
    title: 'The address of the database cannot be used',
    message: what,
    hint: hint,
  });
}
