import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/test-database.ts';
import { alpha, beta, testGamesOrigins, testKeySecret } from '../test/test-merchants.ts';
import { startGateway, type Gateway, type GatewayOptions } from './gateway.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});

afterAll(() => database.drop());

function start(options: Partial<GatewayOptions> = {}): Promise<Gateway> {
  return startGateway({
    databaseUrl: database.url,
    merchants: [alpha],
    gamesOrigins: testGamesOrigins,
    keySecrets: [testKeySecret],
    environment: 'test',
    ...options,
  });
}

const ask = (gateway: Gateway, merchant: string) => fetch(`${gateway.url}/wps/x/site/settings`, { headers: { merchant } });

describe('startGateway', () => {
  it('keeps what it has on a second start, and adds a merchant that came since', async () => {
    const first = await start();
    expect((await ask(first, alpha.merchantCode)).status).toBe(200);
    expect((await ask(first, beta.merchantCode)).status).toBe(421);
    const control = (path: string, body: object) =>
      fetch(`${first.url}/control/${path}`, {
        method: 'POST',
        headers: { merchant: alpha.merchantCode, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await control('balance', { account: 'demo', amount: 25 });
    await first.close();

    const steps: string[] = [];
    const second = await start({
      merchants: [{ ...alpha, name: 'Alpha renamed', hosts: ['new.alpha.example'] }, beta],
      onProgress: (step) => steps.push(step),
    });
    expect(steps.filter((step) => step.startsWith('Seeding'))).toEqual(['Seeding Beta']);
    expect((await ask(second, beta.merchantCode)).status).toBe(200);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(
      `SELECT merchant.name, merchant.hosts, account.balance FROM account JOIN member ON member.id = account.member_id JOIN merchant ON merchant.id = member.merchant_id WHERE member.username = 'demo' ORDER BY merchant.id`,
    );
    await client.end();
    await second.close();
    expect(rows).toEqual([
      { name: 'Alpha renamed', hosts: ['new.alpha.example'], balance: '1250100' },
      { name: 'Beta', hosts: ['beta.example'], balance: '1250075' },
    ]);
  });

  it('lets two gateways prepare one database at the same time, and both open what either invited', async () => {
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

  it('refuses a database of a newer schema', async () => {
    const newer = await createTestDatabase();
    const client = new pg.Client({ connectionString: newer.url });
    await client.connect();
    await client.query(`INSERT INTO schema_migration (name) VALUES ('9999-from-the-future')`);
    await client.end();
    await expect(start({ databaseUrl: newer.url })).rejects.toMatchObject({
      name: 'DatabaseTooNew',
      message: expect.stringContaining('9999-from-the-future'),
    });
    await newer.drop();
  });

  it('keeps a secret for its keys in the data folder, for its owner alone, and asks for one in production', async () => {
    const fresh = await createTestDatabase({ empty: true });
    const dataDir = await mkdtemp(path.join(tmpdir(), 'livery-secret-'));
    const file = path.join(dataDir, 'key-secret');
    const options = { databaseUrl: fresh.url, dataDir, merchants: [alpha], gamesOrigins: testGamesOrigins };
    const fleet = await Promise.all([startGateway(options), startGateway(options)]);
    await Promise.all(fleet.map((gateway) => gateway.close()));
    const secret = await readFile(file, 'utf8');
    expect({ secret, mode: (await stat(file)).mode & 0o777 }).toEqual({ secret: expect.stringMatching(/^[\w-]{43}\n$/), mode: 0o600 });

    await (await startGateway(options)).close();
    await expect(startGateway({ ...options, environment: 'production' })).rejects.toMatchObject({
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

  it('says in one sentence that its port is taken, or its database away', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
    );
    await expect(start({ port })).rejects.toMatchObject({ name: 'GatewayPortBusy', message: expect.stringContaining(String(port)) });
    taken.close();
    await expect(start({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toMatchObject({ name: 'DatabaseUnusable' });
  });
});
