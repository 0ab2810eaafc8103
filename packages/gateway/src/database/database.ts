import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { GatewayDatabase } from './schema.ts';

const int8 = 20;
const date = 1082;

/** Milliseconds. A call waits this long for a connection, a statement, a row that another holds, and may stand idle in a transaction. */
const limits = { connect: 2_000, statement: 10_000, lock: 3_000, idleInTransaction: 10_000 };

/** The role that the gateway acts as, whoever it logs in as: it owns no table (`foundation/access.ts`). */
export const runtimeRole = 'livery_runtime';

/** A pool of connections of the runtime role, each with its time limits. */
export function connectRuntime(databaseUrl: string, size = 20): pg.Pool {
  return makePool({
    connectionString: databaseUrl,
    max: size,
    options: `-c role=${runtimeRole}`,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
  });
}

/** Whoever the address names, without the limits of calls: for migrations and audits, which may take their time. `db.destroy` ends both. */
export function connectLogin(databaseUrl: string): { db: GatewayDatabase; pool: pg.Pool } {
  const pool = makePool({ connectionString: databaseUrl, max: 4, connectionTimeoutMillis: 10_000 });
  return { db: new Kysely({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** `bigint` arrives as a number, refused when it would lose digits; a `date` as its `yyyy-mm-dd`, since a day has no time zone. */
function makePool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
    } as pg.CustomTypesConfig,
  });
  // A connection that breaks, idle or at work, is replaced by the pool; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const parsers = new Map<number, (text: string) => unknown>([
  [int8, toSafeNumber],
  [date, String],
]);

function toSafeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`A bigint of the database is beyond safe integers: ${text}`);
  return value;
}
