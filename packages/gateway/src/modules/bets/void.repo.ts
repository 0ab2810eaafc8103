import type { LedgerTransaction } from '#ledger/accounts.ts';
import '#ledger/ledger.schema.ts';
import type { Bet, BetPlace } from './bets.repo.ts';
import './bets.schema.ts';

export async function entriesOf(trx: LedgerTransaction, transactionId: number): Promise<{ accountId: number; amount: number }[]> {
  return trx.selectFrom('entry').select(['account_id as accountId', 'amount']).where('txn_id', '=', transactionId).execute();
}

/** Returns the day when the bet was settled, or null if it was open. */
export async function insertVoid(
  trx: LedgerTransaction,
  { memberId, openedAt, id, merchantId }: BetPlace & Pick<Bet, 'merchantId'>,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<string | null> {
  const { day } = await trx
    .insertInto('bet_void')
    .values({ merchant_id: merchantId, member_id: memberId, bet_id: id, opened_at: openedAt, voided_at: now, reason })
    .returning(({ selectFrom }) =>
      selectFrom('bet')
        .select('day')
        .whereRef('bet.member_id', '=', 'bet_void.member_id')
        .whereRef('bet.opened_at', '=', 'bet_void.opened_at')
        .whereRef('bet.id', '=', 'bet_void.bet_id')
        .as('day'),
    )
    .executeTakeFirstOrThrow();
  return day;
}

/** A bet's member and stake time; null if it is another merchant's. Uses the posting, which is indexed by number. */
export async function findStaker(trx: LedgerTransaction, betId: number) {
  const row = await trx
    .selectFrom('entry')
    .innerJoin('account', 'account.id', 'entry.account_id')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['member.id as memberId', 'member.username', 'entry.at as openedAt'])
    .where('entry.txn_id', '=', betId)
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
