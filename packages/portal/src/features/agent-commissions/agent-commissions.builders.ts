import { settleWindow } from '@livery/contract/commission-settle-window';
import { listSteps } from '@livery/contract/commission-step-list';
import { noFigures } from '@livery/contract/commission-figures';
import { nothingCarried, type WindowInput } from '@livery/contract/commission-outcome';
import { stepUnits } from '@livery/contract/commission-explain';
import { plainRules } from '@livery/contract/commission-terms';
import type { ValueOf } from '@livery/contract/shapes';
import type { Explanation, Line, LineEvent, WholeLine } from './agent-commissions.reads.ts';

type Steps = Parameters<typeof listSteps>[0];

const tier = { periodicMinimumBet: 0, profitLoss: 0, minimumActiveMembers: 0, rate: 200_000, lostRate: null };

/**
 * A dividend on its second tier. Bonuses and a carried loss are deducted, a downline gets its share, and a late void is
 * corrected.
 */
export const dividendInput: WindowInput = {
  terms: {
    kind: 'dividend',
    period: 'monthly',
    minimumBet: 10_000,
    tiers: [tier, { ...tier, periodicMinimumBet: 1_000_000, minimumActiveMembers: 5, rate: 300_000 }],
    rules: { ...plainRules, carry: 'one' },
  },
  version: 3,
  figures: { ...noFigures, validStake: 2_000_000, stake: 2_000_000, payout: 1_700_000, bonuses: 20_000, activeMembers: 8 },
  days: 30,
  place: { isFirstHalf: true, endsMonth: false },
  results: [],
  children: [{ id: 21, payer: 'house', amount: 25_000 }],
  opening: { ...nothingCarried, carry: 30_000 },
  adjustments: [{ line: 40, amount: -1_500 }],
  fromParent: null,
};

export function explanationOf(steps: Steps): Explanation {
  const { roots, steps: list } = listSteps(steps);
  return { roots: [...roots], steps: list.map((step) => ({ ...step, of: [...step.of], unit: stepUnits[step.name] })) };
}

export function aLine(change: Partial<Line> = {}): Line {
  return {
    id: 41,
    agreement: 12,
    kind: 'dividend',
    downline: { id: 7, account: 'agent2' },
    payer: { id: 3, account: 'agent' },
    from: '2026-04-01T03:00:00.000Z',
    to: '2026-05-01T03:00:00.000Z',
    state: 'partPaid',
    tier: 1,
    base: 250_000,
    gross: 75_000,
    net: 48_500,
    due: 48_500,
    received: 20_000,
    isDisputed: false,
    ...change,
  };
}

const paid: LineEvent = { at: '2026-05-01T03:15:00.000Z', by: 'system', action: 'pay', text: '', amount: 20_000 };
const calculated: LineEvent = { at: '2026-05-01T03:15:00.000Z', by: 'system', action: 'calculate', text: '', amount: null };

/** The same, from the downline's side. */
export function aWholeLine(change: Partial<WholeLine> = {}): WholeLine {
  return {
    ...aLine(),
    currency: 'BRL',
    side: 'downline',
    explanation: explanationOf(settleWindow(dividendInput).explanation),
    events: [calculated, paid],
    ...change,
  };
}

export function aMessage(action: 'dispute' | 'answer' | 'resolve', by: LineEvent['by'], text: string): LineEvent {
  return { at: '2026-05-02T12:00:00.000Z', by, action, text, amount: null };
}

export function lineList(items: Line[], totals = { count: items.length, due: 0, received: 0 }): ValueOf<'commissionLines'> {
  return { items, next: null, currency: 'BRL', totals };
}
