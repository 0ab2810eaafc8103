import type { MemberSession, SessionLife } from '@livery/contract/shapes';
import { sessionAge, sessionIdle } from '#identity/session-life.ts';
import { deviceOf, shortenNetwork } from './device-names.rules.ts';
import type { SessionRow, SessionTimes } from './devices.repo.ts';

export function presentLife({ createdAt, seenAt }: SessionTimes, now: Date): SessionLife {
  return { serverTime: now.getTime(), idleEnd: seenAt.getTime() + sessionIdle, finalEnd: createdAt.getTime() + sessionAge };
}

/** The current one first, then by last use. */
export function presentSessions(rows: readonly SessionRow[], own: Buffer): { sessions: MemberSession[] } {
  const sessions = rows.map(({ id, token_hash, network, user_agent, created_at, seen_at }) => ({
    id,
    device: deviceOf(user_agent),
    network: shortenNetwork(network),
    startedAt: created_at.toISOString(),
    seenAt: seen_at.toISOString(),
    isThis: token_hash.equals(own),
  }));
  return { sessions: sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis)) };
}
