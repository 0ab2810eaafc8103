import type { Results } from './agent-recruiting.reads.ts';

export type Step = keyof Results['total'];

export interface FunnelStep {
  step: Step;
  count: number;
  /** Percent of the picture's width. */
  width: number;
  /** Of the step before; null for the first, and where there was none. */
  ofBefore: number | null;
}

export const stepOrder: readonly Step[] = ['opened', 'registered', 'verified', 'firstDeposit', 'active'];

/** Each step beside the largest, and what is left of the step before. */
export function funnelOf(total: Results['total']): FunnelStep[] {
  const most = Math.max(...stepOrder.map((step) => total[step]));
  return stepOrder.map((step, index) => {
    const before = stepOrder[index - 1];
    const share = before === undefined || total[before] === 0 ? null : total[step] / total[before];
    return {
      step,
      count: total[step],
      width: most === 0 ? 0 : (100 * total[step]) / most,
      ofBefore: share === null ? null : Math.min(1, share),
    };
  });
}

export function isUntouched(total: Results['total']): boolean {
  return stepOrder.every((step) => total[step] === 0);
}
