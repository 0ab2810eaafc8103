import { createHash } from 'node:crypto';
import { longestCursor } from '@livery/contract/shapes';
import { sql, type RawBuilder, type SelectQueryBuilder, type StringReference } from 'kysely';
import { AppError } from '#base/app-error.ts';

type Direction = 'asc' | 'desc';

/**
 * The order of a list: columns that are never null and together identify one row, all in one direction, so that one row
 * comparison on one index finds the next page.
 */
export interface Keyset<Column extends string> {
  readonly name: string;
  readonly direction: Direction;
  readonly columns: readonly (readonly [column: Column, type: KeyType])[];
}

export type KeyType = keyof typeof keyTypes;

/**
 * How a key is encoded: as text that loses nothing. A Date would lose PostgreSQL's microseconds, and with them rows.
 */
const keyTypes = {
  integer: {
    written: (column: RawBuilder<unknown>) => sql`${column}::text`,
    read: (text: string) => sql`${text}::int8`,
    isValid: (text: string) => /^(0|-?[1-9]\d{0,18})$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text),
  },
  instant: {
    written: (column: RawBuilder<unknown>) => sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    read: (text: string) => sql`${text}::timestamptz`,
    isValid: isInstant,
  },
  text: {
    written: (column: RawBuilder<unknown>) => sql`${column}::text`,
    read: (text: string) => sql`${text}::text`,
    isValid: (text: string) => text.isWellFormed() && !text.includes('\0'),
  },
} as const;

/**
 * Names a list's order. The name keeps cursors of one list out of another.
 *
 *     const newestFirst = keyset('member-entries', 'desc', { 'entry.created_at': 'instant', 'entry.id': 'integer' });
 */
export function keyset<const Columns extends Readonly<Record<string, KeyType>>>(
  name: string,
  direction: Direction,
  columns: Columns,
): Keyset<keyof Columns & string> {
  return { name, direction, columns: Object.entries(columns) as [keyof Columns & string, KeyType][] };
}

/**
 * One page of a query without order and limit. It reads one row more than requested to tell whether another page
 * follows. Rows added meanwhile shift nothing: each existing row appears once.
 *
 * @throws AppError INVALID_REQUEST for a cursor that is not of this list
 */
export async function readPage<Tables, Table extends keyof Tables, Row, Column extends StringReference<Tables, Table>>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: Keyset<Column>,
  { after, limit }: { readonly after?: string; readonly limit: number },
): Promise<{ items: Row[]; next: string | null }> {
  const written = order.columns.map(([column, type]) => keyTypes[type].written(sql.ref(column)));
  let asked = query.select(sql<string[]>`ARRAY[${sql.join(written)}]`.as('page_key')).limit(limit + 1);
  for (const [column] of order.columns) asked = asked.orderBy(sql.ref(column), order.direction);
  if (after !== undefined) asked = asked.where(isBehind(order, readCursor(order, after)));

  const rows = (await asked.execute()) as (Row & { page_key?: string[] })[];
  const items = rows.slice(0, limit);
  const lastKey = rows.length > limit ? items.at(-1)?.page_key : undefined;
  for (const item of items) delete item.page_key;
  return { items, next: lastKey === undefined ? null : writeCursor(order, lastKey) };
}

function isBehind({ columns, direction }: Keyset<string>, keys: readonly string[]): RawBuilder<boolean> {
  const own = columns.map(([column]) => sql.ref(column));
  const given = columns.map(([, type], index) => keyTypes[type].read(keys[index] ?? ''));
  return sql<boolean>`(${sql.join(own)}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${sql.join(given)})`;
}

const checkLength = 8;

/**
 * A place in a list, opaque but not secret. It grants nothing, because the query alone decides whose rows are read. The
 * checksum in front detects a changed or foreign cursor, but it is not a signature.
 */
export function writeCursor({ name }: Keyset<string>, keys: readonly string[]): string {
  const json = JSON.stringify(keys);
  const check = createHash('sha256').update(`${name}\0${json}`).digest('base64url').slice(0, checkLength);
  const cursor = `${check}${Buffer.from(json).toString('base64url')}`;
  if (cursor.length > longestCursor) throw new RangeError(`The keys of ${name} are too long for a cursor`);
  return cursor;
}

/** @throws AppError INVALID_REQUEST */
export function readCursor(order: Keyset<string>, cursor: string): readonly string[] {
  const keys = parse(Buffer.from(cursor.slice(checkLength), 'base64url').toString());
  if (!isKeyOf(order, keys) || writeCursor(order, keys) !== cursor)
    throw new AppError('INVALID_REQUEST', { fields: { '/after': 'cursor' } });
  return keys;
}

function isKeyOf({ columns }: Keyset<string>, keys: unknown): keys is string[] {
  if (!Array.isArray(keys) || keys.length !== columns.length) return false;
  return columns.every(([, type], index) => typeof keys[index] === 'string' && keyTypes[type].isValid(keys[index]));
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** A day that exists. PostgreSQL fails on 30 February, and JavaScript takes it for another day. */
function isInstant(text: string): boolean {
  const [, second] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d{6}Z$/.exec(text) ?? [];
  const time = Date.parse(`${second}Z`);
  return !Number.isNaN(time) && second !== undefined && new Date(time).toISOString().startsWith(second);
}
