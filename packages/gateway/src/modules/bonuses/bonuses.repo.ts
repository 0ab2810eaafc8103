import { wholeShare, type Share } from '@livery/contract/shares';
import { sql, type Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { allowancesOf } from '#tenancy/compliance.ts';
import { readProfile } from '#tenancy/merchant-profile.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import './bonuses.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

export type BonusRow = Selectable<Database['bonus']>;
export type BonusEnd = Exclude<BonusRow['state'], 'active'>;

const mostShown = 20;

export interface NewBonus extends MemberKey {
  readonly unit: string;
  readonly source: string;
  readonly amount: number;
  readonly required: number;
  readonly grantedAt: Date;
  readonly expiresAt: Date;
  readonly transactionId: number;
}

export async function insertBonus(trx: LedgerTransaction, bonus: NewBonus): Promise<number> {
  const { id } = await trx
    .insertInto('bonus')
    .values({
      merchant_id: bonus.merchantId,
      member_id: bonus.memberId,
      unit: bonus.unit,
      source: bonus.source,
      amount: bonus.amount,
      required: bonus.required,
      state: 'active',
      granted_at: bonus.grantedAt,
      expires_at: bonus.expiresAt,
      grant_txn: bonus.transactionId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many times the merchant's law allows a bonus to be wagered. */
export async function readHighestRollover(trx: LedgerTransaction, merchantId: number): Promise<number> {
  const { profile } = await trx.selectFrom('merchant').select('profile').where('id', '=', merchantId).executeTakeFirstOrThrow();
  return allowancesOf(readProfile(profile)).highestRollover ?? Number.POSITIVE_INFINITY;
}

/** Locks a bonus. Null if neither the merchant nor the member has one with this id. */
export async function lockBonus(trx: LedgerTransaction, id: number, memberId?: number): Promise<BonusRow | null> {
  let wanted = trx.selectFrom('bonus').selectAll().where('id', '=', id);
  if (memberId !== undefined) wanted = wanted.where('member_id', '=', memberId);
  return (await wanted.forUpdate().executeTakeFirst()) ?? null;
}

/** Locks the member's active bonuses, oldest first. */
export async function lockActiveBonuses(trx: LedgerTransaction, memberId: number): Promise<BonusRow[]> {
  return trx
    .selectFrom('bonus')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function listActiveBonuses(trx: LedgerTransaction, merchantId: number): Promise<BonusRow[]> {
  return trx
    .selectFrom('bonus')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('state', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The member's active bonuses, oldest first, up to the number shown. */
export async function listUnreleased(db: GatewayDatabase, memberId: number): Promise<Pick<BonusRow, 'amount' | 'worked' | 'required'>[]> {
  return db
    .selectFrom('bonus')
    .select(['amount', 'worked', 'required'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'active')
    .orderBy('id')
    .limit(mostShown)
    .execute();
}

/** Whether the member of the row `bet` has a bonus to work off. */
export const hasActiveBonus = sql<boolean>`EXISTS (SELECT FROM bonus WHERE bonus.member_id = bet.member_id AND state = 'active')`;

/** The share of a stake that counts, by game type. All of it unless the merchant has a row for the type. */
export async function findContribution(db: GatewayDatabase, merchantId: number, gameType: string): Promise<Share> {
  const row = await db
    .selectFrom('bonus_contribution')
    .select('share')
    .where('merchant_id', '=', merchantId)
    .where('game_type', '=', gameType)
    .executeTakeFirst();
  return row?.share ?? wholeShare;
}

export async function listContributions(db: GatewayDatabase, merchantId: number): Promise<{ game_type: string; share: Share }[]> {
  return db
    .selectFrom('bonus_contribution')
    .select(['game_type', 'share'])
    .where('merchant_id', '=', merchantId)
    .orderBy('share', 'desc')
    .orderBy('game_type')
    .execute();
}

export async function noteWork(trx: LedgerTransaction, id: number, worked: number): Promise<void> {
  await trx.updateTable('bonus').set({ worked }).where('id', '=', id).execute();
}

export async function noteEnd(
  trx: LedgerTransaction,
  id: number,
  { state, transactionId, worked, now }: { state: BonusEnd; transactionId: number; worked: number; now: Date },
): Promise<void> {
  await trx.updateTable('bonus').set({ state, worked, ended_at: now, end_txn: transactionId }).where('id', '=', id).execute();
}

const newestFirst = keyset('bonuses', 'desc', { 'bonus.id': 'integer' });

/** A page of a member's bonuses, newest first: active, ended or all. */
export async function listBonuses(
  db: GatewayDatabase,
  memberId: number,
  { state, ...page }: { readonly state?: 'active' | 'ended'; readonly after?: string; readonly limit: number },
) {
  let bonuses = db.selectFrom('bonus').selectAll('bonus').where('member_id', '=', memberId);
  if (state !== undefined) bonuses = bonuses.where('state', state === 'active' ? '=' : '<>', 'active');
  return readPage(bonuses, newestFirst, page);
}

/** The number and total of the member's active bonuses. */
export async function sumActiveBonuses(db: GatewayDatabase, memberId: number): Promise<{ count: number; amount: number }> {
  return db
    .selectFrom('bonus')
    .select([sql<number>`count(*)::integer`.as('count'), sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount')])
    .where('member_id', '=', memberId)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
}
