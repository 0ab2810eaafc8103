import type { GatewayDatabase } from '#database/schema.ts';
import { isAlive } from '#identity/session-life.ts';
import { knownFor } from './login.limits.ts';

export async function deleteEndedSessions(db: GatewayDatabase, now: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where(({ not }) => not(isAlive(now)))
    .execute();
}

/** A network or device that has not been used for long no longer counts as the member's own. */
export async function deleteOldTraces(db: GatewayDatabase, now: Date): Promise<void> {
  await db
    .deleteFrom('login_trace')
    .where('used_at', '<', new Date(now.getTime() - knownFor))
    .execute();
}
