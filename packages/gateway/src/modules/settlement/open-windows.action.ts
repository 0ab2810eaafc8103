import { windowAt } from '@livery/contract/commission-windows';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { findFirstStart } from './agreements.repo.ts';
import type { Policy, Scale } from './settlement.rules.ts';
import { findLastWindow, insertWindow, tellEvents } from './windows.repo.ts';

const minute = 60_000;
/** Real-time salaries are posted this often. */
export const rhythm = 5 * minute;
/** After a long pause the rest comes with the next run. */
const mostAtOnce = 500;

interface Bounds {
  readonly from: Date;
  readonly before: Date;
  readonly endsDay: boolean;
}

/** Opens the windows of a scale since its last one, up to the running one. Where no terms are in force there is none. */
export async function openWindows(
  trx: LedgerTransaction,
  { merchant, now, policy }: { readonly merchant: Merchant; readonly now: Date; readonly policy: Policy },
  scale: Scale,
): Promise<void> {
  const merchantId = merchant.id;
  let after = (await findLastWindow(trx, merchantId, scale))?.before_at ?? new Date(0);
  for (let opened = 0; opened < mostAtOnce; opened += 1) {
    const start = await findFirstStart(trx, { merchantId, ...scale }, after);
    if (start === null || start > now) return;
    const next = scale.kind === 'realTime' ? nextTick(start, now, merchant, policy) : windowOf(scale, start, after, merchant);
    if (next === null) return;
    const id = await insertWindow(trx, { merchantId, ...scale, ...next });
    if (id !== null) await tellEvents(trx, [{ merchant_id: merchantId, window_id: id, at: now, actor: 'job:settlement', action: 'open' }]);
    after = next.before;
  }
}

/** Where the merchant's zone has changed, a window begins where the last one ended. */
function windowOf({ period }: Scale, start: Date, after: Date, { timeZone }: Merchant): Bounds {
  const { from, before } = windowAt(period, start.getTime(), timeZone);
  return { from: new Date(Math.max(from, after.getTime())), before: new Date(before), endsDay: true };
}

/** Up to now, and once a day is over with its grace, up to its end. */
function nextTick(start: Date, now: Date, { timeZone }: Merchant, { graceMinutes }: Policy): Bounds | null {
  const dayEnd = windowAt('daily', start.getTime(), timeZone).before;
  if (now.getTime() >= dayEnd + graceMinutes * minute) return { from: start, before: new Date(dayEnd), endsDay: true };
  if (now.getTime() >= dayEnd || now.getTime() - start.getTime() < rhythm) return null;
  return { from: start, before: now, endsDay: false };
}
