import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { isAlive } from '#identity/session-life.ts';

/** Returns the number of live ones. */
export async function endSessionsOf(trx: Transaction<Database>, memberId: number, now: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('session')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where(isAlive(now))
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('session').where('member_id', '=', memberId).execute();
  return Number(count);
}
