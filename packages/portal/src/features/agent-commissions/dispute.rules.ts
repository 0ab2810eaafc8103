import type { WholeLine } from './agent-commissions.reads.ts';

export type DisputeAction = 'dispute' | 'answer' | 'resolve';

export const longestMessage = 1_000;

const said: readonly string[] = ['dispute', 'answer', 'resolve'] satisfies readonly DisputeAction[];

/** What was said about a line, the first message first. */
export function threadOf({ events }: Pick<WholeLine, 'events'>): WholeLine['events'] {
  return events.filter(({ action }) => said.includes(action));
}

/** What happened to a line and its window, the latest first. */
export function historyOf({ events }: Pick<WholeLine, 'events'>): WholeLine['events'] {
  return events.filter(({ action }) => !said.includes(action)).toReversed();
}

/** What a side may say now: the one that is paid disputes and settles the dispute, the other answers it. */
export function actionsOf({ side, isDisputed }: Pick<WholeLine, 'side' | 'isDisputed'>): readonly DisputeAction[] {
  if (side === 'upline') return isDisputed ? ['answer'] : [];
  return isDisputed ? ['dispute', 'resolve'] : ['dispute'];
}
