import { randomUUID } from 'node:crypto';
import type { GatewayDatabase } from '../../database/schema.ts';
import { openHouseAccount, unitFor } from '../../ledger/accounts.ts';
import { postTransaction } from '../../ledger/ledger.ts';
import { AppError } from '../../server/app-error.ts';
import type { Merchant } from '../../server/context.ts';
import type { Platform } from '../../server/platform.ts';

export interface NewStatus {
  readonly status: 0 | 1 | 2;
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
  readonly endTime?: string | null;
}

export async function setStatus(
  { db, closures }: Platform,
  merchantId: number,
  { status, maintenance, regionRestriction, endTime = null }: NewStatus,
): Promise<void> {
  await db
    .updateTable('merchant_status')
    .set({ status, maintenance, region_restriction: regionRestriction, end_time: endTime === null ? null : new Date(endTime) })
    .where('merchant_id', '=', merchantId)
    .execute();
  closures.forget();
}

export interface NewGrant {
  readonly account: string;
  /** Minor units; negative takes away. */
  readonly amount: number;
  readonly idempotencyKey?: string;
}

/** Gives a member money of the house, through the ledger. */
export async function grant(
  db: GatewayDatabase,
  merchant: Merchant,
  { account, amount, idempotencyKey = randomUUID() }: NewGrant,
  now: Date,
): Promise<{ balance: number }> {
  const member = await db
    .selectFrom('member')
    .select(['id', 'type'])
    .where('merchant_id', '=', merchant.id)
    .where('account', '=', account)
    .executeTakeFirst();
  if (member === undefined) throw new AppError('NOT_FOUND');
  const unit = unitFor(member.type, merchant.currency);
  return db.transaction().execute(async (trx) => {
    const cash = await trx
      .selectFrom('account')
      .select('id')
      .where('member_id', '=', member.id)
      .where('kind', '=', 'CASH')
      .executeTakeFirstOrThrow();
    const house = await openHouseAccount(trx, merchant.id, 'ADJUSTMENT', unit);
    const { response } = await postTransaction(trx, {
      merchantId: merchant.id,
      kind: 'grant',
      idempotencyKey: `grant:${idempotencyKey}`,
      at: now,
      entries: [
        { accountId: house, amount: -amount },
        { accountId: cash.id, amount },
      ],
      response: ({ balances }) => ({ balance: balances.get(cash.id) ?? 0 }),
    });
    return response;
  });
}

/** Puts a merchant back to how it was seeded: no faults, nobody logged in, every module's data and every seeded balance as at first. */
export async function reset({ db, clock, closures, faults, modules }: Platform, merchant: Merchant): Promise<void> {
  faults.clear({ merchant: merchant.code });
  await db.transaction().execute(async (trx) => {
    for (const module of modules) await module.reset?.({ trx, merchant, now: clock.now() });
  });
  closures.forget();
}
