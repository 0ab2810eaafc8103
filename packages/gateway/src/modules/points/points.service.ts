import type { ValueOf } from '@livery/contract/shapes';
import { dayAt, dayStart } from '@livery/contract/zoned-days';
import type { GatewayDatabase } from '#database/schema.ts';
import { inPurse } from '#ledger/accounts.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Call, MemberCall } from '#http/route.ts';
import { inLanguage } from '#base/texts.ts';
import { findPaymentPassword } from '../payment-password/payment-password.repo.ts';
import { keyOf, type MemberKey } from '#base/member-key.ts';
import { readOptionalPeriod } from '#lists/period.ts';
import { sumStakes } from '../bets/rollup.repo.ts';
import { findCredit, findLevel, listLevels } from '../vip/vip.repo.ts';
import { readPending } from './earning.service.ts';
import { listGoods, readConfig } from './goods.repo.ts';
import { listPointMovements } from './movements.repo.ts';
import { pointUnit } from './point-account.service.ts';
import { presentGood, presentMovement, presentRedemption } from './points.present.ts';
import { listOwn, sumConverted } from './redemptions.repo.ts';

/** The member's balance and its movements. */
export async function readBalance(call: MemberCall<'pointBalance'>): Promise<ValueOf<'pointBalance'>> {
  const { db, merchant, member, query, language, now } = call;
  const { kind, after, limit } = query;
  const account = inPurse(member.purse, 'POINTS', pointUnit);
  const period = readOptionalPeriod(query, merchant.timeZone);
  const page =
    account.id === null
      ? { items: [], next: null }
      : await listPointMovements(db, { accountId: account.id, kind, period, limit, ...(after === undefined ? {} : { after }) });
  return {
    balance: account.balance,
    pending: await readPending(db, keyOf(call), now),
    items: page.items.map((row) => presentMovement(row, language)),
    next: page.next,
  };
}

/** The goods on offer, and the member's progress towards their stake requirement. */
export async function readGoods(call: MemberCall<'pointRewards'>): Promise<ValueOf<'pointRewards'>> {
  const { db, merchant, member, language } = call;
  const [rows, staked] = await Promise.all([listGoods(db, merchant.id), sumAllStakes(db, keyOf(call))]);
  return { goods: rows.map((row) => presentGood(row, language)), staked, currency: member.unit };
}

/** The same goods for visitors, who have staked nothing. */
export async function readGoodsOnShow({ db, merchant, language }: Call<'pointGoods'>): Promise<ValueOf<'pointGoods'>> {
  const rows = await listGoods(db, merchant.id);
  return { goods: rows.map((row) => presentGood(row, language)), currency: merchant.currency };
}

/** How points are earned, and their value. */
export async function readRules(call: MemberCall<'pointConfig'>): Promise<ValueOf<'pointConfig'>> {
  const { db, merchant, member, language, now } = call;
  const key = keyOf(call);
  const [config, levels, level, converted, password] = await Promise.all([
    readConfig(db, merchant.id),
    listLevels(db, merchant.id),
    findLevel(db, member.id),
    sumConverted(db, key, dayOf(merchant, now)),
    findPaymentPassword(db, key),
  ]);
  const { multipliers } = config;
  const multiplierOf = (at: number): number => multipliers[Math.min(at, multipliers.length - 1)] ?? 100;
  return {
    currency: member.unit,
    stakePerPoint: config.stake_per_point,
    level,
    multiplier: multiplierOf(level),
    levels: levels.map((row) => ({ level: row.level, title: inLanguage(row.titles, language), multiplier: multiplierOf(row.level) })),
    conversion: {
      points: config.convert_points,
      amount: config.convert_amount,
      minimum: config.convert_minimum,
      daily: config.convert_daily,
      left: Math.max(0, config.convert_daily - converted),
    },
    hasPaymentPassword: password !== null,
  };
}

/** The member's redemptions and their states. */
export async function readRedemptions(call: MemberCall<'redeemHistory'>): Promise<ValueOf<'redeemHistory'>> {
  const { db, merchant, query, language } = call;
  const { state, after, limit } = query;
  const asked = { state, period: readOptionalPeriod(query, merchant.timeZone), limit, ...(after === undefined ? {} : { after }) };
  const { items, next } = await listOwn(db, keyOf(call), asked);
  return { items: items.map((row) => presentRedemption(row, language)), next };
}

/** Everything the member has ever staked, including before the import. */
export async function sumAllStakes(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<number> {
  const [stakes, credit] = [await sumStakes(db, memberId), await findCredit(db, merchantId, memberId)];
  return [...stakes.values()].reduce((sum, stake) => sum + stake, credit);
}

/** When the merchant's day began. */
export function dayOf({ timeZone }: Merchant, now: Date): Date {
  return new Date(dayStart(dayAt(now.getTime(), timeZone), timeZone));
}
