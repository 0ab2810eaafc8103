import type { LedgerTransaction } from '#ledger/accounts.ts';
import '#ledger/ledger.tables.ts';
import '../games/games.tables.ts';

export async function entriesOf(trx: LedgerTransaction, transactionId: number): Promise<{ accountId: number; amount: number }[]> {
  return trx.selectFrom('entry').select(['account_id as accountId', 'amount']).where('txn_id', '=', transactionId).execute();
}

interface NewVoid {
  readonly merchantId: number;
  readonly memberId: number;
  readonly betId: number;
  readonly openedAt: Date;
  readonly reason: string;
  readonly now: Date;
}

export async function insertVoid(trx: LedgerTransaction, { merchantId, memberId, betId, openedAt, reason, now }: NewVoid): Promise<void> {
  await trx
    .insertInto('bet_void')
    .values({ merchant_id: merchantId, member_id: memberId, bet_id: betId, opened_at: openedAt, voided_at: now, reason })
    .execute();
}
