import type { LedgerTransaction } from '#ledger/accounts.ts';
import '#ledger/ledger.tables.ts';
import '../games/games.tables.ts';

/** The bet for this transaction alone, so that it is not settled meanwhile. */
export async function lockBet(trx: LedgerTransaction, betId: number) {
  const row = await trx
    .selectFrom('bet')
    .innerJoin('txn', (join) => join.onRef('txn.id', '=', 'bet.id').onRef('txn.at', '=', 'bet.opened_at'))
    .innerJoin('member', 'member.id', 'bet.member_id')
    .select(['bet.id', 'bet.member_id', 'bet.opened_at', 'bet.settle_txn', 'member.username'])
    .where('txn.id', '=', betId)
    .forUpdate('bet')
    .executeTakeFirst();
  return row ?? null;
}

export async function isVoid(trx: LedgerTransaction, betId: number, memberId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('bet_void')
    .select('bet_id')
    .where('member_id', '=', memberId)
    .where('bet_id', '=', betId)
    .executeTakeFirst();
  return row !== undefined;
}
