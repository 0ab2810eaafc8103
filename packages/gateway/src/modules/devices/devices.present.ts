import type { SessionLife } from '@livery/contract/shapes';
import { sessionAge, sessionIdle } from '../../server/session-life.ts';
import type { SessionTimes } from './devices.repo.ts';

export function presentLife({ createdAt, seenAt }: SessionTimes, now: Date): SessionLife {
  return { serverTime: now.getTime(), idleEnd: seenAt.getTime() + sessionIdle, finalEnd: createdAt.getTime() + sessionAge };
}
