import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPgBouncerMissing, startPgBouncer } from '../../test/postgres/pgbouncer.ts';
import { createTestDatabase } from '../../test/postgres/test-database.ts';
import { createTestGateway, type TestGateway } from '../../test/test-gateway.ts';
import { startWorker } from '#jobs/worker.ts';
import { connectRuntime } from './database.ts';
import { DatabaseUnusable } from './database-errors.ts';
import { requireConnections, sharesConnections } from './pooling.ts';
import { Tenants } from './tenants.ts';

const database = await createTestDatabase();
const closing: (() => Promise<unknown>)[] = [() => database.drop()];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

async function pooled(mode: 'session' | 'transaction', size?: number): Promise<string> {
  const pooler = await startPgBouncer(database.url, { mode, ...(size === undefined ? {} : { size }) });
  closing.push(pooler.stop);
  return pooler.url;
}

async function runtimeOn(url: string, size: number): Promise<Tenants> {
  const tenants = new Tenants(connectRuntime(url, size), { isShared: await sharesConnections(url) });
  closing.push(() => tenants.close());
  return tenants;
}

const inForce = async (tenants: Tenants, merchantId: number | null) => {
  const { rows } = await sql`SELECT current_user AS role, current_setting('livery.merchant') AS merchant,
    current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
    current_setting('idle_in_transaction_session_timeout') AS idle`.execute(tenants.of(merchantId));
  return rows[0];
};
const wanted = (merchant: string) => ({ role: 'livery_runtime', merchant, statement: '10s', lock: '3s', idle: '10s' });

it('a server without a pooler gives a client the same connection throughout', async () => {
  expect(await sharesConnections(database.url)).toBe(false);
});

describe.skipIf(isPgBouncerMissing)('a transaction pooler', () => {
  let url: string;
  let gateway: TestGateway;
  beforeAll(async () => {
    url = await pooled('transaction');
    gateway = await createTestGateway({ databaseUrl: url, directUrl: database.url, poolSize: 20 });
    closing.push(() => gateway.close());
  });

  it('is refused without a direct address for notifications', async () => {
    const refused = createTestGateway({ databaseUrl: url });
    await expect(refused).rejects.toThrow(DatabaseUnusable);
    await expect(refused).rejects.toThrow(/LIVERY_DATABASE_DIRECT_URL/);
  });

  it('is detected, and every statement and transaction carries its role, limits and tenant', async () => {
    expect(await sharesConnections(url)).toBe(true);
    const tenants = await runtimeOn(url, 12);
    const merchants = [1, null, 2, 2, 1, null];
    const racing = Array.from({ length: 240 }, (_, index) => merchants[index % merchants.length] ?? null);
    const seen = await Promise.all(racing.map((merchantId) => inForce(tenants, merchantId)));
    expect(seen).toEqual(racing.map((merchantId) => wanted(String(merchantId ?? ''))));
    const moved = await Promise.all(
      [1, 2, 1, 2, 1, 2].map((merchantId) =>
        tenants.transaction(merchantId, async (trx) => {
          const ask = () => sql<{ merchant: string }>`SELECT current_setting('livery.merchant') AS merchant`.execute(trx);
          return [await ask(), await ask()].map(({ rows }) => rows[0]?.merchant);
        }),
      ),
    );
    expect(moved).toEqual(['1', '2', '1', '2', '1', '2'].map((merchant) => [merchant, merchant]));
  });

  it('leaves nothing behind on a server connection', async () => {
    const tenants = await runtimeOn(url, 4);
    await inForce(tenants, 1);
    const next = new pg.Client({ connectionString: url });
    await next.connect();
    const { rows } = await next.query(
      // Null on a connection that never had a merchant, because the pooler may have opened a new one.
      "SELECT current_user <> 'livery_runtime' AS own, coalesce(current_setting('livery.merchant', true), '') AS merchant",
    );
    await next.end();
    expect(rows[0]).toEqual({ own: true, merchant: '' });
  });

  it('never mixes two tenants: each reads its own data, and a blocked network stays blocked', async () => {
    const token = { ALPHA: await gateway.logIn('demo', 'ALPHA'), BETA: await gateway.logIn('demo', 'BETA') };
    const blocked = { 'x-forwarded-for': '203.0.113.9' };
    expect((await gateway.control('blockNetwork', { network: '203.0.113.0/24' })).statusCode).toBe(200);
    const units = { ALPHA: 'BRL', BETA: 'USD' } as const;
    const read = async (merchant: 'ALPHA' | 'BETA') => {
      const { status, envelope } = await gateway.call('balance', { merchant, token: token[merchant] });
      return [status, envelope.value['currency']];
    };
    for (let round = 0; round < 6; round++) {
      const order = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'ALPHA' : 'BETA') as 'ALPHA' | 'BETA');
      const [answers, refusals] = await Promise.all([
        Promise.all(order.map(read)),
        Promise.all(Array.from({ length: 5 }, () => gateway.call('gameMenus', { headers: blocked }))),
      ]);
      expect(answers).toEqual(order.map((merchant) => [200, units[merchant]]));
      expect(refusals.map(({ envelope }) => envelope.message)).toEqual(Array(5).fill('IP_BLOCKED'));
      // Refreshes one gateway's cache.
      gateway.platform.changes.tell('status');
    }
  });

  it('receives changes made elsewhere through the direct address of PostgreSQL', async () => {
    await gateway.owner.updateTable('merchant_status').set({ status: 1, maintenance: true }).execute();
    await expect.poll(async () => (await gateway.call('gameMenus')).status, { timeout: 5_000 }).toBe(503);
    await gateway.owner.updateTable('merchant_status').set({ status: 0, maintenance: false }).execute();
    await expect.poll(async () => (await gateway.call('gameMenus')).status, { timeout: 5_000 }).toBe(200);
  });

  it('runs jobs', async () => {
    const failures: unknown[] = [];
    const log = { warn: (problem: unknown) => failures.push(problem), error: (problem: unknown) => failures.push(problem) };
    const worker = await startWorker({ platform: gateway.platform, databaseUrl: url, log });
    const completed = async () =>
      (await sql<{ count: number }>`SELECT count(*) AS count FROM job_queue.job WHERE state = 'completed'`.execute(gateway.owner)).rows[0]
        ?.count;
    await expect.poll(completed, { timeout: 20_000 }).toBeGreaterThan(5);
    await worker.stop();
    expect(failures).toEqual([]);
  });
});

describe.skipIf(isPgBouncerMissing)('a session pooler', () => {
  it('needs no extra parameters passed through, and every limit holds', async () => {
    const url = await pooled('session', 30);
    expect(await sharesConnections(url)).toBe(false);
    const tenants = await runtimeOn(url, 4);
    expect(await inForce(tenants, 1)).toEqual(wanted('1'));
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('BEGIN; SELECT FROM merchant_status FOR UPDATE');
    const stuck = tenants.transaction(1, (trx) => trx.updateTable('merchant_status').set({ status: 0 }).execute());
    await expect(stuck).rejects.toMatchObject({ code: '55P03' });
    await holder.query('ROLLBACK');
    await holder.end();
  });

  it('is refused with fewer connections than the gateway may use', async () => {
    const url = await pooled('session', 3);
    const pool = connectRuntime(url, 5);
    closing.push(() => pool.end());
    await expect(requireConnections(pool)).rejects.toThrow('PostgreSQL gives the gateway 3 of the 5 connections');
  });
});
