import type { PointMovementKind } from '@livery/contract/point-kinds';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import '#ledger/ledger.schema.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import type { Period } from '#lists/period.ts';
import './points.schema.ts';

/** How each kind of posting changes points. Every other kind is an adjustment. */
const kinds: Readonly<Record<string, PointMovementKind>> = {
  pointEarn: 'earned',
  pointUndo: 'undone',
  pointRedeem: 'redeemed',
  pointReturn: 'returned',
  pointConvert: 'converted',
};

export function movementOf(kind: string): PointMovementKind {
  return kinds[kind] ?? 'adjusted';
}

const newestFirst = keyset('points', 'desc', { 'entry.at': 'instant', 'entry.txn_id': 'integer', 'entry.position': 'integer' });

interface MovementsQuery {
  readonly accountId: number;
  readonly kind: PointMovementKind | undefined;
  readonly period: Period | null;
  readonly after?: string;
  readonly limit: number;
}

/** The entries of a points account, newest first, with the redeemed goods. */
export async function listPointMovements(db: GatewayDatabase, { accountId, kind, period, ...page }: MovementsQuery) {
  let asked = db
    .selectFrom('entry')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('txn')
          .select('txn.kind')
          .whereRef('txn.id', '=', 'entry.txn_id')
          .whereRef('txn.at', '=', 'entry.at')
          .limit(1)
          .as('of'),
      (join) => join.onTrue(),
    )
    .leftJoin('point_redemption', (join) =>
      join.on(
        sql<boolean>`point_redemption.merchant_id = entry.merchant_id AND entry.txn_id IN (point_redemption.spend_txn, point_redemption.end_txn)`,
      ),
    )
    .select([
      'entry.txn_id',
      'entry.position',
      'entry.at',
      'entry.amount',
      'entry.balance_after',
      'of.kind',
      'point_redemption.titles',
      'point_redemption.good_id',
    ])
    .where('entry.account_id', '=', accountId)
    .where('entry.balance_after', 'is not', null);
  if (period !== null) asked = asked.where('entry.at', '>=', period.from).where('entry.at', '<', period.before);
  if (kind === 'adjusted') asked = asked.where('of.kind', 'not in', Object.keys(kinds));
  else if (kind !== undefined) asked = asked.where('of.kind', '=', Object.keys(kinds).find((name) => kinds[name] === kind) ?? '');
  return readPage(asked, newestFirst, page);
}
