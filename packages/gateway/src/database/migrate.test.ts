import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/postgres/test-database.ts';
import { connectLogin, connectRuntime } from './database.ts';
import { migrate, readSchemaState, requireSchema, whileNobodyElsePrepares } from './migrate.ts';
import type { Migration, Phase } from '#database/migration.ts';
import { migrations } from '#composition/migrations.ts';
import type { GatewayDatabase } from './schema.ts';
import { Tenants } from './tenants.ts';

const step = (name: string, phase: Phase, statement: string): Migration => ({
  name,
  phase,
  statements: [statement],
});

const made = step('0001-made', 'expand', 'CREATE TABLE player (id int PRIMARY KEY, name text NOT NULL)');
const expanded = step('0002-nickname', 'expand', 'ALTER TABLE player ADD nickname text; UPDATE player SET nickname = name');
const contracted = step('0003-no-name', 'contract', 'ALTER TABLE player DROP name');
const older = [made];
const newer = [made, expanded];
const newest = [made, expanded, contracted];
const every = ['expand', 'contract'] as const;

let database: TestDatabase;
let db: GatewayDatabase;

beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  ({ db } = connectLogin(database.url));
});

afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const run = (statement: string) => sql.raw(statement).execute(db);
const namesOf = (migrations: readonly Migration[]) => migrations.map(({ name }) => name);
const applied = async () =>
  (await sql<{ name: string; phase: Phase }>`SELECT name, phase FROM schema_migration ORDER BY name`.execute(db)).rows;

describe('a database made by a different text of a migration', () => {
  const edited = step('0001-made', 'expand', 'CREATE TABLE player (id int PRIMARY KEY, name text NOT NULL, country text)');

  it('is refused by name at startup and at migration, and left unchanged', async () => {
    await migrate(db, [made], every);
    const refusal = { name: 'DatabaseUnusable', message: expect.stringMatching(/0001-made.*\.livery/) };
    await expect(requireSchema(db, [edited])).rejects.toMatchObject(refusal);
    await expect(migrate(db, [edited, expanded], every)).rejects.toMatchObject(refusal);
    expect(await applied()).toEqual([{ name: '0001-made', phase: 'expand' }]);
    await requireSchema(db, [made]);
  });
});

describe('a rolling deploy', () => {
  it('expands while old nodes run and restart, and contracts once they are gone', async () => {
    const [oldNodeReads, newNodeReads] = ['SELECT id, name FROM player', 'SELECT id, nickname FROM player'];
    await migrate(db, older, ['expand']);
    await run(`INSERT INTO player VALUES (1, 'Ana')`);

    // The database goes first, because a new node refuses to start on the old one, and an old node starts on the new
    // one.
    await expect(requireSchema(db, newer)).rejects.toMatchObject({
      name: 'DatabaseBehind',
      message: expect.stringMatching(/0002-nickname.*livery database migrate/),
    });
    expect(namesOf(await migrate(db, newer, ['expand']))).toEqual(['0002-nickname']);
    await requireSchema(db, newer);
    await requireSchema(db, older);
    await run(oldNodeReads);
    await run(newNodeReads);

    // The next release adds the contraction, which its own nodes do not need to start.
    expect(await migrate(db, newest, ['expand'])).toEqual([]);
    await requireSchema(db, newest);
    await requireSchema(db, newer);
    await run(oldNodeReads);
    expect(namesOf(await migrate(db, newest, ['contract']))).toEqual(['0003-no-name']);
    await requireSchema(db, newest);
    await run(newNodeReads);
    for (const list of [older, newer])
      await expect(requireSchema(db, list)).rejects.toMatchObject({
        name: 'DatabaseTooNew',
        message: expect.stringContaining('0003-no-name'),
      });
    expect(await applied()).toEqual(newest.map(({ name, phase }) => ({ name, phase })));
  });

  it('lets an old release’s migrate command run on the newer database until that is contracted', async () => {
    await migrate(db, newer, every);
    expect(await migrate(db, older, every)).toEqual([]);
    await migrate(db, newest, every);
    await expect(migrate(db, older, every)).rejects.toMatchObject({ name: 'DatabaseTooNew' });
  });
});

describe('migrate', () => {
  it('removes nothing while additions are still pending', async () => {
    await migrate(db, older, ['expand']);
    await expect(migrate(db, newest, ['contract'])).rejects.toMatchObject({ name: 'DatabaseBehind' });
    expect(await applied()).toEqual([{ name: '0001-made', phase: 'expand' }]);
  });

  it('applies each migration once and in order, however many callers run it at once', async () => {
    const others = [1, 2, 3].map(() => connectLogin(database.url).db);
    const results = await Promise.all([db, ...others].map((each) => whileNobodyElsePrepares(each, () => migrate(each, newest, every))));
    expect(results.flat()).toHaveLength(3);
    expect(await readSchemaState(db, newest)).toEqual({ pending: [], unknown: [] });
    await Promise.all(others.map((each) => each.destroy()));
  });

  it('rolls back a migration that fails, and keeps the ones before it', async () => {
    const broken = step('0002-broken', 'expand', 'CREATE TABLE half (id int); SELECT 1 / 0');
    await expect(migrate(db, [made, broken], every)).rejects.toThrow('division by zero');
    expect(await applied()).toEqual([{ name: '0001-made', phase: 'expand' }]);
    expect((await sql<{ half: unknown }>`SELECT to_regclass('half') AS half`.execute(db)).rows).toEqual([{ half: null }]);
  });

  it('tells a role without the right to migrate that it may not', async () => {
    await migrate(db, older, every);
    const role = `reader_${new URL(database.url).pathname.slice(1)}`;
    await run(`CREATE ROLE ${role} LOGIN PASSWORD 'reader'; GRANT SELECT ON schema_migration TO ${role}`);
    const url = Object.assign(new URL(database.url), { username: role, password: 'reader' });
    const reader = connectLogin(url.href).db;
    await expect(migrate(reader, newer, every)).rejects.toMatchObject({
      name: 'DatabaseUnusable',
      message: expect.stringContaining('owns'),
    });
    await reader.destroy();
    await run(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  });

  it('gives up with a one-sentence error on a table that stays in use', async () => {
    await migrate(db, older, every);
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('BEGIN; LOCK player');
    const hurried = step('0002-nickname', 'expand', `SET LOCAL lock_timeout = '50ms'; ALTER TABLE player ADD nickname text`);
    await expect(migrate(db, [made, hurried], every)).rejects.toMatchObject({
      name: 'DatabaseUnusable',
      message: expect.stringContaining('in use'),
    });
    await holder.end();
    expect(namesOf(await migrate(db, newer, every))).toEqual(['0002-nickname']);
  });
});

it('puts every new tenant table behind a policy, and lets the gateway’s role use it', async () => {
  const prize = step('9001-prize', 'expand', 'CREATE TABLE prize (merchant_id bigint NOT NULL REFERENCES merchant, name text NOT NULL)');
  await migrate(db, [...migrations, prize], every);
  await run(`INSERT INTO merchant (code, brand, name, currency, languages, time_zone, hosts, site, profile)
    SELECT code, code, code, 'BRL', '{en}', 'UTC', '{}', '{}', '{}' FROM unnest(ARRAY['ONE', 'TWO']) AS code`);
  await run('INSERT INTO prize SELECT id, code FROM merchant');
  const { id } = await db.selectFrom('merchant').select('id').where('code', '=', 'ONE').executeTakeFirstOrThrow();
  const tenants = new Tenants(connectRuntime(database.url, 2));
  try {
    const { rows } = await sql`SELECT name FROM prize`.execute(tenants.of(id));
    expect(rows).toEqual([{ name: 'ONE' }]);
  } finally {
    await tenants.close();
  }
});

it('explains what to do with a database from before the first release', async () => {
  await run('CREATE TABLE schema_migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())');
  await expect(migrate(db, older, every)).rejects.toMatchObject({
    name: 'DatabaseUnusable',
    message: expect.stringContaining('remove it'),
  });
});
