import type { Results } from './agent-recruiting.reads.ts';

export type Step = keyof Results['total'];

export interface FunnelStep {
  step: Step;
  count: number;
  /** Percent of the picture's width. */
  width: number;
  /** Of the step before, and of those who are active of all who registered: a bonus lets people play without a deposit. */
  share: { of: 'before' | 'registered'; part: number } | null;
}

export const stepOrder: readonly Step[] = ['opened', 'registered', 'verified', 'firstDeposit', 'active'];

/** Each step beside the largest, and what is left of the step before. */
export function funnelOf(total: Results['total']): FunnelStep[] {
  const most = Math.max(...stepOrder.map((step) => total[step]));
  return stepOrder.map((step, index) => {
    const before = step === 'active' ? 'registered' : stepOrder[index - 1];
    const part = before === undefined || total[before] === 0 ? null : Math.min(1, total[step] / total[before]);
    const of = step === 'active' ? 'registered' : 'before';
    return { step, count: total[step], width: most === 0 ? 0 : (100 * total[step]) / most, share: part === null ? null : { of, part } };
  });
}

export function isUntouched(total: Results['total']): boolean {
  return stepOrder.every((step) => total[step] === 0);
}
