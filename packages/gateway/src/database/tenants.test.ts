import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openLedgerWorld, psp } from '../../test/money/ledger-world.ts';
import { moved } from '#ledger/ledger.ts';
import { closeWindow } from '#ledger/windows.ts';
import { connectRuntime, makePool } from './database.ts';
import { takeTime } from './take-time.ts';
import { Tenants } from './tenants.ts';

const world = await openLedgerWorld();

const tablesOfTenants = await sql<{ name: string }>`
  SELECT relname AS name FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attname = 'merchant_id'
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`
  .execute(world.owner)
  .then(({ rows }) => rows.map(({ name }) => name));

/** Tables that belong to no merchant, and why. All others name each row's merchant in `merchant_id`. */
const fleetWide: Readonly<Record<string, string>> = {
  merchant: 'the merchants themselves',
  release_seed: 'what a release wrote once for all',
  schema_migration: 'what the schema went through',
  payload_key: 'a fleet seals for all its merchants with the same keys',
  unit: 'currencies and points are the same everywhere',
  account_kind: 'and so are kinds of accounts',
  ledger_fold: 'the journal is folded as a whole; balances are in house_balance',
  game_vendor: 'the catalogue is kept once; differences are in merchant_vendor',
  game: 'the catalogue is kept once; differences are in merchant_game',
};

describe('row-level security', () => {
  it('requires a merchant on every row of every table that is not fleet-wide', async () => {
    const { rows } = await sql<{ name: string; merchant: 'required' | 'optional' | null }>`
      SELECT relname AS name, CASE attnotnull WHEN true THEN 'required' WHEN false THEN 'optional' END AS merchant
      FROM pg_class LEFT JOIN pg_attribute ON attrelid = pg_class.oid AND attname = 'merchant_id' AND NOT attisdropped
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`.execute(world.owner);
    const named = (merchant: string | null): string[] => rows.filter((row) => row.merchant === merchant).map(({ name }) => name);
    expect(named(null).toSorted()).toEqual(Object.keys(fleetWide).toSorted());
    // Acts on the gateway itself are recorded too.
    expect(named('optional')).toEqual(['audit_log']);
    expect(named('required').length).toBeGreaterThan(25);
  });

  it('is enabled on every tenant table, with a policy', async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT relname AS name FROM pg_class JOIN pg_policy ON polrelid = pg_class.oid WHERE relrowsecurity ORDER BY 1`.execute(world.owner);
    expect(rows.map(({ name }) => name)).toEqual(tablesOfTenants);
    expect(tablesOfTenants.length).toBeGreaterThan(25);
  });

  it('lets the runtime role own nothing and reach no partition directly', async () => {
    const { rows } = await sql<{ owned: boolean; partition: boolean }>`
      SELECT pg_has_role('livery_runtime', relowner, 'USAGE') AS owned,
        relispartition AND has_table_privilege('livery_runtime', pg_class.oid, 'SELECT, INSERT, UPDATE, DELETE') AS partition
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'S')`.execute(world.owner);
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.filter(({ owned, partition }) => owned || partition)).toEqual([]);
  });

  it('shows a tenant no rows of another in any table, and accepts none on its behalf', async () => {
    const cash = await world.open(1_000);
    await world.post({ entries: moved({ accountId: cash }, psp, 5) });
    await closeWindow(world.tenants.of(world.alpha), { merchantId: world.alpha, name: 'day', endsAt: new Date() }, new Date());
    for (const table of tablesOfTenants) {
      const count = async (merchantId: number | null, of: number): Promise<number> => {
        const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${sql.table(table)} WHERE merchant_id = ${of}`.execute(
          world.tenants.of(merchantId),
        );
        return rows[0]?.count ?? 0;
      };
      const all = await sql<{
        count: number;
      }>`SELECT count(*) AS count FROM ${sql.table(table)} WHERE merchant_id = ${world.alpha}`.execute(world.owner);
      expect([table, await count(world.alpha, world.alpha)]).toEqual([table, all.rows[0]?.count]);
      expect([table, await count(world.beta, world.alpha), await count(null, world.alpha)]).toEqual([table, 0, 0]);
    }
    const stolen = world.tenants
      .of(world.beta)
      .insertInto('member_contact')
      .values({ merchant_id: world.alpha, kind: 'email', value: 'a@b.example', member_id: 1, verified_at: null })
      .execute();
    await expect(stolen).rejects.toThrow(/row-level security/);
  });
});

describe('connections', () => {
  it('are set again for each tenant that uses them', async () => {
    const tenants = new Tenants(connectRuntime(world.url, 2));
    const setting = async (merchantId: number | null): Promise<string | undefined> =>
      (await sql<{ merchant: string }>`SELECT current_setting('livery.merchant') AS merchant`.execute(tenants.of(merchantId))).rows[0]
        ?.merchant;
    try {
      const order = [world.alpha, world.beta, null, world.beta, world.alpha, null];
      for (const merchantId of [...order, ...order]) expect(await setting(merchantId)).toBe(String(merchantId ?? ''));
      const racing = Array.from({ length: 60 }, (_, index) => order[index % order.length] ?? null);
      expect(await Promise.all(racing.map(setting))).toEqual(racing.map((merchantId) => String(merchantId ?? '')));
    } finally {
      await tenants.close();
    }
  });

  it('run out for a tenant whose rows are locked, without affecting others, and it gets an error', async () => {
    const tenants = new Tenants(connectRuntime(world.url, 4));
    const stuck = new pg.Client({ connectionString: world.url });
    await stuck.connect();
    try {
      await stuck.query('BEGIN');
      await stuck.query('SELECT FROM member WHERE merchant_id = $1 FOR UPDATE', [world.alpha]);
      const touch = (merchantId: number) =>
        tenants.of(merchantId).updateTable('member').set({ vip_level: 1 }).where('username', '=', 'demo').execute();
      const waiting = Promise.allSettled(Array.from({ length: 12 }, () => touch(world.alpha)));
      for (let round = 0; round < 5; round++) await touch(world.beta);
      const codes = (await waiting).map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : 'done'));
      expect(new Set(codes)).toEqual(new Set(['UNAVAILABLE', '55P03']));
      await stuck.query('ROLLBACK');
      await touch(world.alpha);
    } finally {
      await stuck.end();
      await tenants.close();
    }
  });
});

describe('a transaction', () => {
  it('with a longer time limit waits that long for answers, and the next one does not', async () => {
    const tenants = new Tenants(makePool({ connectionString: world.url, max: 1, query_timeout: 1_000 }));
    const sleep = (isAllowed: boolean) =>
      tenants.transaction(world.alpha, async (trx) => {
        if (isAllowed) await takeTime(trx, 60_000);
        const { rows } = await sql<{ limit: string }>`SELECT current_setting('statement_timeout') AS limit FROM pg_sleep(1.5)`.execute(trx);
        return rows[0]?.limit;
      });
    try {
      expect(await sleep(true)).toBe('1min');
      await expect(sleep(false)).rejects.toThrow('Query read timeout');
    } finally {
      await tenants.close();
    }
  });

  /** Makes PostgreSQL refuse the first tries as it refuses one side of a deadlock. */
  const refusing = (times: number, code: string) => {
    let tries = 0;
    const answer = world.tenants.transaction(world.alpha, async (trx) => {
      tries += 1;
      if (tries <= times) await sql`DO ${sql.lit(`BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '${code}'; END`)}`.execute(trx);
      return tries;
    });
    return answer.then(
      (number) => number,
      (error: unknown) => ({ error: (error as { code?: string }).code, tries }),
    );
  };

  it('is retried after a deadlock or serialization failure, and gives up after three tries', async () => {
    expect(await refusing(2, '40P01')).toBe(3);
    expect(await refusing(2, '40001')).toBe(3);
    expect(await refusing(3, '40P01')).toEqual({ error: '40P01', tries: 3 });
  });

  it('is not retried when its content was refused', async () => {
    expect(await refusing(1, '23514')).toEqual({ error: '23514', tries: 1 });
  });
});
