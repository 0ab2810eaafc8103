import type { MovementType } from '@livery/contract/movements';
import { sql } from 'kysely';
import type { GatewayDatabase } from '../../database/schema.ts';
import '../../ledger/ledger.tables.ts';
import { kindsOf } from '../../ledger/movement-kinds.ts';
import { keyset, readPage } from '../../server/keyset.ts';
import type { Period } from './period.ts';

const newestFirst = keyset('movements', 'desc', { 'entry.at': 'instant', 'entry.txn_id': 'integer', 'entry.position': 'integer' });

export interface MovementFilter {
  readonly accountId: number;
  readonly period: Period;
  readonly type?: MovementType | undefined;
}

export type MovementRow = Awaited<ReturnType<typeof listMovements>>['items'][number];

export async function listMovements(db: GatewayDatabase, filter: MovementFilter, page: { after?: string; limit: number }) {
  return readPage(movementColumns(filtered(moved(db), filter)), newestFirst, page);
}

/** What transactions moved on an account, in the order of events. */
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
  const summed = filter.type === undefined ? db.selectFrom('entry') : moved(db);
  return filtered(summed as ReturnType<typeof moved>, filter)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`COALESCE(sum(entry.amount) FILTER (WHERE entry.amount > 0), 0)::bigint`.as('moneyIn'),
      sql<number>`COALESCE(sum(entry.amount) FILTER (WHERE entry.amount < 0), 0)::bigint`.as('moneyOut'),
    ])
    .executeTakeFirstOrThrow();
}

/** Of transactions that were undone, the ones that undid them. */
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

const moved = (db: GatewayDatabase) =>
  db.selectFrom('entry').innerJoin('txn', (join) => join.onRef('txn.id', '=', 'entry.txn_id').onRef('txn.at', '=', 'entry.at'));

type Moved = ReturnType<typeof moved>;

const movementColumns = (query: Moved) =>
  query.select([
    'entry.txn_id',
    'entry.position',
    'entry.at',
    'entry.amount',
    'entry.balance_after',
    'entry.is_play',
    'txn.kind',
    'txn.reference',
    'txn.reason',
    'txn.reverses',
  ]);

/** What is no play is named as such, so that it is found by its own index. */
function filtered(query: Moved, { accountId, period, type }: MovementFilter): Moved {
  const asked = query
    .where('entry.account_id', '=', accountId)
    .where('entry.balance_after', 'is not', null)
    .where('entry.at', '>=', period.from)
    .where('entry.at', '<', period.before);
  if (type === undefined) return asked;
  const { kinds, isWithout } = kindsOf(type);
  const isOfType = sql<boolean>`txn.kind = ANY (${kinds}::text[])`;
  const ofType = asked.where(isWithout ? sql<boolean>`NOT ${isOfType}` : isOfType);
  return type === 'game' ? ofType : ofType.where(sql<boolean>`NOT entry.is_play`);
}
