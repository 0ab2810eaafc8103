import { routes } from '@livery/contract/routes';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startStandby } from '../../test/postgres/standby.ts';
import { createTestGateway, type TestGateway } from '../../test/test-gateway.ts';
import { DatabaseUnusable } from './database-errors.ts';

const servers = await startStandby();
const standby = new pg.Client({ connectionString: await servers.standby.databaseUrl('postgres') });
standby.on('error', () => {});
const databaseUrl = await servers.primary.databaseUrl('livery');
let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  await standby.connect();
  // The standby has the database once it has replayed its creation.
  await vi.waitFor(async () => {
    const { rowCount } = await standby.query("SELECT FROM pg_database WHERE datname = 'livery'");
    expect(rowCount).toBe(1);
  });
  gateway = await createTestGateway({ databaseUrl, replicaUrl: await servers.standby.databaseUrl('livery') });
  token = await gateway.logIn();
});
afterAll(async () => {
  await gateway.close();
  await standby.end().catch(() => {});
  await servers.stop();
});

const dayFromNow = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
const days = { from: dayFromNow(-1), to: dayFromNow(1) };
const give = (amount: number) => gateway.control('grant', { account: 'demo', amount });
const inFile = async () => {
  const headers = { merchant: 'ALPHA', authorization: `Bearer ${token}` };
  const { statusCode, body } = await gateway.inject({ url: routes.transactionFile.path, headers, query: days });
  expect(statusCode).toBe(200);
  return body.split('\n').length;
};
const inTotals = async () => Number((await gateway.call('transactionTotals', { token, query: days })).envelope.value['count']);
const balance = async () => Number((await gateway.call('balance', { token })).envelope.value['balance']);

it('writes files from the replica, but reads totals and balances from the primary', async () => {
  const before = { file: await inFile(), totals: await inTotals(), balance: await balance() };
  await standby.query('SELECT pg_wal_replay_pause()');
  await give(500);
  expect(await inFile()).toBe(before.file);
  expect(await inTotals()).toBe(before.totals + 1);
  expect(await balance()).toBe(before.balance + 500);
  await standby.query('SELECT pg_wal_replay_resume()');
  await expect.poll(inFile, { timeout: 10_000 }).toBe(before.file + 1);
});

it('does not start with a database that is not its replica', async () => {
  const other = createTestGateway({ databaseUrl, replicaUrl: databaseUrl });
  await expect(other).rejects.toThrow(DatabaseUnusable);
  await expect(other).rejects.toThrow(/not a streaming replica/);
});

it('lets every login read which cluster it is on', async () => {
  const { rows } = await standby.query("SELECT has_function_privilege('livery_runtime', 'pg_control_system()', 'EXECUTE') AS may");
  expect(rows).toEqual([{ may: true }]);
});

it('writes files from the primary once the replica is down', async () => {
  const before = await inFile();
  await servers.standby.stop();
  await give(500);
  // An open connection breaks, and the next one goes to the primary.
  await expect.poll(inFile, { timeout: 10_000 }).toBe(before + 1);
});
