import { bettingStates, type Issue } from '../issues/issue.repo.ts';
import type { Lottery } from '../lottery.repo.ts';

/** A ticket can be cancelled until its issue begins to close. */
export function isCancellable(
  { state, closes_at }: Pick<Issue, 'state' | 'closes_at'>,
  { closing }: Pick<Lottery, 'closing'>,
  now: Date,
): boolean {
  return bettingStates.some((each) => each === state) && now.getTime() < closes_at.getTime() - closing * 1_000;
}
