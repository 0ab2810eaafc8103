import type { Estimate } from './estimate-read.ts';

/** A team's progress to the next tier, 0 to 1, by its least advanced condition. */
export function tierProgress({
  turnover,
  loss,
  activeMembers,
  next,
}: Pick<Estimate, 'turnover' | 'loss' | 'activeMembers' | 'next'>): number {
  if (next === null) return 1;
  return Math.min(partOf(turnover, next.turnover), partOf(loss, next.loss), partOf(activeMembers ?? 0, next.activeMembers));
}

function partOf(has: number, lacks: number): number {
  return lacks === 0 ? 1 : Math.max(0, has) / Math.max(has + lacks, lacks);
}
