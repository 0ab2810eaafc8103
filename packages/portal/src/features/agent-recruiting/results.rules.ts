import type { Results } from './agent-recruiting.reads.ts';

export type Step = keyof Results['total'];

export interface FunnelStep {
  step: Step;
  count: number;
  /** As a percentage of the chart's width. */
  width: number;
  /** Verification, deposit and play can come in any order, so the later steps are shares of the registrations. */
  share: { of: 'opened' | 'registered'; part: number } | null;
}

export const stepOrder: readonly Step[] = ['opened', 'registered', 'verified', 'firstDeposit', 'active'];

/** Each step relative to the largest, and its share of visitors or registrations. */
export function funnelOf(total: Results['total']): FunnelStep[] {
  const most = Math.max(...stepOrder.map((step) => total[step]));
  return stepOrder.map((step) => {
    const of = step === 'registered' ? 'opened' : 'registered';
    const share = step === 'opened' || total[of] === 0 ? null : ({ of, part: Math.min(1, total[step] / total[of]) } as const);
    return { step, count: total[step], width: most === 0 ? 0 : (100 * total[step]) / most, share };
  });
}

export function isUntouched(total: Results['total']): boolean {
  return stepOrder.every((step) => total[step] === 0);
}
