import { sql, type RawBuilder } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';

/** A session ends after this long without use … */
export const sessionIdle = 15 * 60_000;
/** … and after this long in any case. */
export const sessionAge = 12 * 3_600_000;
const noteEvery = 60_000;

/** A live session was used and opened after these instants. */
export interface SessionLimits {
  readonly seenAfter: Date;
  readonly createdAfter: Date;
}

export function sessionLimits(now: Date): SessionLimits {
  return { seenAfter: before(now, sessionIdle), createdAfter: before(now, sessionAge) };
}

/** SQL condition: whether a row of `session` is alive. */
export function isAlive(now: Date): RawBuilder<boolean> {
  const { seenAfter, createdAfter } = sessionLimits(now);
  return sql<boolean>`(session.seen_at > ${seenAfter} AND session.created_at > ${createdAfter})`;
}

/** The same for a prepared statement, with the numbers of its two parameters. */
export function isAliveText(seenAfter: `$${number}`, createdAfter: `$${number}`): string {
  return `(session.seen_at > ${seenAfter} AND session.created_at > ${createdAfter})`;
}

/** A session's last use is recorded at most once a minute, so that reads stay reads. */
export function isDueForNote(seenAt: Date, now: Date): boolean {
  return seenAt < before(now, noteEvery);
}

/** Marks the session as used. False, without a mark, if it has ended or its account is closed. */
export async function noteUse(db: GatewayDatabase, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .from('member')
    .set({ seen_at: now })
    .whereRef('member.id', '=', 'session.member_id')
    .where('member.state', '=', 'active')
    .where('session.token_hash', '=', tokenHash)
    .where(isAlive(now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}
