import type { GatewayDatabase } from '../../database/schema.ts';
import { isAlive } from '../../server/session-life.ts';
import { knownFor } from './login-limits.ts';

export async function deleteEndedSessions(db: GatewayDatabase, now: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where(({ not }) => not(isAlive(now)))
    .execute();
}

/** A network that was not used for long is nobody's own. */
export async function deleteOldNetworks(db: GatewayDatabase, now: Date): Promise<void> {
  await db
    .deleteFrom('login_network')
    .where('used_at', '<', new Date(now.getTime() - knownFor))
    .execute();
}
