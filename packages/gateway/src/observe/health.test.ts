import net, { type AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openPostgresProxy } from '../../test/postgres/postgres-proxy.ts';
import { createTestDatabase } from '../../test/postgres/test-database.ts';
import { createTestGateway, openTestGateway } from '../../test/test-gateway.ts';
import { alpha, testControlSecret, testGamesOrigins, testKeySecret } from '../../test/test-merchants.ts';
import { migrations } from '#composition/migrations.ts';
import { startGateway, type GatewayOptions } from '#composition/gateway.ts';
import { Readiness } from './readiness.ts';

const database = await createTestDatabase();
const ask = new pg.Pool({ connectionString: database.url }).on('error', () => {});
afterAll(async () => {
  await ask.end();
  await database.drop();
});

const someMerchants = { all: () => [{} as never] };
const ready = { ready: true, state: 'serving', missing: [] };

async function verdictOf(served: Partial<Parameters<Readiness['serve']>[0]>) {
  const readiness = new Readiness();
  readiness.serve({ databaseUrl: database.url, merchants: someMerchants, migrations, ...served });
  return readiness.check().finally(() => readiness.close());
}

describe('readiness', () => {
  it('is given when database, migrations and merchants are in place', async () => {
    expect(await verdictOf({})).toEqual(ready);
  });

  it('lacks merchants while none are loaded', async () => {
    expect(await verdictOf({ merchants: { all: () => [] } })).toEqual({ ready: false, state: 'serving', missing: ['merchants'] });
  });

  it('lacks migrations when any or all are missing, and ignores those of a newer release', async () => {
    await ask.query(`INSERT INTO schema_migration (name, phase, sha256) VALUES ('9999-from-the-future', 'expand', '')`);
    expect(await verdictOf({})).toEqual(ready);
    await ask.query('DELETE FROM schema_migration');
    expect(await verdictOf({})).toMatchObject({ ready: false, missing: ['migrations'] });
    await ask.query('DROP TABLE schema_migration');
    expect(await verdictOf({})).toMatchObject({ ready: false, missing: ['migrations'] });
  });

  it('lacks the database when it does not answer', async () => {
    expect(await verdictOf({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).toMatchObject({ ready: false, missing: ['database'] });
    const proxy = await openPostgresProxy(database.url);
    proxy.stall();
    expect(await verdictOf({ databaseUrl: proxy.url })).toMatchObject({ ready: false, missing: ['database'] });
    await proxy.close();
  });

  it('is checked once for all concurrent callers', async () => {
    const readiness = new Readiness();
    readiness.serve({ databaseUrl: database.url, merchants: someMerchants, migrations });
    const first = readiness.check();
    expect(readiness.check()).toBe(first);
    await first;
    await readiness.close();
  });

  it('is not given before serving starts or while draining', async () => {
    const readiness = new Readiness();
    expect(await readiness.check()).toEqual({ ready: false, state: 'starting', missing: [] });
    readiness.serve({ databaseUrl: database.url, merchants: someMerchants, migrations });
    readiness.drain();
    expect(await readiness.check()).toEqual({ ready: false, state: 'closing', missing: [] });
    await readiness.close();
  });
});

describe('the health calls', async () => {
  const gateway = await openTestGateway();
  const production = await openTestGateway({ environment: 'production' });

  it.each(['gateway.test', 'alpha.example', 'beta.example', 'games.localhost:4000', '10.0.0.7:4100', ''])(
    'answer on host "%s" without a merchant, in production too',
    async (host) => {
      for (const { app } of [gateway, production]) {
        const alive = await app.inject({ method: 'GET', url: '/healthz', headers: { host } });
        expect([alive.statusCode, alive.json()]).toEqual([200, { alive: true }]);
        const answer = await app.inject({ method: 'GET', url: '/readyz', headers: { host } });
        expect([answer.statusCode, answer.json()]).toEqual([200, ready]);
        for (const { headers } of [alive, answer]) expect(headers['cache-control']).toBe('no-store');
      }
    },
  );

  it('report that PostgreSQL is down and then back, while the process stays alive', async () => {
    const proxy = await openPostgresProxy(gateway.databaseUrl);
    const readiness = new Readiness();
    readiness.serve({ databaseUrl: proxy.url, merchants: someMerchants, migrations });
    const watched = await createTestGateway({ app: { readiness } });
    const statusOf = async (url: string) => (await watched.inject({ method: 'GET', url })).statusCode;
    expect(await statusOf('/readyz')).toBe(200);
    proxy.cut();
    await expect.poll(() => statusOf('/readyz'), { timeout: 20_000 }).toBe(503);
    expect((await watched.inject({ method: 'GET', url: '/readyz' })).json()).toMatchObject({ ready: false, missing: ['database'] });
    expect(await statusOf('/healthz')).toBe(200);
    proxy.fix();
    await expect.poll(() => statusOf('/readyz'), { timeout: 20_000 }).toBe(200);
    await watched.close();
    await proxy.close();
  });

  it('report ready while the pool is busy, since that only slows calls', async () => {
    const busy = await createTestGateway({ poolSize: 2 });
    const taken = [await busy.platform.tenants.pool.connect(), await busy.platform.tenants.pool.connect()];
    const answer = await busy.inject({ method: 'GET', url: '/readyz' });
    for (const client of taken) client.release();
    expect(answer.statusCode).toBe(200);
    await busy.close();
  });
});

describe('a gateway', () => {
  const start = (options: Partial<GatewayOptions>) =>
    startGateway({
      merchants: [alpha],
      gamesOrigins: testGamesOrigins,
      keySecrets: [testKeySecret],
      environment: 'test',
      controlSecret: testControlSecret,
      log: 'silent',
      ...options,
    } as GatewayOptions);
  const ask = async (url: string) => {
    const response = await fetch(url);
    return { status: response.status, value: (await response.json()) as unknown };
  };

  it('is alive before it is ready, and stops being ready before it closes', async () => {
    const own = await createTestDatabase();
    const other = new pg.Client({ connectionString: own.url });
    await other.connect();
    // Another gateway of the fleet prepares the database.
    await other.query('SELECT pg_advisory_lock(7262004)');
    const metricsPort = await freePort();
    const watch = `http://127.0.0.1:${metricsPort}`;
    const starting = start({ databaseUrl: own.url, metricsPort, drainFor: 1_500 });
    await expect.poll(async () => (await ask(`${watch}/healthz`).catch(() => null))?.status, { timeout: 20_000 }).toBe(200);
    expect(await ask(`${watch}/readyz`)).toEqual({ status: 503, value: { ready: false, state: 'starting', missing: [] } });
    await other.end();

    const gateway = await starting;
    expect(gateway.metricsUrl).toBe(watch);
    expect(await ask(`${watch}/readyz`)).toEqual({ status: 200, value: ready });
    expect(await ask(`${gateway.url}/readyz`)).toEqual({ status: 200, value: ready });

    const closed = gateway.close();
    for (const url of [watch, gateway.url])
      expect(await ask(`${url}/readyz`)).toEqual({ status: 503, value: { ready: false, state: 'closing', missing: [] } });
    expect((await ask(`${gateway.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${gateway.url}/wps/system/status`, { headers: { merchant: 'ALPHA' } })).status).toBe(200);
    await closed;
    for (const url of [watch, gateway.url]) await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    await own.drop();
  });

  it('serves metrics only on the configured port', async () => {
    const own = await createTestDatabase();
    const gateway = await start({ databaseUrl: own.url, metricsPort: 0 });
    expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${gateway.metricsUrl}/wps/system/status`, { headers: { merchant: 'ALPHA' } })).status).toBe(404);
    const metrics = await fetch(`${gateway.metricsUrl}/metrics`);
    expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(metrics.headers.get('cache-control')).toBe('no-store');
    expect(await metrics.text()).toContain('livery_request_duration_seconds_count{route="unknown",method="GET",status="4xx"} 1');
    await gateway.close();
    await own.drop();
  });

  it('reports in one sentence that the metrics port is taken', async () => {
    const taken = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    await expect(start({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', metricsPort: port })).rejects.toMatchObject({
      name: 'GatewayPortBusy',
      message: expect.stringContaining(String(port)),
    });
    taken.close();
  });
});

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
