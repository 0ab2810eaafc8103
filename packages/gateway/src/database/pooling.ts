import pg, { type Pool } from 'pg';
import { expectFirstAnswer } from './database.ts';
import { DatabaseUnusable } from './database-errors.ts';

/** A pooler may rotate its connections, so a single check could miss that they are shared. */
const looks = 5;

/**
 * Whether a pooler moves clients between server connections, as PgBouncer does in its modes `transaction` and
 * `statement`. Then two clients connected at once share a backend, or one client changes backends.
 */
export async function sharesConnections(databaseUrl: string): Promise<boolean> {
  const [first, second] = [databaseUrl, databaseUrl].map(
    (connectionString) => new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, query_timeout: 10_000 }),
  ) as [pg.Client, pg.Client];
  for (const client of [first, second]) client.on('error', () => {});
  try {
    await Promise.all([first.connect(), second.connect()]);
    const home = await backendOf(first);
    for (let look = 0; look < looks; look++) {
      await second.query('BEGIN');
      const other = await backendOf(second);
      const now = await backendOf(first);
      await second.query('COMMIT');
      if (other === home || now !== home) return true;
    }
    return false;
  } finally {
    await Promise.all([first.end(), second.end()]).catch(() => {});
  }
}

async function backendOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid;
}

/**
 * Opens as many connections as the gateway may use, all at once. A pooler or server with fewer would let calls hang
 * under load.
 *
 * @throws DatabaseUnusable
 */
export async function requireConnections(pool: Pool): Promise<void> {
  const size = pool.options.max;
  const opened = await Promise.allSettled(
    Array.from({ length: size }, async () => {
      const client = await pool.connect();
      await expectFirstAnswer(client, pool.options.connectionTimeoutMillis).catch((error: unknown) => {
        client.release(true);
        throw error;
      });
      return client;
    }),
  );
  const clients = opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  for (const client of clients) client.release();
  const granted = clients.length;
  if (granted < size)
    throw new DatabaseUnusable(
      `PostgreSQL gives the gateway ${granted} of the ${size} connections that it may use at once: raise max_connections or the pooler's pool size, or lower --pool-size.`,
    );
}
