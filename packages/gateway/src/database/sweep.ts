import { sessionAge, sessionIdle } from '../server/authentication.ts';
import { nonceLife } from '../server/sealed-payload.ts';
import type { GatewayDatabase } from './schema.ts';

/** Removes what time has made worthless: ended sessions, old nonces, old login failures. */
export async function sweep(db: GatewayDatabase, now: Date): Promise<void> {
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  await db
    .deleteFrom('session')
    .where((row) => row.or([row('seen_at', '<', before(sessionIdle)), row('created_at', '<', before(sessionAge))]))
    .execute();
  await db.deleteFrom('spent_payload').where('spent_at', '<', before(nonceLife)).execute();
  await db.deleteFrom('login_attempt').where('started_at', '<', before(sessionAge)).execute();
}
