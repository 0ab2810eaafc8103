import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, GatewayDatabase } from '../../database/schema.ts';
import './games.tables.ts';

export async function insertTicket(db: GatewayDatabase, ticket: Insertable<Database['launch_ticket']>): Promise<void> {
  await db.insertInto('launch_ticket').values(ticket).execute();
}

export async function deleteOldTickets(db: GatewayDatabase, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('launch_ticket').where('expires_at', '<', expiredBefore).execute();
}

type DemoCount = Pick<Selectable<Database['demo_launch']>, 'launches' | 'started_at'>;

/** Counts one more; a count that began before `windowStart` begins anew. */
export async function upsertDemoLaunch(
  db: GatewayDatabase,
  { merchantId, network }: { readonly merchantId: number; readonly network: string },
  windowStart: Date,
  now: Date,
): Promise<DemoCount> {
  const isOver = sql<boolean>`demo_launch.started_at < ${windowStart}`;
  return db
    .insertInto('demo_launch')
    .values({ merchant_id: merchantId, network, launches: 1, started_at: now })
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'network']).doUpdateSet({
        launches: sql`CASE WHEN ${isOver} THEN 1 ELSE demo_launch.launches + 1 END`,
        started_at: sql`CASE WHEN ${isOver} THEN excluded.started_at ELSE demo_launch.started_at END`,
      }),
    )
    .returning(['launches', 'started_at'])
    .executeTakeFirstOrThrow();
}
