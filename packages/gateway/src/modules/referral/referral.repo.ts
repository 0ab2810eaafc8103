import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import '#ledger/ledger.schema.ts';
import '../registration/registration.schema.ts';
import './referral.schema.ts';

export async function findCode(db: GatewayDatabase, merchantId: number, memberId: number): Promise<string | null> {
  const row = await db
    .selectFrom('member_referral')
    .select('code')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.code ?? null;
}

/** A visitor counts once per member. An unknown code counts nothing. */
export async function insertClick(
  db: GatewayDatabase,
  merchantId: number,
  { code, visitor }: { code: string; visitor: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('referral_click')
    .columns(['merchant_id', 'member_id', 'visitor', 'clicked_at'])
    .expression(({ selectFrom }) =>
      selectFrom('member_referral')
        .select(['merchant_id', 'member_id', sql<string>`${visitor}::uuid`.as('visitor'), sql<Date>`${now}::timestamptz`.as('clicked_at')])
        .where('merchant_id', '=', merchantId)
        .where('code', '=', code),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface Funnel {
  readonly clicks: number;
  readonly registrations: number;
  readonly firstDeposits: number;
}

/** Counts visitors through the member's invitations, those who registered, and those who deposited. */
export async function readFunnel(db: GatewayDatabase, merchantId: number, memberId: number): Promise<Funnel> {
  const { rows } = await sql<Funnel>`
    SELECT (SELECT count(*) FROM referral_click WHERE merchant_id = ${merchantId} AND member_id = ${memberId})::integer AS clicks,
      count(*)::integer AS registrations,
      (count(*) FILTER (WHERE EXISTS (
        SELECT FROM account JOIN entry ON entry.account_id = account.id AND balance_after IS NOT NULL JOIN txn ON txn.id = txn_id AND txn.at = entry.at
        WHERE account.merchant_id = ${merchantId} AND account.member_id = invited.member_id AND account.kind = 'CASH' AND txn.kind = 'deposit'
      )))::integer AS "firstDeposits"
    FROM member_referral AS invited WHERE invited.merchant_id = ${merchantId} AND invited.inviter_id = ${memberId}`.execute(db);
  return rows[0] ?? { clicks: 0, registrations: 0, firstDeposits: 0 };
}
