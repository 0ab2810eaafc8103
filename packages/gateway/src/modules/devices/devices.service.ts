import type { GatewayDatabase } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import type { Member } from '#identity/member.ts';
import { noteUse } from '#identity/session-life.ts';
import { readSessionTimes, type SessionTimes } from './devices.repo.ts';

interface MemberAt {
  readonly db: GatewayDatabase;
  readonly member: Member;
  readonly now: Date;
}

/** @throws AppError NOT_LOGGED_IN if the session has ended since the call was admitted */
export async function lifeOf({ db, member }: MemberAt): Promise<SessionTimes> {
  const times = await readSessionTimes(db, member.sessionHash);
  if (times === null) throw new AppError('NOT_LOGGED_IN');
  return times;
}

/**
 * Records that the member is active. It is written at once, because the answer says how long the session lasts.
 *
 * @throws AppError NOT_LOGGED_IN
 */
export async function keepAlive(call: MemberAt): Promise<SessionTimes> {
  await noteUse(call.db, call.member.sessionHash, call.now);
  return lifeOf(call);
}
