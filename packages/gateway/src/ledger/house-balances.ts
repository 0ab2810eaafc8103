import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { HouseAccountKind } from './accounts.ts';
import { findHorizon } from './horizon.ts';
import './ledger.schema.ts';

/** Adds the postings since the last fold to the balances of the house's accounts. Two gateways may do it at once. */
export async function foldHouseBalances(db: GatewayDatabase, now: Date): Promise<void> {
  const through = await findHorizon(db);
  const last = await db
    .selectFrom('ledger_fold')
    .select(({ fn }) => fn.max('through_txn').as('through'))
    .executeTakeFirst();
  if (through <= (last?.through ?? 0)) return;
  await db
    .insertInto('ledger_fold')
    .values({ through_txn: through, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
    .catch((error: unknown) => {
      // Another gateway has already folded further.
      if ((error as { code?: string }).code !== 'LV001') throw error;
    });
}

/** The balance of a house account in minor units, exact at this moment and often negative. */
export async function houseBalance(db: GatewayDatabase, merchantId: number, kind: HouseAccountKind, unit: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    SELECT (COALESCE(max(house_balance.balance), 0) + COALESCE((
      SELECT sum(amount) FROM entry WHERE entry.account_id = account.id AND txn_id > COALESCE((SELECT max(through_txn) FROM ledger_fold), 0)
    ), 0))::bigint AS balance
    FROM account LEFT JOIN house_balance ON house_balance.account_id = account.id
    WHERE account.merchant_id = ${merchantId} AND account.member_id IS NULL AND account.kind = ${kind} AND account.unit = ${unit}
    GROUP BY account.id`.execute(db);
  return rows[0]?.balance ?? 0;
}
