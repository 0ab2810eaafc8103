import type { RedemptionState } from '@livery/contract/point-kinds';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import type { MemberKey } from '#base/member-key.ts';
import type { Period } from '#lists/period.ts';
import './points.schema.ts';

export type RedemptionRow = Selectable<Database['point_redemption']> & { readonly art: string | null };

interface PageQuery {
  readonly after?: string;
  readonly limit: number;
}

const newestFirst = keyset('redemptions', 'desc', { 'point_redemption.id': 'integer' });
const oldestFirst = keyset('desk-redemptions', 'asc', { 'point_redemption.id': 'integer' });

const withArt = (db: GatewayDatabase, merchantId: number) =>
  db
    .selectFrom('point_redemption')
    .leftJoin('point_good', (join) =>
      join.onRef('point_good.merchant_id', '=', 'point_redemption.merchant_id').onRef('point_good.id', '=', 'point_redemption.good_id'),
    )
    .selectAll('point_redemption')
    .select('point_good.art')
    .where('point_redemption.merchant_id', '=', merchantId);

/** A member's redemptions, newest first. */
export async function listOwn(
  db: GatewayDatabase,
  { merchantId, memberId }: MemberKey,
  { state, period, ...page }: PageQuery & { readonly state: RedemptionState | undefined; readonly period: Period | null },
) {
  let own = withArt(db, merchantId).where('point_redemption.member_id', '=', memberId);
  if (state !== undefined) own = own.where('point_redemption.state', '=', state);
  if (period !== null) own = own.where('created_at', '>=', period.from).where('created_at', '<', period.before);
  return readPage(own, newestFirst, page);
}

/** The desk's queue, longest waiting first. */
export async function listForDesk(
  db: GatewayDatabase,
  merchantId: number,
  { state, account, ...page }: PageQuery & { readonly state: RedemptionState; readonly account?: string },
) {
  let asked = withArt(db, merchantId)
    .innerJoin('member', 'member.id', 'point_redemption.member_id')
    .select('member.username')
    .where('point_redemption.state', '=', state);
  if (account !== undefined) asked = asked.where('member.username', '=', account.toLowerCase());
  return readPage(asked, oldestFirst, page);
}

export async function findRedemption(db: GatewayDatabase, merchantId: number, id: number): Promise<RedemptionRow> {
  return withArt(db, merchantId).where('point_redemption.id', '=', id).executeTakeFirstOrThrow();
}

/** Locks the redemption. */
export async function lockRedemption(trx: LedgerTransaction, merchantId: number, id: number) {
  const row = await trx
    .selectFrom('point_redemption')
    .innerJoin('member', 'member.id', 'point_redemption.member_id')
    .selectAll('point_redemption')
    .select('member.username')
    .where('point_redemption.merchant_id', '=', merchantId)
    .where('point_redemption.id', '=', id)
    .forUpdate('point_redemption')
    .executeTakeFirst();
  return row ?? null;
}

export async function insertRedemption(trx: LedgerTransaction, row: Insertable<Database['point_redemption']>): Promise<number> {
  const { id } = await trx.insertInto('point_redemption').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function noteDecision(
  trx: LedgerTransaction,
  id: number,
  { state, remark, transactionId, now }: { state: RedemptionState; remark: string; transactionId: number | null; now: Date },
): Promise<void> {
  await trx.updateTable('point_redemption').set({ state, remark, end_txn: transactionId, decided_at: now }).where('id', '=', id).execute();
}

/** Points that the member has converted since an instant. */
export async function sumConverted(db: GatewayDatabase, { merchantId, memberId }: MemberKey, since: Date): Promise<number> {
  const { points } = await db
    .selectFrom('point_redemption')
    .select(sql<number>`COALESCE(sum(points), 0)::bigint`.as('points'))
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'conversion')
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return points;
}

/** Ids of undecided ones. */
export async function listWaiting(db: GatewayDatabase, merchantId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('point_redemption')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('state', '=', 'inProcess')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
