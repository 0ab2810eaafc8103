import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import { isAlive, isDueForNote, noteUse } from '#identity/session-life.ts';

/**
 * Whether a member may stake now, asked inside the transaction that stakes: the session that launched the game is alive and the
 * account open. Playing counts as use of the session.
 *
 * @throws AppError NOT_LOGGED_IN
 */
export async function requireMayPlay(trx: Transaction<Database>, sessionHash: Buffer | null, now: Date): Promise<void> {
  if (sessionHash === null) throw new AppError('NOT_LOGGED_IN');
  const session = await trx
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select('session.seen_at')
    .where('session.token_hash', '=', sessionHash)
    .where('member.state', '=', 'active')
    .where(isAlive(now))
    .executeTakeFirst();
  if (session === undefined) throw new AppError('NOT_LOGGED_IN');
  if (isDueForNote(session.seen_at, now)) await noteUse(trx, sessionHash, now);
}
