import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/postgres/test-database.ts';
import { until } from '../../test/test-fleet.ts';
import { alpha, beta, testControlSecret, testGamesOrigins, testKeySecret } from '../../test/test-merchants.ts';
import { startGateway, type Gateway, type GatewayOptions } from './gateway.ts';
import { controlRequest } from '@livery/contract/control/request';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});

afterAll(() => database.drop());

function start(options: Partial<GatewayOptions> = {}): Promise<Gateway> {
  const usual = { databaseUrl: database.url, merchants: [alpha], gamesOrigins: testGamesOrigins, keySecrets: [testKeySecret] };
  return startGateway({ ...usual, environment: 'test', controlSecret: testControlSecret, ...options } as GatewayOptions);
}

async function query({ url }: Pick<TestDatabase, 'url'>, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

const ask = (gateway: Gateway, merchant: string) => fetch(`${gateway.url}/wps/x/site/settings`, { headers: { merchant } });

describe('startGateway', () => {
  it('keeps its data on a second start, and adds a merchant configured since', async () => {
    const first = await start();
    expect((await ask(first, alpha.merchantCode)).status).toBe(200);
    expect((await ask(first, beta.merchantCode)).status).toBe(421);
    const caller = { secret: testControlSecret, merchant: alpha.merchantCode };
    const { path, ...grant } = controlRequest('grant', { account: 'demo', amount: 25 }, caller);
    expect((await fetch(`${first.url}${path}`, grant)).status).toBe(200);
    await first.close();

    const steps: string[] = [];
    const second = await start({
      merchants: [{ ...alpha, name: 'Alpha renamed', hosts: ['new.alpha.example'] }, beta],
      onProgress: (step) => steps.push(step),
    });
    expect(steps.filter((step) => step.startsWith('Seeding'))).toEqual(['Seeding Beta']);
    expect((await ask(second, beta.merchantCode)).status).toBe(200);
    const rows = await query(
      database,
      `SELECT merchant.name, merchant.hosts, account.balance FROM account JOIN member ON member.id = account.member_id JOIN merchant ON merchant.id = member.merchant_id WHERE member.username = 'demo' AND account.kind = 'CASH' ORDER BY merchant.id`,
    );
    await second.close();
    expect(rows).toEqual([
      { name: 'Alpha renamed', hosts: ['new.alpha.example'], balance: '1250100' },
      { name: 'Beta', hosts: ['beta.example'], balance: '1250075' },
    ]);
  });

  it('answers no calls for a brand that was removed, but keeps its merchant’s data and jobs', async () => {
    const fresh = await createTestDatabase({ empty: true });
    const both = { databaseUrl: fresh.url, merchants: [alpha, beta] };
    const jobsOfBeta = async () => {
      const rows = await query(
        fresh,
        `SELECT DISTINCT state FROM job_queue.job WHERE (data ->> 'merchantId')::integer = (SELECT id FROM merchant WHERE code = 'BETA')`,
      );
      return rows.map(({ state }) => state);
    };
    const first = await start(both);
    await until(async () => (await jobsOfBeta()).length > 0, 'the merchant has jobs');
    await first.close();
    const without = await start({ ...both, merchants: [alpha], leftOut: [beta.brand] });
    expect((await ask(without, beta.merchantCode)).status).toBe(421);
    expect((await ask(without, alpha.merchantCode)).status).toBe(200);
    // Queued work of its merchant still runs.
    await until(async () => (await jobsOfBeta()).every((state) => state !== 'created' && state !== 'active'), 'its jobs have run');
    expect(await jobsOfBeta()).toEqual(['completed']);
    await without.close();
    const again = await start(both);
    expect((await ask(again, beta.merchantCode)).status).toBe(200);
    await again.close();
    await fresh.drop();
  });

  it('lets two gateways prepare one database at the same time, and both accept what either created', async () => {
    const fresh = await createTestDatabase({ empty: true });
    const fleet = await Promise.all([start({ databaseUrl: fresh.url }), start({ databaseUrl: fresh.url })]);
    const keys = await Promise.all(
      fleet.map(
        async ({ url }) =>
          ((await (await fetch(`${url}/wps/x/keys`, { headers: { merchant: 'ALPHA' } })).json()) as { value: { keys: unknown } }).value
            .keys,
      ),
    );
    expect(keys[0]).toEqual(keys[1]);
    await Promise.all(fleet.map((gateway) => gateway.close()));
    await fresh.drop();
  });

  it('starts on additions of a newer release, and refuses what that release removed', async () => {
    const newer = await createTestDatabase();
    await query(newer, `INSERT INTO schema_migration (name, phase, sha256) VALUES ('9998-more', 'expand', '')`);
    await (await start({ databaseUrl: newer.url })).close();
    await query(newer, `INSERT INTO schema_migration (name, phase, sha256) VALUES ('9999-less', 'contract', '')`);
    await expect(start({ databaseUrl: newer.url })).rejects.toMatchObject({
      name: 'DatabaseTooNew',
      message: expect.stringMatching(/: 9999-less took/),
    });
    await newer.drop();
  });

  it('keeps a secret for its keys in the data folder, for its owner alone, and requires one in production', async () => {
    const fresh = await createTestDatabase({ empty: true });
    const dataDir = await mkdtemp(path.join(tmpdir(), 'livery-secret-'));
    const file = path.join(dataDir, 'key-secret');
    const common = { databaseUrl: fresh.url, dataDir, merchants: [alpha], gamesOrigins: testGamesOrigins };
    const options = { ...common, environment: 'test', controlSecret: testControlSecret } as const;
    const fleet = await Promise.all([startGateway(options), startGateway(options)]);
    await Promise.all(fleet.map((gateway) => gateway.close()));
    const secret = await readFile(file, 'utf8');
    expect({ secret, mode: (await stat(file)).mode & 0o777 }).toEqual({ secret: expect.stringMatching(/^[\w-]{43}\n$/), mode: 0o600 });

    await (await startGateway(options)).close();
    await expect(startGateway({ ...common, environment: 'production' })).rejects.toMatchObject({
      name: 'KeySecretUnusable',
      message: expect.stringContaining('LIVERY_KEY_SECRET'),
    });
    await rm(file);
    await expect(startGateway(options)).rejects.toMatchObject({
      name: 'KeySecretUnusable',
      message: expect.stringContaining('payload_key'),
    });
    await (await startGateway({ ...options, keySecrets: [secret.trim()] })).close();
    await rm(dataDir, { recursive: true });
    await fresh.drop();
  });

  it('reports in one sentence that its port is taken or its database is down', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
    );
    await expect(start({ port })).rejects.toMatchObject({ name: 'GatewayPortBusy', message: expect.stringContaining(String(port)) });
    taken.close();
    await expect(start({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toMatchObject({ name: 'DatabaseUnusable' });
  });
});

describe('startGateway in production', () => {
  const login = `gateway_${process.pid}`;
  const production = (url: string) => start({ databaseUrl: url, environment: 'production', log: 'silent' });
  const asLogin = ({ url }: TestDatabase) => Object.assign(new URL(url), { username: login, password: 'for-a-test' }).href;
  let made: TestDatabase;

  beforeAll(async () => {
    made = await createTestDatabase();
    await query(made, `CREATE ROLE ${login} LOGIN PASSWORD 'for-a-test' IN ROLE livery_runtime`);
  });

  afterAll(async () => {
    await query(made, `DROP ROLE ${login}`);
    await made.drop();
  });

  it('connects as a login that cannot change the schema, adds new merchants, and has no control calls', async () => {
    const gateway = await production(asLogin(made));
    expect((await ask(gateway, alpha.merchantCode)).status).toBe(200);
    expect((await fetch(`${gateway.url}/control/health`, { headers: { 'x-control-secret': testControlSecret } })).status).toBe(404);
    await gateway.close();
  });

  it('refuses to run as the owner of the tables or as a superuser', async () => {
    await expect(production(made.url)).rejects.toMatchObject({ name: 'DatabaseRoleRefused' });
  });

  it('does not create the schema, and names the command that does', async () => {
    const empty = await createTestDatabase({ empty: true });
    await expect(production(asLogin(empty))).rejects.toMatchObject({
      name: 'DatabaseBehind',
      message: expect.stringContaining('livery database migrate'),
    });
    expect(await query(empty, `SELECT FROM pg_tables WHERE schemaname = 'public'`)).toEqual([]);
    await empty.drop();
  });
});
