import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/postgres/test-database.ts';
import { alpha, testGamesOrigins, testKeySecret, testMerchants } from '../../test/test-merchants.ts';
import { preparePlatform } from './prepare-platform.ts';
import type { Environment } from '#base/platform.ts';
import { connectLogin } from '#database/database.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { MerchantSeed } from './seed.ts';

let seeded: TestDatabase;
let empty: TestDatabase;

beforeAll(async () => {
  [seeded, empty] = await Promise.all([createTestDatabase(), createTestDatabase({ empty: true })]);
});

afterAll(async () => {
  await Promise.all([seeded.drop(), empty.drop()]);
});

/** Starts on a database as a gateway would, then passes it to `look`, as seen by its owner. */
async function prepared<Result>(
  { url }: TestDatabase,
  environment: Environment,
  look: (db: GatewayDatabase) => Promise<Result>,
  merchants: readonly MerchantSeed[] = testMerchants,
): Promise<Result> {
  const platform = await preparePlatform({
    databaseUrl: url,
    environment,
    merchants,
    gamesOrigins: testGamesOrigins,
    keySecrets: [testKeySecret],
    onProgress: () => {},
  });
  await platform.close();
  const owner = connectLogin(url).db;
  return look(owner).finally(() => owner.destroy());
}

const tables = [
  'merchant',
  'merchant_status',
  'feature_node',
  'register_rule',
  'member',
  'account',
  'txn',
  'game_vendor',
  'game',
  'merchant_vendor',
  'merchant_game',
  'game_winner',
  'announcement',
] as const;

async function contents(db: GatewayDatabase): Promise<Record<string, unknown[]>> {
  const rows = tables.map(async (table) => {
    const read = await sql<{ row: unknown }>`SELECT to_jsonb(${sql.table(table)}) AS row FROM ${sql.table(table)} ORDER BY 1`.execute(db);
    return [table, read.rows] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

async function count(db: GatewayDatabase, table: (typeof tables)[number]): Promise<number> {
  return (await db.selectFrom(table).selectAll().execute()).length;
}

async function everySeedIsDue(db: GatewayDatabase): Promise<void> {
  await db.updateTable('merchant_seed').set({ version: 0 }).execute();
  await db.updateTable('release_seed').set({ version: 0 }).execute();
}

describe('in production', () => {
  it('a new merchant gets settings, flags, rules and the house’s games, but no demo members or content', async () => {
    await prepared(empty, 'production', async (db) => {
      for (const table of ['merchant_status', 'feature_node', 'register_rule', 'merchant_vendor', 'game'] as const)
        expect(await count(db, table), table).toBeGreaterThan(0);
      for (const table of ['member', 'txn', 'merchant_game', 'game_winner', 'announcement'] as const)
        expect(await count(db, table), table).toBe(0);
      const offered = await db.selectFrom('merchant_vendor').select('vendor').execute();
      expect(offered).toEqual(testMerchants.map(() => ({ vendor: 'HOUSE' })));
    });
  });

  it('a merchant keeps its changes when a seed is due again', async () => {
    const before = await prepared(seeded, 'production', async (db) => {
      await db.deleteFrom('announcement').where('kind', '=', 'PU').execute();
      await db.deleteFrom('game_winner').execute();
      await db.deleteFrom('merchant_vendor').where('vendor', '=', 'PG').execute();
      const { id } = await db.selectFrom('merchant').select('id').where('code', '=', 'ALPHA').executeTakeFirstOrThrow();
      await db
        .insertInto('merchant_game')
        .values([
          { merchant_id: id, node_id: 27_001, offered: false, is_hot: null, hot_rank: null },
          { merchant_id: id, node_id: 27_002, offered: null, maintenance: true, is_hot: true, hot_rank: 5 },
        ])
        .execute();
      await db.updateTable('game').set({ maintenance: true, hot_rank: null }).where('type', '=', 'RNG').execute();
      await db.updateTable('feature_node').set({ enabled: false }).where('mod_id', '=', 'USERNAMEREG3').execute();
      await db.updateTable('register_rule').set({ min_length: 9 }).where('field', '=', 'password').execute();
      await db
        .updateTable('merchant')
        .set({ site: sql`site || '{"analyticsId": "G-1"}'` })
        .execute();
      await everySeedIsDue(db);
      return contents(db);
    });
    expect(await prepared(seeded, 'production', contents)).toEqual(before);
  });

  it('a game is named and drawn as the release says, and an older release leaves it unchanged', async () => {
    const palette = (db: GatewayDatabase) =>
      db.selectFrom('game').select('palette').where('node_id', '=', 27_001).executeTakeFirstOrThrow();
    const first = await prepared(seeded, 'production', async (db) => {
      const drawn = await palette(db);
      await db.updateTable('game').set({ palette: 99 }).where('node_id', '=', 27_001).execute();
      await db.updateTable('release_seed').set({ version: 1_000 }).execute();
      return drawn;
    });
    expect(await prepared(seeded, 'production', palette)).toEqual({ palette: 99 });
    await prepared(seeded, 'production', everySeedIsDue);
    expect(await prepared(seeded, 'production', palette)).toEqual(first);
  });

  it('a merchant gets what it lacks and a new release needs', async () => {
    await prepared(seeded, 'production', async (db) => {
      await db.deleteFrom('register_rule').where('field', '=', 'email').execute();
      await db
        .updateTable('merchant')
        .set({ site: sql`site - 'resources'` })
        .execute();
      await everySeedIsDue(db);
    });
    await prepared(seeded, 'production', async (db) => {
      expect(await db.selectFrom('register_rule').select('field').where('field', '=', 'email').execute()).toHaveLength(2);
      const [site] = await db.selectFrom('merchant').select('site').execute();
      expect(site).toMatchObject({ site: { analyticsId: 'G-1', resources: [] } });
    });
  });
});

describe('outside production', () => {
  it('demo content is rewritten when its seed is due again', async () => {
    await prepared(seeded, 'test', everySeedIsDue);
    await prepared(seeded, 'test', async (db) => {
      expect(await db.selectFrom('announcement').select('id').where('kind', '=', 'PU').execute()).not.toEqual([]);
      expect(await count(db, 'game_winner')).toBe(50);
      expect(await count(db, 'merchant_game')).toBe(0);
      expect((await db.selectFrom('merchant_vendor').select('vendor').where('vendor', '=', 'PG').execute()).length).toBe(2);
    });
  });
});

describe('the currency of a merchant', () => {
  const inEuro = [{ ...alpha, currency: 'EUR' }];

  it('cannot change once accounts are kept in another: the gateway does not start, and explains the fix', async () => {
    await expect(prepared(seeded, 'test', contents, inEuro)).rejects.toMatchObject({
      name: 'DatabaseUnusable',
      message:
        'Alpha (ALPHA) keeps accounts in BRL, and its brand says EUR: put format.currency back to BRL, or give the brand its own merchantCode.',
    });
    const merchants = await prepared(seeded, 'test', (db) =>
      db.selectFrom('merchant').select(['code', 'currency']).orderBy('code').execute(),
    );
    expect(merchants).toEqual([
      { code: 'ALPHA', currency: 'BRL' },
      { code: 'BETA', currency: 'USD' },
    ]);
  });

  it('is checked even when an earlier release has already changed it', async () => {
    await prepared(seeded, 'test', (db) => db.updateTable('merchant').set({ currency: 'EUR' }).where('code', '=', 'ALPHA').execute());
    await expect(prepared(seeded, 'test', contents, inEuro)).rejects.toMatchObject({ name: 'DatabaseUnusable' });
  });

  it('may change while there are no accounts', async () => {
    const [merchant] = await prepared(
      empty,
      'production',
      (db) => db.selectFrom('merchant').select('currency').orderBy('id').execute(),
      inEuro,
    );
    expect(merchant).toEqual({ currency: 'EUR' });
  });
});
