import { windowAt } from '@livery/contract/commission-windows';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { findFirstStart } from './agreements.repo.ts';
import type { Policy, Scale } from './settlement.rules.ts';
import { findLastWindow, insertWindow, tellEvents } from './windows.repo.ts';

const minute = 60_000;
/** Real-time salaries are posted this often. */
export const rhythm = 5 * minute;
/** After a long pause, the next run does the rest. */
const mostAtOnce = 500;

interface Bounds {
  readonly from: Date;
  readonly before: Date;
  readonly endsDay: boolean;
}

interface Moment {
  readonly merchant: Merchant;
  readonly now: Date;
  readonly policy: Policy;
}

/** Opens the scale's missing windows up to the running one. A span without terms gets no window. */
export async function openWindows(trx: LedgerTransaction, { merchant, now, policy }: Moment, scale: Scale): Promise<void> {
  const merchantId = merchant.id;
  const isDue = ({ from, before, endsDay }: Bounds): boolean =>
    scale.kind !== 'realTime' || now.getTime() >= (endsDay ? before.getTime() + policy.graceMinutes * minute : from.getTime() + rhythm);
  for await (const next of missingWindows(trx, { merchant, now }, scale)) {
    if (!isDue(next)) return;
    const id = await insertWindow(trx, { merchantId, ...scale, ...next });
    if (id !== null) await tellEvents(trx, [{ merchant_id: merchantId, window_id: id, at: now, actor: 'job:settlement', action: 'open' }]);
  }
}

/** A scale's windows that have begun since its last one, oldest first. For a real-time salary, one window up to now. */
export async function* missingWindows(
  db: GatewayDatabase,
  { merchant, now }: Pick<Moment, 'merchant' | 'now'>,
  scale: Scale,
): AsyncGenerator<Bounds> {
  let after = (await findLastWindow(db, merchant.id, scale))?.before_at ?? new Date(0);
  for (let found = 0; found < mostAtOnce; found += 1) {
    const start = await findFirstStart(db, { merchantId: merchant.id, ...scale }, after);
    if (start === null || start.at > now) return;
    const next = scale.kind === 'realTime' ? tickOf(start.at, now, merchant) : windowOf(scale, start.at, after, merchant);
    // When no more salary is earned, one line a day bills late bookings.
    if (next === null || (start.isLate && !next.endsDay)) return;
    yield next;
    after = next.before;
  }
}

/** If the merchant's time zone has changed, a window begins where the last one ended. */
function windowOf({ period }: Scale, start: Date, after: Date, { timeZone }: Merchant): Bounds {
  const { from, before } = windowAt(period, start.getTime(), timeZone);
  return { from: new Date(Math.max(from, after.getTime())), before: new Date(before), endsDay: true };
}

/** Up to now, or up to the end of a finished day. */
function tickOf(start: Date, now: Date, { timeZone }: Merchant): Bounds | null {
  const dayEnd = new Date(windowAt('daily', start.getTime(), timeZone).before);
  if (now >= dayEnd) return { from: start, before: dayEnd, endsDay: true };
  return now > start ? { from: start, before: now, endsDay: false } : null;
}
