import { page, pageQuery, longestCursor } from '@livery/contract/shapes';
import fc from 'fast-check';
import { Kysely, PostgresDialect, sql, type CompiledQuery, type Generated } from 'kysely';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/postgres/test-database.ts';
import { connectLogin } from '#database/database.ts';
import { keyset, readCursor, readPage, writeCursor, type Keyset } from './keyset.ts';

interface Tables {
  ticket: { id: Generated<number>; at: string; rank: number; name: string };
}

const database = await createTestDatabase({ empty: true });
const { pool } = connectLogin(database.url);
const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
await sql`CREATE TABLE ticket (id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, at timestamptz NOT NULL, rank int NOT NULL, name text NOT NULL)`.execute(
  db,
);
beforeEach(() => sql`TRUNCATE ticket`.execute(db));

type Column = 'id' | 'at' | 'name' | 'ticket.rank' | 'ticket.id';
const byTime = keyset('by-time', 'desc', { at: 'instant', id: 'integer' });
const byNumber = keyset('by-number', 'asc', { id: 'integer' });
const orders: readonly Keyset<Column>[] = [
  byTime,
  byNumber,
  keyset('by-rank', 'asc', { 'ticket.rank': 'integer', at: 'instant', 'ticket.id': 'integer' }),
  keyset('by-name', 'desc', { name: 'text', 'ticket.rank': 'integer', id: 'integer' }),
];

/** Few values, so that many rows differ only in their id. Instants are a microsecond apart. */
const ticket = fc.record({
  at: fc.integer({ min: 998, max: 1_002 }).map((micros) => `2026-03-01T11:59:59.${String(micros).padStart(6, '0')}Z`),
  rank: fc.constantFrom(-2_147_483_648, -1, 0, 1),
  name: fc.constantFrom('', 'a', 'A', 'ä', "o'", '密码', '👩‍🚀', '"\\'),
});

async function add(rows: readonly { at: string; rank: number; name: string }[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('ticket')
      .values([...rows])
      .execute();
}

type Page = Awaited<ReturnType<typeof readPage<Tables, 'ticket', { id: number; rank: number }, Column>>>;
const tickets = () => db.selectFrom('ticket').select(['ticket.id', 'ticket.rank']);

async function sorted({ columns, direction }: Keyset<Column>): Promise<number[]> {
  let query = db.selectFrom('ticket').select('id');
  for (const [column] of columns) query = query.orderBy(sql.ref(column), direction);
  return (await query.execute()).map(({ id }) => id);
}

describe('a paginated list', () => {
  it.each(orders)('$name returns each row once and in order while rows are added', async (order) => {
    await fc.assert(
      fc
        .asyncProperty(
          fc.array(ticket, { maxLength: 24 }),
          fc.array(fc.array(ticket, { maxLength: 3 }), { maxLength: 6 }),
          fc.integer({ min: 1, max: 7 }),
          async (first, later, limit) => {
            await add(first);
            const there = await sorted(order);
            const read: number[] = [];
            let after: string | null = null;
            for (const added of [...later, ...Array.from({ length: 60 }, () => [])]) {
              const { items, next }: Page = await readPage(tickets(), order, { limit, ...(after === null ? {} : { after }) });
              read.push(...items.map(({ id }) => id));
              expect(items.length <= limit && (next === null || items.length === limit)).toBe(true);
              after = next;
              if (after === null) break;
              await add(added);
            }
            expect(after).toBeNull();
            expect(read.filter((id) => there.includes(id))).toEqual(there);
            expect(read).toEqual((await sorted(order)).filter((id) => read.includes(id)));
          },
        )
        .afterEach(() => sql`TRUNCATE ticket`.execute(db)),
      { numRuns: 40 },
    );
  });

  it('includes rows added behind the current page, and ends when a page is exactly full', async () => {
    const row = { at: '2026-03-01T00:00:00Z', rank: 0, name: '' };
    await add([row, row, row]);
    const first = await readPage(tickets(), byNumber, { limit: 2 });
    await add([row]);
    const second = await readPage(tickets(), byNumber, { limit: 2, after: first.next ?? '' });
    expect([first.items.length, second.items.length, second.next]).toEqual([2, 2, null]);
    expect(Object.keys(second.items[0] ?? {})).toEqual(['id', 'rank']);
  });

  it('stays within the rows of its query, with any cursor', async () => {
    await add([0, 1, 0, 1].map((rank) => ({ at: '2026-03-01T00:00:00Z', rank, name: '' })));
    const mine = tickets().where('rank', '=', 1);
    const { items } = await readPage(mine, byNumber, { limit: 9, after: writeCursor(byNumber, ['-9223372036854775808']) });
    expect(items.map(({ rank }) => rank)).toEqual([1, 1]);
  });

  it('finds the page through its index, without sorting', async () => {
    await sql`CREATE INDEX ticket_at_id ON ticket (at, id)`.execute(db);
    await add(Array.from({ length: 2_000 }, (_, index) => ({ at: new Date(index * 1_000).toISOString(), rank: 0, name: '' })));
    await sql`ANALYZE ticket`.execute(db);
    const sent: CompiledQuery[] = [];
    const watched = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => void sent.push(query),
    });
    const after = writeCursor(byTime, ['1970-01-01T00:10:00.000000Z', '600']);
    const { items } = await readPage(watched.selectFrom('ticket').select('id'), byTime, { limit: 10, after });
    expect(items.map(({ id }) => id - (items[0]?.id ?? 0))).toEqual([0, -1, -2, -3, -4, -5, -6, -7, -8, -9]);
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sent[0]?.sql}`, [...(sent[0]?.parameters ?? [])]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index (Only )?Scan Backward using ticket_at_id/);
    expect(plan).toMatch(/Index Cond: \(ROW\(at, id\) < ROW/);
    expect(plan).not.toContain('Sort');
  });
});

const keys = fc.tuple(
  fc
    .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
    .map((date) => date.toISOString().replace('Z', '123Z')),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
);
const refused = (read: () => unknown): boolean => {
  try {
    read();
    return false;
  } catch (error) {
    return (error as Error).message === 'INVALID_REQUEST';
  }
};

describe('a cursor', () => {
  it('returns the keys put into it, and fits the shape that carries it', () => {
    const query = pageQuery({});
    fc.assert(
      fc.property(keys, (written) => {
        const after = writeCursor(byTime, written);
        expect(readCursor(byTime, after)).toEqual(written);
        expect(Value.Check(query, { after, limit: 1 })).toBe(true);
      }),
    );
    expect(() => writeCursor(orders[3] ?? byTime, ['x'.repeat(longestCursor), '0', '1'])).toThrow(RangeError);
  });

  it('is refused if a character is changed, lost or added, and in another list', () => {
    fc.assert(
      fc.property(keys, fc.nat(), fc.stringMatching(/^[A-Za-z0-9_=-]$/), (written, place, sign) => {
        const cursor = writeCursor(byTime, written);
        const at = place % cursor.length;
        const changed = cursor.slice(0, at) + sign + cursor.slice(at + 1);
        for (const wrong of [
          changed,
          cursor.slice(0, at) + cursor.slice(at + 1),
          cursor.slice(0, at) + sign + cursor.slice(at),
          cursor.slice(0, at),
        ])
          if (wrong !== cursor)
            expect(
              refused(() => readCursor(byTime, wrong)),
              wrong,
            ).toBe(true);
        expect(refused(() => readCursor(keyset('another', 'desc', { at: 'instant', id: 'integer' }), cursor))).toBe(true);
      }),
    );
  });

  it.each<[string, unknown]>([
    ['too few keys', ['2026-03-01T00:00:00.000000Z']],
    ['too many keys', ['2026-03-01T00:00:00.000000Z', '1', '1']],
    ['a number for a text', ['2026-03-01T00:00:00.000000Z', 1]],
    ['no whole number', ['2026-03-01T00:00:00.000000Z', '1.5']],
    ['a number beyond eight bytes', ['2026-03-01T00:00:00.000000Z', '9223372036854775808']],
    ['an invalid day', ['2026-02-30T00:00:00.000000Z', '1']],
    ['an invalid hour', ['2026-02-01T24:00:00.000000Z', '1']],
    ['SQL', ['now(); --', '1']],
    ['no list', { length: 2 }],
    ['nothing', null],
  ])('is refused when forged with %s', (_, made) => {
    expect(refused(() => readCursor(byTime, writeCursor(byTime, made as string[])))).toBe(true);
  });

  it('is refused when forged with text that the database cannot hold', () => {
    const byName = orders[3] ?? byTime;
    for (const name of ['a\0b', '\ud800']) expect(refused(() => readCursor(byName, writeCursor(byName, [name, '0', '1'])))).toBe(true);
  });

  it('is checked before the database is queried', async () => {
    await expect(readPage(tickets(), byTime, { limit: 1, after: 'x'.repeat(40) })).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });
});

describe('the shape of a page', () => {
  it('bounds the page size and the cursor', () => {
    const query = pageQuery({ kind: Type.String() });
    for (const limit of [1, 100]) expect(Value.Check(query, { kind: 'x', limit })).toBe(true);
    for (const wrong of [
      { limit: 0 },
      { limit: 101 },
      { limit: 1.5 },
      {},
      { limit: 1, after: '' },
      { limit: 1, after: 'a b' },
      { limit: 1, after: 'a'.repeat(longestCursor + 1) },
    ])
      expect(Value.Check(query, { kind: 'x', ...wrong }), JSON.stringify(wrong).slice(0, 40)).toBe(false);
  });

  it('is items and the cursor of the next page', () => {
    const answer = page(Type.Integer());
    for (const next of ['abc', null]) expect(Value.Check(answer, { items: [1], next })).toBe(true);
    for (const wrong of [{ items: [1] }, { items: ['1'], next: null }, { next: null }]) expect(Value.Check(answer, wrong)).toBe(false);
  });
});
