import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyError } from 'fastify';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openPostgresProxy } from '../../test/postgres/postgres-proxy.ts';
import { openTestGateway } from '../../test/test-gateway.ts';
import { answerError } from './error-answers.ts';

const gateway = await openTestGateway();
const { databaseUrl } = gateway;
const pools: pg.Pool[] = [];
const nowhere = 'postgres://nobody@127.0.0.1:1/none';

const ask = poolOf();
await ask.query('CREATE TABLE IF NOT EXISTS pair (n integer PRIMARY KEY); INSERT INTO pair VALUES (1), (2)');
afterAll(async () => {
  for (const pool of pools) if (!pool.ending) await pool.end();
});

function poolOf(options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, ...options });
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  pools.push(pool);
  return pool;
}

/** Resolves when a connection that this pool opens later breaks. */
const breakIn = (pool: pg.Pool): Promise<unknown> =>
  new Promise((resolve) => pool.on('connect', (client) => client.on('error', () => setImmediate(resolve))));

const kyselyOf = (pool: pg.Pool): Kysely<unknown> => new Kysely({ dialect: new PostgresDialect({ pool }) });
const inTransaction = (pool: pg.Pool, action: (trx: Transaction<unknown>) => Promise<unknown>) =>
  kyselyOf(pool).transaction().execute(action);

/** What the gateway answers when a call ends with this error. */
async function answerTo(failing: Promise<unknown>) {
  const error: unknown = await failing.then(
    () => Promise.reject(new Error('nothing failed')),
    (reason: unknown) => reason,
  );
  const app = Fastify();
  app.setErrorHandler(answerError);
  app.get('/', () => {
    throw error as FastifyError;
  });
  const response = await app.inject('/');
  const { value } = response.json<{ value: { code: string; retryAfter?: number } }>();
  return { status: response.statusCode, code: value.code, after: response.headers['retry-after'], error: error as FastifyError };
}

const unavailable = { status: 503, code: 'UNAVAILABLE', after: '1' };

describe('a database failure answers UNAVAILABLE, to be retried after one second', () => {
  it.each<[string, () => Promise<unknown>, object]>([
    [
      'all connections are taken for too long',
      async () => {
        const pool = poolOf({ max: 1, connectionTimeoutMillis: 1_000 });
        const taken = await pool.connect();
        await pool.query('SELECT 1').finally(() => taken.release());
      },
      { message: 'timeout exceeded when trying to connect' },
    ],
    [
      'the server takes the connection and says nothing',
      async () => {
        const proxy = await openPostgresProxy(databaseUrl);
        proxy.stall();
        await poolOf({ connectionString: proxy.url, connectionTimeoutMillis: 50 })
          .query('SELECT 1')
          .finally(() => proxy.close());
      },
      { message: 'Connection terminated due to connection timeout' },
    ],
    ['nobody listens', () => poolOf({ connectionString: nowhere }).query('SELECT 1'), { code: 'ECONNREFUSED' }],
    [
      'its name leads nowhere',
      () => poolOf({ connectionString: 'postgres://nobody@database.invalid/none' }).query('SELECT 1'),
      { code: expect.stringMatching(/^(ENOTFOUND|EAI_AGAIN)$/) },
    ],
    ['a client alone cannot connect in time', connectToSilence, { message: 'timeout expired' }],
    [
      'the pool has ended',
      async () => {
        const pool = poolOf();
        await pool.end();
        await pool.query('SELECT 1');
      },
      { message: 'Cannot use a pool after calling end on the pool' },
    ],
    [
      'Kysely was closed',
      async () => {
        const db = kyselyOf(poolOf());
        await sql`SELECT 1`.execute(db);
        await db.destroy();
        await sql`SELECT 1`.execute(db);
      },
      { message: 'driver has already been destroyed' },
    ],
    ['a statement takes too long', () => poolOf({ statement_timeout: 50 }).query('SELECT pg_sleep(5)'), { code: '57014' }],
    ['an answer takes too long', () => poolOf({ query_timeout: 50 }).query('SELECT pg_sleep(1)'), { message: 'Query read timeout' }],
    [
      'a lock is not had in time',
      async () => {
        const pool = poolOf({ lock_timeout: 50 } as pg.PoolConfig);
        const holder = await pool.connect();
        await holder.query('BEGIN; LOCK TABLE pair');
        await pool.query('SELECT * FROM pair').finally(() => holder.query('ROLLBACK').then(() => holder.release()));
      },
      { code: '55P03' },
    ],
    [
      'a transaction idles for too long',
      () => {
        const pool = poolOf({ idle_in_transaction_session_timeout: 20 });
        const broken = breakIn(pool);
        return inTransaction(pool, async (trx) => {
          await sql`SELECT 1`.execute(trx);
          await broken;
          await sql`SELECT 1`.execute(trx);
        });
      },
      { message: 'Client has encountered a connection error and is not queryable' },
    ],
    ['a transaction takes too long', overlong, { message: expect.stringMatching(/^Connection terminated|transaction timeout/) }],
    ['a backend is ended in a statement', endedMidway, { code: '57P01' }],
    [
      'a backend is ended between two statements',
      () => {
        const pool = poolOf();
        const broken = breakIn(pool);
        return inTransaction(pool, async (trx) => {
          await endBackend(await backendOf(trx));
          await broken;
          await sql`SELECT 1`.execute(trx);
        });
      },
      { message: 'Client has encountered a connection error and is not queryable' },
    ],
    [
      'the way there breaks in a statement',
      cutMidway,
      { message: expect.stringMatching(/^Connection terminated unexpectedly|ECONNRESET/) },
    ],
    [
      'a client is closed in a statement',
      async () => {
        const client = new pg.Client({ connectionString: databaseUrl });
        await client.connect();
        const [result] = await Promise.allSettled([client.query('SELECT pg_sleep(1)'), wait(50).then(() => client.end())]);
        if (result.status === 'rejected') throw result.reason;
      },
      { message: 'Connection terminated' },
    ],
    [
      'a client is closed before a statement',
      async () => {
        const client = new pg.Client({ connectionString: databaseUrl });
        await client.connect();
        await client.end();
        await client.query('SELECT 1');
      },
      { message: 'Client was closed and is not queryable' },
    ],
    ['there is no room for a connection', crowdedOut, { code: '53300' }],
    ['a standby takes no writes', () => poolOf().query('BEGIN READ ONLY; INSERT INTO pair VALUES (3)'), { code: '25006' }],
    ['a serialisation fails', raceSerializable, { code: '40001' }],
    ['a deadlock is broken', deadlock, { code: '40P01' }],
  ])('%s', async (_case, fail, shape) => {
    const { error, ...answer } = await answerTo(fail());
    expect(error).toMatchObject(shape);
    expect(answer).toEqual(unavailable);
  });
});

describe('our own mistakes stay INTERNAL', () => {
  it.each(['SELECT 1/0', 'SELECT nothing', "SELECT 'x'::int", 'INSERT INTO pair VALUES (1)'])('%s', async (statement) => {
    expect(await answerTo(ask.query(statement))).toMatchObject({ status: 500, code: 'INTERNAL', after: undefined });
  });
});

it('survives a connection that PostgreSQL closes between two statements of a transaction', async () => {
  const { db } = gateway.platform;
  await expect(
    db.transaction().execute(async (trx) => {
      await endBackend(await backendOf(trx));
      // Otherwise the statement itself receives the error.
      await wait(100);
      await sql`SELECT 1`.execute(trx);
    }),
  ).rejects.toThrow(/not queryable|terminat|ECONNRESET/);
  expect((await gateway.call('systemStatus')).status).toBe(200);
});

async function backendOf<Tables>(trx: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
  return Number(rows[0]?.pid);
}

async function endBackend(pid: number): Promise<void> {
  await ask.query('SELECT pg_terminate_backend($1, 5000)', [pid]);
}

async function connectToSilence(): Promise<void> {
  const proxy = await openPostgresProxy(databaseUrl);
  proxy.stall();
  const client = new pg.Client({ connectionString: proxy.url, connectionTimeoutMillis: 50 });
  client.on('error', () => {});
  await client.connect().finally(() => proxy.close());
}

function overlong(): Promise<unknown> {
  return inTransaction(poolOf(), async (trx) => {
    await sql`SET LOCAL transaction_timeout = 50`.execute(trx);
    await sql`SELECT pg_sleep(5)`.execute(trx);
  });
}

async function endedMidway(): Promise<unknown> {
  const client = await poolOf().connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const [result] = await Promise.allSettled([client.query('SELECT pg_sleep(5)'), endBackend(Number(rows[0]?.pid))]);
  client.release(true);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

async function cutMidway(): Promise<unknown> {
  const proxy = await openPostgresProxy(databaseUrl);
  const pool = poolOf({ connectionString: proxy.url });
  await pool.query('SELECT 1');
  const asked = pool.query('SELECT pg_sleep(5)');
  setImmediate(proxy.cut);
  return asked.finally(() => proxy.close());
}

/** The limit of a role that is not a superuser. */
async function crowdedOut(): Promise<unknown> {
  const role = `crowd_${process.pid}`;
  await ask.query(`CREATE ROLE ${role} LOGIN PASSWORD 'crowd' CONNECTION LIMIT 0`);
  const url = new URL(databaseUrl);
  [url.username, url.password] = [role, 'crowd'];
  return poolOf({ connectionString: url.href })
    .query('SELECT 1')
    .finally(() => ask.query(`DROP ROLE ${role}`));
}

async function raceSerializable(): Promise<unknown> {
  const pool = poolOf();
  const [one, two] = [await pool.connect(), await pool.connect()];
  try {
    for (const client of [one, two]) await client.query('BEGIN ISOLATION LEVEL SERIALIZABLE; SELECT sum(n) FROM pair');
    await one.query('INSERT INTO pair VALUES (11)');
    await two.query('INSERT INTO pair VALUES (12)');
    await one.query('COMMIT');
    return await two.query('COMMIT');
  } finally {
    for (const client of [one, two]) client.release();
  }
}

async function deadlock(): Promise<unknown> {
  const pool = poolOf({ options: '-c deadlock_timeout=20ms' });
  const [one, two] = [await pool.connect(), await pool.connect()];
  const touch = (client: pg.PoolClient, n: number) => client.query('UPDATE pair SET n = n WHERE n = $1', [n]);
  for (const client of [one, two]) await client.query('BEGIN');
  await Promise.all([touch(one, 1), touch(two, 2)]);
  const ended = async (client: pg.PoolClient, n: number) => touch(client, n).finally(() => client.query('ROLLBACK'));
  const results = await Promise.allSettled([ended(one, 2), ended(two, 1)]);
  for (const client of [one, two]) client.release();
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return results;
}
