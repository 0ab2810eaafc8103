import type { FailureCode } from '#api/api-failure.ts';
import { liveTopics } from '@livery/contract/live-topics';

const second = 1_000;
const longestWait = 60 * second;

/** Milliseconds until the next attempt, growing and with jitter. */
export function waitBefore(attempt: number, retryAfter: number | undefined, random: () => number): number {
  const wait = Math.min(second * 2 ** attempt, longestWait);
  return Math.max((retryAfter ?? 0) * second, wait / 2) + Math.round((random() * wait) / 2);
}

/** How long to wait before asking a gateway again that lacks this call. */
export function hasNoStream(code: FailureCode): boolean {
  return code === 'NOT_AVAILABLE' || code === 'NOT_FOUND';
}

/** A page's content that is refreshed by live topics. */
export const everyTopic = liveTopics.filter((topic) => topic !== 'counts');
