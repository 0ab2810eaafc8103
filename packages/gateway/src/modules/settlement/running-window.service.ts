import { windowAt } from '@livery/contract/commission-windows';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { AskedWindow } from './counting/calculate.service.ts';
import type { Scale } from './settlement.rules.ts';
import { findLastWindow } from './windows.repo.ts';

/** The current window. If the merchant's time zone has changed, it begins where the last one ended. */
export async function findRunning(db: GatewayDatabase, { id, timeZone }: Merchant, scale: Scale, now: Date): Promise<AskedWindow> {
  const { from, before } = windowAt(scale.period, now.getTime(), timeZone);
  const last = await findLastWindow(db, id, scale);
  const whole = { ...scale, merchantId: id, timeZone };
  if (last !== null && last.before_at > now) return { ...whole, from: last.from_at, before: last.before_at };
  return { ...whole, from: new Date(Math.max(from, last?.before_at.getTime() ?? from)), before: new Date(before) };
}
