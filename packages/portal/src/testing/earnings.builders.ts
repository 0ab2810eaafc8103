import type { ValueOf } from '@livery/contract/shapes';

type Estimates = ValueOf<'commissionEstimate'>;

/** Daily wages on the first of two tiers. */
export function anEstimate(change: Partial<Estimates['estimates'][number]> = {}): Estimates['estimates'][number] {
  return {
    agreement: 12,
    kind: 'daily',
    from: '2026-05-17T03:00:00.000Z',
    to: '2026-05-18T03:00:00.000Z',
    today: 12_345,
    income: 12_345,
    gross: 20_000,
    due: 20_000,
    turnover: 160_000,
    loss: 40_000,
    activeMembers: 12,
    tiers: 2,
    tier: 0,
    next: { tier: 1, turnover: 840_000, loss: 0, activeMembers: 3 },
    ...change,
  };
}

export function estimatesOf(...estimates: Estimates['estimates']): Estimates {
  return { until: '2026-05-17T14:03:07Z', currency: 'BRL', estimates };
}
