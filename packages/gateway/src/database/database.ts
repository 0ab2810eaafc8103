import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { GatewayDatabase } from './schema.ts';

const int8 = 20;
const date = 1082;

/**
 * Timeouts in milliseconds for a connection, a statement, a lock and an idle transaction. `answer` is our own timeout
 * for a statement, in case a pooler never passes it to PostgreSQL.
 */
export const limits = { connect: 2_000, statement: 10_000, lock: 3_000, idleInTransaction: 10_000, answer: 15_000 };

/** The role that the gateway switches to after login. It owns no table (`access.ts`). */
export const runtimeRole = 'livery_runtime';

/**
 * Checks that a new connection answers, because a pooler accepts more clients than it has connections. pg-pool's own
 * `verify` loses the connection if the caller stops waiting in the meantime.
 *
 * @param timeout milliseconds
 * @throws Error if none is free in time
 */
export async function expectFirstAnswer(client: pg.PoolClient, timeout = limits.connect): Promise<void> {
  const question = { text: 'SELECT 1', query_timeout: timeout };
  await client.query(question);
}

/** A pool for the runtime. Nothing is set on its connections: {@link Tenants} sets role, time limits and tenant in every transaction. */
export function connectRuntime(databaseUrl: string, size = 20, connectTimeout = limits.connect): pg.Pool {
  return makePool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: limits.answer,
  });
}

/** Connects with the address's login and without the time limits of calls, for migrations and audits. `db.destroy` ends both. */
export function connectLogin(databaseUrl: string): { db: GatewayDatabase; pool: pg.Pool } {
  const pool = makePool({ connectionString: databaseUrl, max: 4, connectionTimeoutMillis: 10_000 });
  return { db: new Kysely({ dialect: new PostgresDialect({ pool }) }), pool };
}

/**
 * `bigint` becomes a number, and is refused if it would lose digits. `date` stays `yyyy-mm-dd`, because a day has no
 * time zone.
 */
export function makePool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
    } as pg.CustomTypesConfig,
  });
  // The pool replaces a broken connection, idle or in use. Without listeners, the error would end the process.
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
