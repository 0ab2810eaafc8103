import { randomUUID } from 'node:crypto';
import type { NoticeTaker } from '#ports/payments/notice-taker.ts';
import { creditDeposit } from './credit-deposit.action.ts';
import { stepOf } from './deposit-course.rules.ts';
import { tellOfDeposit } from './deposit-news.action.ts';
import { insertRepeated, lockDeposit, updateDeposit } from './deposits.repo.ts';

/** The id behind a reference of ours to a deposit. */
const reference = /^d-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Applies a provider's notice to a deposit. */
export const takeDepositNotice: NoticeTaker = async ({ trx, merchantId, provider, notice, now }) => {
  const [, id] = reference.exec(notice.reference) ?? [];
  const deposit = id === undefined ? undefined : await lockDeposit(trx, merchantId, id);
  if (deposit === undefined || deposit.provider !== provider) return false;
  const { amount, unit } = notice;
  const paid = { paid_amount: amount, paid_unit: unit };
  const change = async (to: Parameters<typeof updateDeposit>[2]) => tellOfDeposit(trx, await updateDeposit(trx, deposit, to), now);
  switch (stepOf(deposit, notice)) {
    case 'succeeded':
      await creditDeposit(trx, deposit, { amount, unit }, { actor: `provider:${provider}`, now });
      break;
    case 'review':
      await change({ state: 'review', settled_at: null, ...paid });
      break;
    case 'paidAgain':
      await tellOfDeposit(trx, await insertRepeated(trx, deposit, { id: randomUUID(), amount, unit, now }), now);
      break;
    case 'pending':
      await change({ state: 'pending' });
      break;
    case 'failed':
      await change({ state: 'failed', settled_at: now });
      break;
    case 'expired':
      await change({ state: 'expired', settled_at: now });
      break;
    case null:
  }
  return true;
};
