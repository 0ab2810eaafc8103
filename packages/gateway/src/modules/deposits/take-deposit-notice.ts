import { randomUUID } from 'node:crypto';
import type { NoticeTaker } from '../../ports/payments/notice-taker.ts';
import { creditDeposit } from './credit-deposit.ts';
import { stepOf } from './deposit-course.ts';
import { insertRepeated, lockDeposit, updateDeposit } from './deposits.repo.ts';

/** The id behind a reference of ours to a deposit. */
const reference = /^d-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Does what a notice about a deposit asks for. */
export const takeDepositNotice: NoticeTaker = async ({ trx, merchantId, provider, notice, now }) => {
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
};
