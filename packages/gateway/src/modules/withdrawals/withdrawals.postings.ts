import type { Actor } from '#ledger/facts.ts';
import { openMemberAccount, type LedgerTransaction } from '#ledger/accounts.ts';
import { moved, post, type LedgerEntry, type Place } from '#ledger/ledger.ts';
import type { PostingKind } from '#ledger/posting-kinds.ts';
import type { StoredWithdrawal } from './withdrawals.repo.ts';

interface By {
  readonly actor: Actor;
  readonly at: Date;
}

/** From CASH to HOLD. */
export async function holdMoney(trx: LedgerTransaction, withdrawal: StoredWithdrawal, by: By): Promise<void> {
  const { cash, hold } = await placesOf(trx, withdrawal);
  await write(trx, withdrawal, 'withdrawal', by, moved(cash, hold, withdrawal.amount));
}

/** From HOLD back to CASH. */
export async function giveBack(
  trx: LedgerTransaction,
  withdrawal: StoredWithdrawal,
  kind: 'withdrawalRejected' | 'withdrawalCancelled',
  by: By & { readonly reason?: string },
): Promise<void> {
  const { cash, hold } = await placesOf(trx, withdrawal);
  await write(trx, withdrawal, kind, by, moved(hold, cash, withdrawal.amount));
}

/** From HOLD to the provider, the fee to the house. */
export async function payOut(trx: LedgerTransaction, withdrawal: StoredWithdrawal, by: By): Promise<void> {
  const { amount, fee } = withdrawal;
  const { hold, psp, fees } = await placesOf(trx, withdrawal);
  const entries = [...moved(hold, psp, amount - fee), ...(fee === 0 ? [] : moved(hold, fees, fee))];
  await write(trx, withdrawal, 'withdrawalPaid', by, entries);
}

/** Returns the undelivered part, and the fee if nothing arrived. Returns the amount. */
export async function refund(trx: LedgerTransaction, withdrawal: StoredWithdrawal, by: By): Promise<number> {
  const { amount, fee } = withdrawal;
  const received = withdrawal.received ?? 0;
  const { cash, psp, fees } = await placesOf(trx, withdrawal);
  const missing = amount - fee - received;
  const feeBack = received === 0 ? fee : 0;
  await write(trx, withdrawal, 'withdrawalRefunded', by, [
    ...moved(psp, cash, missing),
    ...(feeBack === 0 ? [] : moved(fees, cash, feeBack)),
  ]);
  return missing + feeBack;
}

async function placesOf(trx: LedgerTransaction, { merchant_id, member_id, unit }: StoredWithdrawal) {
  const open = async (kind: 'CASH' | 'HOLD') => ({
    accountId: await openMemberAccount(trx, { merchantId: merchant_id, memberId: member_id, kind, unit }),
  });
  const psp: Place = { house: 'PSP', unit };
  const fees: Place = { house: 'FEES', unit };
  return { cash: await open('CASH'), hold: await open('HOLD'), psp, fees };
}

async function write(
  trx: LedgerTransaction,
  { merchant_id, id }: StoredWithdrawal,
  kind: PostingKind,
  by: By & { readonly reason?: string },
  entries: readonly LedgerEntry[],
): Promise<void> {
  await post(trx, { merchantId: merchant_id, kind, subject: `withdrawal:${id}`, entries, ...by });
}
