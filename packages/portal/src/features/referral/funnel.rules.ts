import type { Referral } from './referral.reads.ts';

export interface FunnelStep {
  step: keyof Referral['funnel'];
  count: number;
  /** Start and end of the step, in percent of the chart's width. */
  top: number;
  bottom: number;
  /** The share of the previous step. Null for the first step, or if the previous one was zero. */
  ofBefore: number | null;
}

/** The minimum width, so that every step is visible. */
const narrowest = 12;

/**
 * The steps of the funnel with their widths. Registrations without a counted visit never make a step wider than the
 * previous one.
 */
export function funnelSteps(funnel: Referral['funnel']): FunnelStep[] {
  const steps = ['clicks', 'registrations', 'firstDeposits'] as const;
  const most = Math.max(funnel.clicks, funnel.registrations, funnel.firstDeposits);
  const widths = steps.map((step) => (most === 0 ? 0 : (100 * funnel[step]) / most));
  const width = (index: number) => Math.max(narrowest, Math.min(...widths.slice(0, index + 1).map((own, at) => (at === 0 ? 100 : own))));
  return steps.map((step, index) => {
    const before = index === 0 ? undefined : steps[index - 1];
    return {
      step,
      count: funnel[step],
      top: width(index),
      bottom: width(Math.min(index + 1, steps.length - 1)),
      ofBefore: before === undefined || funnel[before] === 0 ? null : Math.min(1, funnel[step] / funnel[before]),
    };
  });
}
