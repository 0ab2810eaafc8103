import type { GatewayDatabase } from '#database/schema.ts';
import { networkOf } from '#base/network.ts';
import { countUse, defineLimit, refuseFor, type Use } from '#limits/rate-counter.ts';

const minute = 60_000;

/** Demos per network and merchant. Many people may share an address. */
export const demoLimit = defineLimit({ scope: 'demo', uses: 60, window: 10 * minute });

/** Real-money launches per member. Each stores a ticket, and nobody opens a game every two seconds. */
export const launchLimit = defineLimit({ scope: 'launch', uses: 30, window: minute });

/**
 * Counts a demo before anything is stored for it. A demo needs no account, so only this limit keeps a script from
 * filling the tables.
 *
 * @throws AppError RATE_LIMITED
 */
export async function countDemo(db: GatewayDatabase, { merchantId, ip }: { merchantId: number; ip: string }, now: Date): Promise<void> {
  await count(db, { limit: demoLimit, merchantId, subject: networkOf(ip) }, now);
}

/**
 * Counts a real-money launch before anything is stored for it.
 *
 * @throws AppError RATE_LIMITED
 */
export async function countLaunch(
  db: GatewayDatabase,
  { merchantId, memberId }: { merchantId: number; memberId: number },
  now: Date,
): Promise<void> {
  await count(db, { limit: launchLimit, merchantId, subject: String(memberId) }, now);
}

async function count(db: GatewayDatabase, use: Use, now: Date): Promise<void> {
  const retryAfter = await countUse(db, use, now);
  refuseFor(retryAfter);
}
