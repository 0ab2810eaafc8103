import type { DeskWithdrawal, PayoutAct } from '@livery/contract/control/shapes';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { recordAct, type Act, type ActingBy } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import type { Payments } from '#ports/payments/payments.ts';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import { orderPayout, requestPayout } from './order-payout.job.ts';
import { pay } from '../withdrawals/pay-withdrawal.action.ts';
import { findMethods, type PayoutMethod } from './payout-method.service.ts';
import { noteReturn } from './payout-excess.action.ts';
import { findLivePayout, listPayouts, updatePayout, type StoredPayout } from './payouts.repo.ts';
import { findDestination, lockWithdrawal, type StoredWithdrawal } from '../withdrawals/withdrawals.repo.ts';

/** The newest attempt, with the total overpaid by all attempts. */
export function presentPayout(payouts: readonly StoredPayout[]): DeskWithdrawal['payout'] {
  const last = payouts.at(-1);
  if (last === undefined) return null;
  const { provider, state, attempt, asks, provider_reference, told_amount, told_unit, reason } = last;
  const overpaid = payouts.filter(({ is_overpaid }) => is_overpaid);
  return {
    provider,
    state,
    attempt,
    asks,
    providerReference: provider_reference,
    told: told_amount === null || told_unit === null ? null : { amount: told_amount, unit: told_unit },
    reason,
    isOverpaid: overpaid.length > 0,
    excess: overpaid.reduce((sum, { excess }) => sum + excess, 0),
  };
}

/** The provider that pays a withdrawal. Null if none does. */
export async function findMethodOf(
  { merchant, db }: Pick<DeskCall<'moveWithdrawal'>, 'merchant' | 'db'>,
  payments: Payments,
  withdrawalId: number,
): Promise<PayoutMethod | null> {
  const withdrawal = await findDestination(db, { merchantId: merchant.id, withdrawalId });
  const find = await findMethods(payments, merchant);
  return find({ kind: withdrawal.kind, unit: withdrawal.unit, amount: withdrawal.amount - withdrawal.fee });
}

/**
 * While a provider may still pay a withdrawal, the desk can neither pay it by hand nor return it to the member.
 *
 * @throws AppError STATE_CHANGED
 */
export async function requireNoPayout(trx: Transaction<Database>, { merchant_id: merchantId, id }: StoredWithdrawal): Promise<void> {
  if ((await findLivePayout(trx, { merchantId, withdrawalId: id })) !== undefined) throw new AppError('STATE_CHANGED');
}

const acts: Readonly<Record<PayoutAct['act'], Act>> = {
  order: 'payout.order',
  paid: 'payout.paid',
  failed: 'payout.failed',
  returned: 'payout.returned',
};

/**
 * Orders a payout, repeats a failed one, or asks a silent provider again. `paid` and `failed` enter what the provider
 * said without a notice; `returned` means that an overpayment has come back.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED, NOT_AVAILABLE if no provider pays it, INVALID_REQUEST for a failure without a reason, UNAVAILABLE
 */
export async function actOnPayout(call: DeskCall<'actOnPayout'>, { payments, jobs }: Pick<Platform, 'payments' | 'jobs'>): Promise<void> {
  const { merchant, now, by, transaction } = call;
  const { withdrawalId, act, reason = '' } = call.body;
  const words = reason.trim();
  if (act === 'failed' && words === '') throw new AppError('INVALID_REQUEST', { fields: { '/reason': 'required' } });
  const key = { merchantId: merchant.id, withdrawalId };
  const method = act === 'order' ? await findMethodOf(call, payments, withdrawalId) : null;
  await transaction(async (trx) => {
    const withdrawal = await lockWithdrawal(trx, key);
    if (withdrawal === null) throw new AppError('NOT_FOUND');
    if (act === 'returned') return returnExcess(trx, withdrawal, now, by);
    if (withdrawal.state !== 'approved') throw new AppError('STATE_CHANGED');
    const payout = await findLivePayout(trx, key);
    const settled = { settled_at: now, settled_by: by.actor };
    if (act === 'order') {
      if (payout === undefined) {
        if (method === null) throw new AppError('NOT_AVAILABLE');
        await orderPayout(jobs, trx, withdrawal, method, now);
      } else if (payout.state === 'ordered' && payout.provider_reference === null) {
        await jobs.enqueue(trx, requestPayout, { payoutId: payout.id }, { merchantId: merchant.id });
      } else throw new AppError('STATE_CHANGED');
    } else if (payout === undefined) {
      throw new AppError('STATE_CHANGED');
    } else if (act === 'paid') {
      await updatePayout(trx, payout, { state: 'paid', ...settled });
      await pay(jobs, trx, withdrawal, { actor: by.actor, at: now });
    } else {
      await updatePayout(trx, payout, { state: 'failed', reason: words, ...settled });
    }
    const { amount, unit } = withdrawal;
    const details = { amount, unit, ...(payout === undefined ? {} : { payout: payout.id }), ...(words === '' ? {} : { reason: words }) };
    await recordAct(trx, { by, act: acts[act], merchantId: merchant.id, subject: `withdrawal:${withdrawalId}`, details });
  });
}

async function returnExcess(
  trx: Transaction<Database>,
  { merchant_id: merchantId, id }: StoredWithdrawal,
  now: Date,
  by: ActingBy,
): Promise<void> {
  const overpaid = (await listPayouts(trx, merchantId, [id])).filter(({ is_overpaid }) => is_overpaid);
  if (overpaid.length === 0) throw new AppError('STATE_CHANGED');
  for (const payout of overpaid) {
    await noteReturn(trx, payout, { actor: by.actor, at: now });
    const details = { payout: payout.id, amount: payout.excess, unit: payout.unit };
    await recordAct(trx, { by, act: acts.returned, merchantId, subject: `withdrawal:${id}`, details });
  }
}
