import type { GatewayDatabase } from '#database/schema.ts';
import { isAlive } from '#identity/session-life.ts';
import { knownFor } from './login.limits.ts';

export async function deleteEndedSessions(db: GatewayDatabase, now: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where(({ not }) => not(isAlive(now)))
    .execute();
}

/** A network or a device that was not used for long is nobody's own. */
export async function deleteOldTraces(db: GatewayDatabase, now: Date): Promise<void> {
  await db
    .deleteFrom('login_trace')
    .where('used_at', '<', new Date(now.getTime() - knownFor))
    .execute();
}
