import type { ControlQueryOf, ControlValueOf, WithdrawalMove } from '@livery/contract/control/shapes';
import type { WithdrawalState } from '@livery/contract/withdrawal-states';
import { recordAct, type Act } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import { readProof } from '../uploads/uploads.service.ts';
import { orderPayout } from './order-payout.job.ts';
import { pay } from '../withdrawals/pay-withdrawal.action.ts';
import { findMethods, type MethodFinder } from './payout-method.service.ts';
import { findMethodOf, presentPayout, requireNoPayout } from './payouts.desk.ts';
import { listPayouts } from './payouts.repo.ts';
import { approve, payBack, reject, resolve, review } from '../withdrawals/withdrawal-moves.service.ts';
import { listQueue, listSteps, lockWithdrawal } from '../withdrawals/withdrawals.repo.ts';
import { statesOf } from '../withdrawals/withdrawals.present.ts';

const parts: Readonly<Record<ControlQueryOf<'withdrawals'>['part'], readonly WithdrawalState[]>> = {
  queue: ['requested', 'reviewing', 'approved'],
  cases: ['receivedPartial', 'notReceived'],
  paid: ['paid'],
  closed: statesOf('closed'),
};

export async function readQueue(
  { db, merchant, query: { part, account, ...page } }: Pick<DeskCall<'withdrawals'>, 'db' | 'merchant' | 'query'>,
  { payments }: Pick<Platform, 'payments'>,
): Promise<ControlValueOf<'withdrawals'>> {
  const { items, next } = await listQueue(db, merchant.id, { states: parts[part], account, ...page });
  const ids = items.map(({ id }) => id);
  const [steps, payouts] = [await listSteps(db, merchant.id, ids), await listPayouts(db, merchant.id, ids)];
  const findMethod: MethodFinder = part === 'queue' ? await findMethods(payments, merchant).catch(() => none) : none;
  return {
    items: items.map((row) => ({
      withdrawalId: row.id,
      state: row.state,
      account: row.username,
      unit: row.unit,
      amount: row.amount,
      fee: row.fee,
      arrives: row.amount - row.fee,
      destination: {
        kind: row.kind,
        institution: row.institution,
        branch: row.branch,
        pixKeyKind: row.pix_key_kind,
        number: row.number,
        holder: row.holder,
      },
      steps: steps.filter((step) => step.withdrawal_id === row.id).map(({ state, at, actor }) => ({ state, at: at.toISOString(), actor })),
      received: row.received,
      refunded: row.refunded,
      reason: row.reason,
      payout: presentPayout(payouts.filter(({ withdrawal_id }) => withdrawal_id === row.id)),
      hasProvider: findMethod({ kind: row.kind, unit: row.unit, amount: row.amount - row.fee }) !== null,
    })),
    next,
  };
}

const none: MethodFinder = () => null;

/** The member's pictures as proof of a missing payment. */
export async function readPictures(
  { db, merchant, query: { withdrawalId } }: DeskCall<'withdrawalProof'>,
  { files }: Pick<Platform, 'files'>,
): Promise<ControlValueOf<'withdrawalProof'>> {
  const about = { purpose: 'withdrawalProof', proves: String(withdrawalId) } as const;
  return { pictures: await readProof(files, db, merchant, about) };
}

const acts: Readonly<Record<WithdrawalMove['to'], Act>> = {
  reviewing: 'withdrawal.review',
  approved: 'withdrawal.approve',
  rejected: 'withdrawal.reject',
  paid: 'withdrawal.pay',
  resolvedPaid: 'withdrawal.resolve',
  refunded: 'withdrawal.refund',
};

/**
 * Moves a withdrawal to its next state, with its money. An approved one is ordered from the provider that pays it. It
 * reads only the withdrawal's row, because held money may leave even if the merchant, the account or the session is
 * closed.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED, INVALID_REQUEST for a rejection without a reason
 */
export async function moveOn(
  call: Omit<DeskCall<'moveWithdrawal'>, 'query' | 'signal'>,
  { payments, jobs }: Pick<Platform, 'payments' | 'jobs'>,
): Promise<void> {
  const { merchant, now, by, transaction } = call;
  const { withdrawalId, to, reason = '' } = call.body;
  const mover = { actor: by.actor, at: now };
  const words = reason.trim();
  if (to === 'rejected' && words === '') throw new AppError('INVALID_REQUEST', { fields: { '/reason': 'required' } });
  // A provider that does not answer must not block the approval: it can be ordered later, or paid by hand.
  const method = to === 'approved' ? await findMethodOf(call, payments, withdrawalId).catch(unlessRefused) : null;
  await transaction(async (trx) => {
    const withdrawal = await lockWithdrawal(trx, { merchantId: merchant.id, withdrawalId });
    if (withdrawal === null) throw new AppError('NOT_FOUND');
    if (to === 'rejected' || to === 'paid') await requireNoPayout(trx, withdrawal);
    switch (to) {
      case 'reviewing':
        await review(trx, withdrawal, mover);
        break;
      case 'approved':
        await approve(trx, withdrawal, mover);
        if (method !== null) await orderPayout(jobs, trx, withdrawal, method, now);
        break;
      case 'rejected':
        await reject(trx, withdrawal, mover, words);
        break;
      case 'paid':
        await pay(jobs, trx, withdrawal, mover);
        break;
      case 'resolvedPaid':
        await resolve(trx, withdrawal, mover);
        break;
      case 'refunded':
        await payBack(trx, withdrawal, mover);
        break;
    }
    const details = { amount: withdrawal.amount, unit: withdrawal.unit, ...(words === '' ? {} : { reason: words }) };
    await recordAct(trx, { by, act: acts[to], merchantId: merchant.id, subject: `withdrawal:${withdrawalId}`, details });
  });
}

function unlessRefused(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') throw error;
  return null;
}
