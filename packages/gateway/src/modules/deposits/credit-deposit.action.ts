import type { Actor } from '#ledger/facts.ts';
import { shareOf } from '@livery/contract/shares';
import { openMemberAccount, type LedgerTransaction } from '#ledger/accounts.ts';
import { post, type LedgerEntry } from '#ledger/ledger.ts';
import { tellOfDeposit } from './deposit-news.action.ts';
import { updateDeposit, type DepositRow } from './deposits.repo.ts';

export interface Paid {
  readonly amount: number;
  readonly unit: string;
}

/** Credits the payment less the fee to the member's cash. The deposit is locked and has the payment's unit. */
export async function creditDeposit(
  trx: LedgerTransaction,
  deposit: DepositRow,
  paid: Paid,
  { actor, reason, now }: { readonly actor: Actor; readonly reason?: string; readonly now: Date },
): Promise<void> {
  const { merchant_id: merchantId, member_id: memberId, id, fee_rate: feeRate } = deposit;
  const { amount, unit } = paid;
  const accountId = await openMemberAccount(trx, { merchantId, memberId, kind: 'CASH', unit });
  const fee = shareOf(amount, feeRate);
  const entries: LedgerEntry[] = [
    { house: 'PSP', unit, amount: -amount },
    { accountId, amount: amount - fee },
  ];
  if (fee > 0) entries.push({ house: 'FEES', unit, amount: fee });
  const why = reason === undefined ? {} : { reason };
  const { transactionId } = await post(trx, { merchantId, kind: 'deposit', actor, at: now, subject: `deposit:${id}`, entries, ...why });
  const credited = await updateDeposit(trx, deposit, {
    state: 'succeeded',
    paid_amount: amount,
    paid_unit: unit,
    txn_id: transactionId,
    settled_at: now,
    ...why,
  });
  await tellOfDeposit(trx, credited, now);
}
