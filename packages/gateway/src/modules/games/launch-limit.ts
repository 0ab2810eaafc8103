import type { GatewayDatabase } from '../../database/schema.ts';
import { AppError } from '../../server/app-error.ts';
import { networkOf } from '../../server/network.ts';
import { upsertDemoLaunch } from './launch.repo.ts';

/** Demos that one network may start with a merchant within {@link demoWindow}: many people may share an address. */
export const demoLimit = 60;
export const demoWindow = 10 * 60_000;

interface Visitor {
  readonly merchantId: number;
  readonly ip: string;
}

/**
 * Counts a demo before anything is stored for it: it needs no account, so nothing else stands between a script and the tables.
 *
 * @throws AppError RATE_LIMITED
 */
export async function countDemo(db: GatewayDatabase, { merchantId, ip }: Visitor, now: Date): Promise<void> {
  const windowStart = new Date(now.getTime() - demoWindow);
  const { launches, started_at } = await upsertDemoLaunch(db, { merchantId, network: networkOf(ip) }, windowStart, now);
  if (launches <= demoLimit) return;
  const wait = Math.ceil((started_at.getTime() + demoWindow - now.getTime()) / 1000);
  throw new AppError('RATE_LIMITED', { retryAfter: Math.max(1, wait) });
}
