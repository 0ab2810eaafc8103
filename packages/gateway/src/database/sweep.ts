import { knownFor } from '../modules/session/login-limits.ts';
import type { Platform } from '../server/platform.ts';
import { sweepCounts } from '../server/rate-counter.ts';
import { nonceLife } from '../server/sealed-payload.ts';
import { isAlive } from '../server/session-life.ts';
import type { GatewayDatabase } from './schema.ts';

const demoMemory = 24 * 3_600_000;

/** Removes what time has made worthless: ended sessions, old nonces, old login failures and networks, demo play. */
export async function sweep({ tenants, merchants }: Pick<Platform, 'tenants' | 'merchants'>, now: Date): Promise<void> {
  for (const { id } of merchants.all()) await sweepMerchant(tenants.of(id), now);
}

async function sweepMerchant(db: GatewayDatabase, now: Date): Promise<void> {
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  await db
    .deleteFrom('session')
    .where(({ not }) => not(isAlive(now)))
    .execute();
  await db.deleteFrom('spent_payload').where('spent_at', '<', before(nonceLife)).execute();
  await sweepCounts(db, now);
  await db.deleteFrom('login_network').where('used_at', '<', before(knownFor)).execute();
  await sweepDemos(db, before(demoMemory));
}

/** Demo sittings move no money, so nobody has to keep them; a day old, they have long been over. */
async function sweepDemos(db: GatewayDatabase, before: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const sittings = trx.selectFrom('sitting').select('id').where('member_id', 'is', null).where('opened_at', '<', before);
    await trx.deleteFrom('slot_seed').where('sitting_id', 'in', sittings).execute();
    await trx.deleteFrom('sitting').where('member_id', 'is', null).where('opened_at', '<', before).execute();
  });
}
