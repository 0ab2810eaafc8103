import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import { isAlive, sessionAge } from '#identity/session-life.ts';
import '#modules/launch/launch.schema.ts';

/**
 * The open ones among these sittings whose members are still logged in. Watching does not count as use of a session, so
 * sessions still end.
 */
export async function listSatDown(db: GatewayDatabase, sittingIds: readonly number[], now: Date): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('sitting')
    .leftJoin('session', 'session.token_hash', 'sitting.session_hash')
    .leftJoin('member', 'member.id', 'session.member_id')
    .select('sitting.id')
    .where(sql<boolean>`sitting.id = ANY (${sittingIds}::bigint[])`)
    .where('sitting.closed_at', 'is', null)
    .where('sitting.opened_at', '>', new Date(now.getTime() - sessionAge))
    .where(({ or, and, eb }) => or([eb('sitting.member_id', 'is', null), and([eb('member.state', '=', 'active'), isAlive(now)])]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
