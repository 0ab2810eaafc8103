import { sql } from 'kysely';
import type { GatewayDatabase } from '../../database/schema.ts';
import { AppError } from '../../server/app-error.ts';
import { networkOf } from '../../server/network.ts';

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
  const isOver = sql<boolean>`demo_launch.started_at < ${new Date(now.getTime() - demoWindow)}`;
  const { launches, started_at } = await db
    .insertInto('demo_launch')
    .values({ merchant_id: merchantId, network: networkOf(ip), launches: 1, started_at: now })
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'network']).doUpdateSet({
        launches: sql`CASE WHEN ${isOver} THEN 1 ELSE demo_launch.launches + 1 END`,
        started_at: sql`CASE WHEN ${isOver} THEN excluded.started_at ELSE demo_launch.started_at END`,
      }),
    )
    .returning(['launches', 'started_at'])
    .executeTakeFirstOrThrow();
  if (launches <= demoLimit) return;
  const wait = Math.ceil((started_at.getTime() + demoWindow - now.getTime()) / 1000);
  throw new AppError('RATE_LIMITED', { retryAfter: Math.max(1, wait) });
}
