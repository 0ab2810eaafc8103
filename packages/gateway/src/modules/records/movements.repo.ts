import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import '#ledger/ledger.schema.ts';
import type { KindsOfType } from './movements.texts.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import type { Period } from '#lists/period.ts';
import type { RecordPage } from './record-page.rules.ts';

const columns = { 'entry.at': 'instant', 'entry.txn_id': 'integer', 'entry.position': 'integer' } as const;
const orders = { newest: keyset('movements', 'desc', columns), oldest: keyset('movements-oldest', 'asc', columns) };

export interface MovementFilter {
  readonly accountId: number;
  readonly period: Period;
  /** Null for movements of every type. */
  readonly of: KindsOfType | null;
}

export type MovementRow = Awaited<ReturnType<typeof listMovements>>['items'][number];

export async function listMovements(db: GatewayDatabase, filter: MovementFilter, page: RecordPage) {
  return readPage(movementColumns(moved(db).where(isWithin(filter))), orders[page.order ?? 'newest'], page);
}

/** The movements of an account, in the order of events. */
export async function movementsOf(db: GatewayDatabase, accountId: number, transactions: readonly number[]): Promise<MovementRow[]> {
  return movementColumns(moved(db))
    .where('entry.account_id', '=', accountId)
    .where('entry.txn_id', 'in', [...transactions])
    .orderBy('entry.txn_id')
    .orderBy('entry.position')
    .execute();
}

export async function sumMovements(
  db: GatewayDatabase,
  filter: MovementFilter,
): Promise<{ count: number; moneyIn: number; moneyOut: number }> {
  return db
    .selectFrom('entry')
    .where(isWithin(filter))
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`COALESCE(sum(entry.amount) FILTER (WHERE entry.amount > 0), 0)::bigint`.as('moneyIn'),
      sql<number>`COALESCE(sum(entry.amount) FILTER (WHERE entry.amount < 0), 0)::bigint`.as('moneyOut'),
    ])
    .executeTakeFirstOrThrow();
}

/** For reversed transactions, the reversing ones. */
export async function reversalsOf(db: GatewayDatabase, transactions: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('txn_reversal')
    .select('reversed_by')
    .where('txn_id', 'in', [...transactions])
    .execute();
  return rows.map(({ reversed_by }) => reversed_by);
}

/** When transactions were posted, by their numbers. */
export async function instantsOf(db: GatewayDatabase, transactions: readonly number[]): Promise<{ id: number; at: Date }[]> {
  if (transactions.length === 0) return [];
  return db
    .selectFrom('txn')
    .select(['txn.id', 'txn.at'])
    .where('txn.id', 'in', [...transactions])
    .execute();
}

/**
 * Entries with the data of their transaction. The limit forces one look-up per entry. For a plain join of two
 * equivalent columns, the planner expects very few rows and reads the whole journal for one page.
 */
const moved = (db: GatewayDatabase) =>
  db.selectFrom('entry').innerJoinLateral(
    (eb) =>
      eb
        .selectFrom('txn')
        .select(['txn.kind', 'txn.actor', 'txn.subject', 'txn.reason', 'txn.reverses'])
        .whereRef('txn.id', '=', 'entry.txn_id')
        .whereRef('txn.at', '=', 'entry.at')
        .limit(1)
        .as('of'),
    (join) => join.onTrue(),
  );

const movementColumns = (query: ReturnType<typeof moved>) =>
  query.select([
    'entry.txn_id',
    'entry.position',
    'entry.at',
    'entry.amount',
    'entry.balance_after',
    'entry.is_play',
    'of.kind',
    'of.actor',
    'of.subject',
    'of.reason',
    'of.reverses',
  ]);

/** Play always has the type `game`, so only other movements are looked up, with a separate index. */
function isWithin({ accountId, period, of }: MovementFilter): RawBuilder<boolean> {
  const own = sql<boolean>`entry.account_id = ${accountId} AND entry.balance_after IS NOT NULL
    AND entry.at >= ${period.from} AND entry.at < ${period.before}`;
  if (of === null) return own;
  const { type, kinds, isWithout } = of;
  const isNamed = sql<boolean>`(SELECT txn.kind FROM txn WHERE txn.id = entry.txn_id AND txn.at = entry.at) = ANY (${kinds}::text[])`;
  if (type === 'game') return sql`${own} AND (entry.is_play OR ${isNamed})`;
  return sql`${own} AND NOT entry.is_play AND ${isWithout ? sql`NOT ${isNamed}` : isNamed}`;
}
