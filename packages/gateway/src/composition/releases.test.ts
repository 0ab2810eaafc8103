import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadSnapshot, writeSnapshot } from '../../test/release-snapshot.ts';
import { createTestDatabase, type TestDatabase } from '../../test/postgres/test-database.ts';
import { createTestGateway } from '../../test/test-gateway.ts';
import { addAccount } from '#modules/member/add-account.action.ts';
import { auditDatabase } from './audit-database.ts';
import { connectLogin } from '#database/database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { hashOf, migrate } from '#database/migrate.ts';
import type { Migration } from '#database/migration.ts';
import { migrations } from './migrations.ts';

const folder = path.join(import.meta.dirname, '../../test/releases');
let today: string;
const made: TestDatabase[] = [];

beforeAll(async () => {
  const seeded = await createTestDatabase();
  today = await writeSnapshot(seeded.url, 'of today');
  await seeded.drop();
});

const drop = () => Promise.all(made.splice(0).map((database) => database.drop()));
afterEach(drop);
afterAll(drop);

async function load(snapshot: string): Promise<string> {
  const database = await createTestDatabase({ empty: true });
  made.push(database);
  await loadSnapshot(database.url, snapshot);
  return database.url;
}

/** Changes in a future release. */
const next = (...statements: string[]): Migration => ({ name: '9001-next', phase: 'expand', statements });

async function applyNext(url: string, migration: Migration): Promise<void> {
  const { db } = connectLogin(url);
  await migrate(db, [...migrations, migration], ['expand']).finally(() => db.destroy());
}

async function upgrade(url: string): Promise<void> {
  for (const phase of ['expand', 'contract'] as const) await migrateDatabase(url, { phase, isDryRun: false });
}

async function readBalances(url: string): Promise<{ all: unknown[]; demo: number }> {
  const { db } = connectLogin(url);
  const { rows } = await sql<{ username: string | null; code: string; kind: string; unit: string; balance: number | null }>`
    SELECT account.id, merchant.code, username, kind, unit, balance FROM account
    JOIN merchant ON merchant.id = account.merchant_id LEFT JOIN member ON member.id = member_id ORDER BY account.id`
    .execute(db)
    .finally(() => db.destroy());
  const demo = rows.find(({ username, code, kind }) => username === 'demo' && code === 'ALPHA' && kind === 'CASH');
  return { all: rows, demo: demo?.balance ?? expect.fail('the snapshot has no demo member with money') };
}

async function expectKept(url: string, before: Awaited<ReturnType<typeof readBalances>>): Promise<void> {
  const { findings, entries } = await auditDatabase(url);
  expect({ findings, isFilled: entries > 0 }).toEqual({ findings: [], isFilled: true });
  expect(await readBalances(url)).toEqual(before);
  // In production, seeds do not overwrite existing data.
  const gateway = await createTestGateway({ databaseUrl: url, environment: 'production' });
  try {
    const { envelope } = await gateway.call('balance', { token: await gateway.logIn('demo') });
    expect(envelope.value).toMatchObject({ balance: before.demo });
    await addAccount(url, { merchantCode: 'ALPHA', account: 'newcomer', password: 'a-long-way-home', operator: 'test' });
  } finally {
    await gateway.close();
  }
}

const releases = globSync('*.sql.gz', { cwd: folder }).toSorted();

it.each(releases)('the database of release %s is upgraded to this one with its books and members intact', async (name) => {
  const url = await load(gunzipSync(readFileSync(path.join(folder, name))).toString());
  const before = await readBalances(url);
  await upgrade(url);
  await expectKept(url, before);
});

describe('a snapshot of this release', () => {
  it('restores the same database, row for row', async () => {
    const url = await load(today);
    expect((await writeSnapshot(url, 'of today')) === today).toBe(true);
  });

  it('is upgraded to the next release with its books and members intact', async () => {
    const url = await load(today);
    const before = await readBalances(url);
    const prize = 'CREATE TABLE prize (merchant_id integer NOT NULL REFERENCES merchant, name text NOT NULL)';
    await applyNext(
      url,
      next(prize, `ALTER TABLE member ADD motto text NOT NULL DEFAULT ''`, `INSERT INTO prize SELECT id, code FROM merchant`),
    );
    await upgrade(url);
    await expectKept(url, before);
  });

  it('reveals a next release that loses money', async () => {
    const url = await load(today);
    const lossy = ['DISABLE TRIGGER USER', 'ENABLE TRIGGER USER'].map((change) => `ALTER TABLE account ${change}`);
    await applyNext(url, next(lossy.join('; UPDATE account SET balance = balance - 1 WHERE balance > 0; ')));
    await upgrade(url);
    expect((await auditDatabase(url)).findings).not.toEqual([]);
  });

  it('is refused by a release with a different foundation', async () => {
    const [foundation] = migrations;
    const hash = foundation === undefined ? '' : hashOf(foundation);
    expect(today).toContain(hash);
    const url = await load(today.replace(hash, '0'.repeat(64)));
    await expect(upgrade(url)).rejects.toMatchObject({
      name: 'DatabaseUnusable',
      message: expect.stringContaining('another version of 0001-foundation'),
    });
  });
});
