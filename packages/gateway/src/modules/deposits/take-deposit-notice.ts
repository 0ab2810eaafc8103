import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { PaymentNotice } from '../../ports/payments/payment-provider.ts';
import { creditDeposit } from './credit-deposit.ts';
import { stepOf } from './deposit-course.ts';
import { insertRepeated, lockDeposit, updateDeposit } from './deposits.repo.ts';

/** The id behind a reference of ours to a deposit. */
const reference = /^d-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Does what a provider's notice asks for, in the transaction that took it; false when it is about no deposit of that provider's. */
export async function takeDepositNotice(
  trx: Transaction<Database>,
  {
    merchantId,
    provider,
    notice,
    now,
  }: { readonly merchantId: number; readonly provider: string; readonly notice: PaymentNotice; readonly now: Date },
): Promise<boolean> {
  const [, id] = reference.exec(notice.reference) ?? [];
  const deposit = id === undefined ? undefined : await lockDeposit(trx, merchantId, id);
  if (deposit === undefined || deposit.provider !== provider) return false;
  const { amount, unit } = notice;
  const paid = { paid_amount: amount, paid_unit: unit };
  switch (stepOf(deposit, notice)) {
    case 'succeeded':
      await creditDeposit(trx, deposit, { amount, unit }, { actor: `provider:${provider}`, now });
      break;
    case 'review':
      await updateDeposit(trx, deposit, { state: 'review', settled_at: null, ...paid });
      break;
    case 'paidAgain':
      await insertRepeated(trx, deposit, { id: randomUUID(), amount, unit, now });
      break;
    case 'pending':
      await updateDeposit(trx, deposit, { state: 'pending' });
      break;
    case 'failed':
      await updateDeposit(trx, deposit, { state: 'failed', settled_at: now });
      break;
    case 'expired':
      await updateDeposit(trx, deposit, { state: 'expired', settled_at: now });
      break;
    case null:
  }
  return true;
}
