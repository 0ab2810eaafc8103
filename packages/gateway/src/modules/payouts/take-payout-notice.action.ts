import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { NoticeTaker } from '#ports/payments/notice-taker.ts';
import { noteExcess } from './payout-excess.action.ts';
import { pay } from '../withdrawals/pay-withdrawal.action.ts';
import { transitionOf } from './payout-transitions.rules.ts';
import { findLivePayout, findPayout, updatePayout } from './payouts.repo.ts';
import { lockWithdrawal } from '../withdrawals/withdrawals.repo.ts';

/** Our reference of a payout, with its id. */
const reference = /^w-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Applies a provider's notice about a payout. */
export const takePayoutNotice: NoticeTaker = async ({ trx, jobs, merchantId, provider, notice, now }) => {
  const [, id] = reference.exec(notice.reference) ?? [];
  const found = id === undefined ? undefined : await findPayout(trx, merchantId, id);
  if (found === undefined || found.provider !== provider) return false;
  const withdrawal = await lockWithdrawal(trx, { merchantId, withdrawalId: found.withdrawal_id });
  const payout = await findPayout(trx, merchantId, found.id);
  if (withdrawal === null || payout === undefined) return false;
  const { amount, unit, reason = null } = notice;
  const by = { actor: `provider:${provider}` as const, at: now };
  const told = { told_amount: amount, told_unit: unit };
  const settled = { settled_at: now, settled_by: by.actor };
  switch (transitionOf(payout, notice, withdrawal.state === 'approved' && (await isAlone(trx, payout)))) {
    case 'paid':
      await updatePayout(trx, payout, { state: 'paid', reason: null, ...told, ...settled });
      await pay(jobs, trx, withdrawal, by);
      break;
    case 'failed':
      await updatePayout(trx, payout, { state: 'failed', reason, ...settled });
      break;
    case 'review':
      await updatePayout(trx, payout, { state: 'review', settled_at: null, settled_by: null, ...told });
      break;
    case 'overpaid':
      await noteExcess(trx, payout, { amount: unit === payout.unit ? amount : 0, ...by });
      break;
    case null:
  }
  return true;
};

async function isAlone(
  trx: Transaction<Database>,
  { merchant_id, withdrawal_id, id }: { readonly merchant_id: number; readonly withdrawal_id: number; readonly id: string },
): Promise<boolean> {
  const live = await findLivePayout(trx, { merchantId: merchant_id, withdrawalId: withdrawal_id });
  return live === undefined || live.id === id;
}
