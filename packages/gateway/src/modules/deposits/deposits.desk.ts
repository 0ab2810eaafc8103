import type { ControlValueOf, DeskDeposit } from '@livery/contract/control/shapes';
import { shareOf } from '@livery/contract/shares';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { AppError } from '#base/app-error.ts';
import { referenceOf } from './ask-provider.job.ts';
import { creditDeposit } from './credit-deposit.action.ts';
import { tellOfDeposit } from './deposit-news.action.ts';
import { findDeposit, lockDeposit, updateDeposit, type DepositRow } from './deposits.repo.ts';
import { findUsername, listDeskDeposits, listNotices } from './deposits.desk.repo.ts';

export async function readDeposits({
  db,
  merchant,
  query,
}: Pick<DeskCall<'deposits'>, 'db' | 'merchant' | 'query'>): Promise<ControlValueOf<'deposits'>> {
  const { items, next } = await listDeskDeposits(db, merchant.id, query);
  return { items: items.map(presentDeskDeposit), next };
}

/** The provider's notices about a deposit. A second payment includes those of the first. */
export async function readNotices({ db, merchant, query: { id } }: DeskCall<'depositNotices'>): Promise<ControlValueOf<'depositNotices'>> {
  const deposit = await findDeposit(db, merchant.id, id);
  if (deposit === undefined) throw new AppError('NOT_FOUND');
  const notices = await listNotices(db, merchant.id, deposit.provider, referenceOf(deposit.repeats ?? id));
  return {
    items: notices.map(({ event_id, state, amount, unit, taken_at }) => ({
      eventId: event_id,
      state,
      amount,
      unit,
      takenAt: taken_at.toISOString(),
    })),
  };
}

/**
 * Ends a review: credits the amount that was really paid, or nothing.
 *
 * @throws AppError NOT_FOUND, INVALID_REQUEST for a deposit that is not in review, one that was paid in another unit, a refusal without a reason
 */
export async function settleReview({
  merchant,
  body: { id, verdict, reason },
  now,
  by,
  transaction,
}: Omit<DeskCall<'settleDeposit'>, 'query' | 'signal'>): Promise<void> {
  if (verdict === 'refuse' && reason === undefined) throw new AppError('INVALID_REQUEST', { fields: { '/reason': 'required' } });
  await transaction(async (trx) => {
    const deposit = await lockDeposit(trx, merchant.id, id);
    if (deposit === undefined) throw new AppError('NOT_FOUND');
    const { state, unit, paid_amount: amount, paid_unit: paidUnit } = deposit;
    if (state !== 'review' || amount === null || paidUnit === null) throw new AppError('INVALID_REQUEST', { fields: { '/id': 'state' } });
    const why = reason === undefined ? {} : { reason };
    if (verdict === 'credit') {
      if (paidUnit !== unit) throw new AppError('INVALID_REQUEST', { fields: { '/verdict': 'unit' } });
      await creditDeposit(trx, deposit, { amount, unit }, { actor: by.actor, now, ...why });
    } else {
      await tellOfDeposit(trx, await updateDeposit(trx, deposit, { state: 'failed', settled_at: now, ...why }), now);
    }
    const details = { deposit: id, amount, unit: paidUnit, ...why };
    const subject = await findUsername(trx, deposit.member_id);
    await recordAct(trx, { by, act: `deposit.${verdict}`, merchantId: merchant.id, subject, details });
  });
}

function presentDeskDeposit(row: DepositRow & { username: string }): DeskDeposit {
  return {
    id: row.id,
    account: row.username,
    provider: row.provider,
    method: row.method,
    state: row.state,
    amount: row.amount,
    unit: row.unit,
    paidAmount: row.paid_amount,
    paidUnit: row.paid_unit,
    fee: shareOf(row.paid_amount ?? row.amount, row.fee_rate),
    providerReference: row.provider_reference,
    repeats: row.repeats,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}
