import type { Migrated } from '@livery/gateway';
import { CliError } from '../cli-error.ts';
import { exitCode } from '../exit-codes.ts';
import { readDatabaseUrl } from './database-url.ts';
import { loadGateway, toEnvironmentError } from './gateway-errors.ts';
import type { Lack } from './secrets.ts';

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
  const { value, warnings } = requireDatabase({
    given: databaseOwnerUrl,
    flag: '--database-owner-url',
    variable: 'LIVERY_DATABASE_OWNER_URL',
    environment,
  });
  const { migrateDatabase } = await loadGateway();
  try {
    return { ...(await migrateDatabase(value, { phase: contract ? 'contract' : 'expand', isDryRun: dryRun })), warnings };
  } catch (error) {
    throw toEnvironmentError(error, 'LIVERY_DATABASE_OWNER_URL is the address with the role that owns the database (docs/hosting.md).');
  }
}

/** @throws CliError when no address is given, or one that cannot be taken */
export function requireDatabase(source: Parameters<typeof readDatabaseUrl>[0]): { value: string; warnings: string[] } {
  const { value, problems, warnings } = readDatabaseUrl(source);
  const missing: Lack = { what: 'No database is named.', hint: `Set ${source.variable}, or ${source.variable}_FILE.` };
  if (value !== null && problems.length === 0) return { value, warnings };
  const [{ what, hint }] = problems.length === 0 ? [missing] : (problems as [Lack, ...Lack[]]);
  throw new CliError(exitCode.usage, { name: 'BadDatabase', title: 'This database cannot be named so', message: what, hint: hint });
}
