import type { WholeLine } from './agent-commissions.reads.ts';

export type DisputeAction = 'dispute' | 'answer' | 'resolve';

export const longestMessage = 1_000;

const said: readonly string[] = ['dispute', 'answer', 'resolve'] satisfies readonly DisputeAction[];

/** Messages about a line, oldest first. */
export function threadOf({ events }: Pick<WholeLine, 'events'>): WholeLine['events'] {
  return events.filter(({ action }) => said.includes(action));
}

/** History of a line and its window, latest first. */
export function historyOf({ events }: Pick<WholeLine, 'events'>): WholeLine['events'] {
  return events.filter(({ action }) => !said.includes(action)).toReversed();
}

/** A side's options now: the payee opens and closes the dispute, the other side answers. */
export function actionsOf({ side, isDisputed }: Pick<WholeLine, 'side' | 'isDisputed'>): readonly DisputeAction[] {
  if (side === 'upline') return isDisputed ? ['answer'] : [];
  return isDisputed ? ['dispute', 'resolve'] : ['dispute'];
}
