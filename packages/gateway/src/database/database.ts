import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { GatewayDatabase } from './schema.ts';

const int8 = 20;

/** A pool of connections on which `bigint` arrives as a number, refused when it would lose digits, and Kysely on top of it. */
export function connect(databaseUrl: string, poolSize = 20): { db: GatewayDatabase; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 && format !== 'binary' ? toSafeNumber : pg.types.getTypeParser(oid, format),
    } as pg.CustomTypesConfig,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return { db: new Kysely({ dialect: new PostgresDialect({ pool }) }), pool };
}

function toSafeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`A bigint of the database is beyond safe integers: ${text}`);
  return value;
}
