import type { ValueOf } from '@livery/contract/shapes';
import { openMemberAccount, type LedgerTransaction } from '#ledger/accounts.ts';
import { moved, post } from '#ledger/ledger.ts';
import { AppError } from '#base/app-error.ts';
import type { MemberCall } from '#http/route.ts';
import { requirePaymentPassword } from '../payment-password/require-payment-password.action.ts';
import { keyOf, type MemberKey } from '#base/member-key.ts';
import { lockClaims } from '../bets/rollup.repo.ts';
import { conversionTitle } from './conversion-title.texts.ts';
import { lockGood, readConfig, takeStock, type GoodRow } from './goods.repo.ts';
import { issuedPoints, openPoints, readPoints } from './point-account.service.ts';
import { presentRedemption } from './points.present.ts';
import { dayOf, sumAllStakes } from './points.service.ts';
import { findRedemption, insertRedemption, sumConverted } from './redemptions.repo.ts';

/**
 * Takes the points for a good and reserves it for the member until the desk decides, once per key.
 *
 * @throws AppError PAYMENT_PASSWORD_MISSING, PAYMENT_PASSWORD_WRONG, RATE_LIMITED, NOT_FOUND, PRICE_CHANGED with the
 * new price, OUT_OF_STOCK, REQUIREMENT_NOT_MET, INVALID_REQUEST for physical goods without an address,
 * INSUFFICIENT_BALANCE, IDEMPOTENCY_CONFLICT
 */
export async function redeem(call: MemberCall<'redeemReward'>): Promise<ValueOf<'redeemReward'>> {
  const { merchant, member, actor, now } = call;
  const { goodId, quantity, points: price, address } = call.body;
  const key = keyOf(call);
  const redeemOnce = async (trx: LedgerTransaction) => {
    const good = await lockGood(trx, merchant.id, goodId);
    if (good === null || !good.enabled) throw new AppError('NOT_FOUND');
    if (good.points !== price) throw new AppError('PRICE_CHANGED', { price: good.points });
    if (good.stock < quantity) throw new AppError('OUT_OF_STOCK', { fields: { '/quantity': 'maximum' } });
    if (good.kind === 'goods' && address === undefined) throw new AppError('INVALID_REQUEST', { fields: { '/address': 'required' } });
    await requireStakes(trx, key, good);
    const points = price * quantity;
    const entries = moved(await openPoints(trx, key), issuedPoints, points);
    const subject = `good:${goodId}` as const;
    const { transactionId } = await post(trx, { merchantId: merchant.id, kind: 'pointRedeem', actor, at: now, subject, entries });
    await takeStock(trx, good, quantity);
    const redemptionId = await insertRedemption(trx, {
      merchant_id: merchant.id,
      member_id: member.id,
      kind: good.kind,
      good_id: goodId,
      titles: JSON.stringify(good.titles),
      quantity,
      points,
      amount: good.amount === null ? null : good.amount * quantity,
      rollover: good.rollover,
      unit: member.unit,
      state: 'inProcess',
      address: good.kind === 'goods' ? JSON.stringify(address) : null,
      spend_txn: transactionId,
      end_txn: null,
      created_at: now,
      decided_at: null,
    });
    return { redemptionId };
  };
  return call.once({ goodId, quantity, price, address }, redeemOnce, aroundOf(call));
}

/**
 * Converts points to cash at once, in one transaction of the ledger, once per key.
 *
 * @throws AppError PAYMENT_PASSWORD_MISSING, PAYMENT_PASSWORD_WRONG, RATE_LIMITED, LIMIT_EXCEEDED at `/points`,
 * PRICE_CHANGED with their current value, INSUFFICIENT_BALANCE, IDEMPOTENCY_CONFLICT
 */
export async function convert(call: MemberCall<'convertPoints'>): Promise<ValueOf<'convertPoints'>> {
  const { merchant, member, actor } = call;
  const { points, amount } = call.body;
  const key = keyOf(call);
  const convertOnce = async (trx: LedgerTransaction) => {
    await lockClaims(trx, member.id);
    const now = await call.timeIn(trx);
    const config = await readConfig(trx, merchant.id);
    if (points < config.convert_minimum) throw limit('minimum');
    if (points % config.convert_points !== 0) throw limit('multiple');
    if (points > config.convert_daily - (await sumConverted(trx, key, dayOf(merchant, now)))) throw limit('maximum');
    const worth = (points / config.convert_points) * config.convert_amount;
    if (worth !== amount) throw new AppError('PRICE_CHANGED', { price: worth });
    const unit = member.unit;
    const cash = { accountId: await openMemberAccount(trx, { ...key, kind: 'CASH', unit }) };
    const entries = [...moved(await openPoints(trx, key), issuedPoints, points), ...moved({ house: 'PROMO', unit }, cash, amount)];
    const { transactionId } = await post(trx, { merchantId: merchant.id, kind: 'pointConvert', actor, at: now, entries });
    const redemptionId = await insertRedemption(trx, {
      merchant_id: merchant.id,
      member_id: member.id,
      kind: 'conversion',
      good_id: null,
      titles: JSON.stringify(conversionTitle),
      quantity: 1,
      points,
      amount,
      rollover: null,
      unit,
      state: 'approved',
      address: null,
      spend_txn: transactionId,
      end_txn: null,
      created_at: now,
      decided_at: now,
    });
    return { redemptionId };
  };
  return call.once({ points, amount }, convertOnce, aroundOf(call));
}

/** Checks the withdrawal PIN before points move, and returns the current redemption. */
function aroundOf(call: MemberCall<'redeemReward'> | MemberCall<'convertPoints'>) {
  const { merchant, member, language, body } = call;
  return {
    prepare: () => requirePaymentPassword(call, body.paymentPassword),
    present: async (trx: LedgerTransaction, { redemptionId }: { readonly redemptionId: number }): Promise<ValueOf<'redeemReward'>> => {
      const redemption = presentRedemption(await findRedemption(trx, merchant.id, redemptionId), language);
      return { redemption, balance: await readPoints(trx, member.id) };
    },
  };
}

/** @throws AppError REQUIREMENT_NOT_MET */
async function requireStakes(trx: LedgerTransaction, key: MemberKey, { stake_from: wanted }: GoodRow): Promise<void> {
  if (wanted > 0 && (await sumAllStakes(trx, key)) < wanted) throw new AppError('REQUIREMENT_NOT_MET');
}

function limit(rule: 'minimum' | 'maximum' | 'multiple'): AppError {
  return new AppError('LIMIT_EXCEEDED', { fields: { '/points': rule } });
}
